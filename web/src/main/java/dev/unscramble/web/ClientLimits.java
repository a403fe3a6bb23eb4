package dev.unscramble.web;

/**
 * How much of the server one client may use; a client is an address.
 *
 * @param connections how many may be open
 * @param requests how many are answered in a second
 * @param searches how many may run or wait
 * @param races how many may be under way
 */
record ClientLimits(int connections, int requests, int searches, int races) {
    /** For programs on this computer, which all have the same address. */
    static final ClientLimits LOCAL = new ClientLimits(Connections.MOST, Integer.MAX_VALUE, Integer.MAX_VALUE, 16);

    /** For computers on the network; a page that is opened asks for some ten files and answers. */
    static final ClientLimits OPEN = new ClientLimits(64, 200, 32, 16);
}
