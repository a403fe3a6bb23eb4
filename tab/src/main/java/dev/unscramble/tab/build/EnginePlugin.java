package dev.unscramble.tab.build;

import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** The changes to classes before they are compiled. */
public final class EnginePlugin implements TeaVMPlugin {
    @Override
    public void install(TeaVMHost host) {
        host.add(new KernelCopies());
        host.add(new KernelFields());
        host.add(new Redirects());
    }
}
