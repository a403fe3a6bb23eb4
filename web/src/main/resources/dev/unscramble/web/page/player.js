// A view of Unscramble on any page, by one script and one element. The script comes from wherever Unscramble is:
//
//   <script src="https://example.org/unscramble/player.js"></script>
//   <unscramble-player view="watch" start="724 5b6 831" algorithm="astar" heuristic="manhattan"></unscramble-player>

(() => {
  const home = /** @type {HTMLScriptElement} */ (document.currentScript).src;

  /** The attributes that are settings of the page, and those that become one. */
  const SETTINGS = ["start", "puzzle", "goal", "metric", "moves", "step", "solvers", "time", "measure", "lesson", "own"];
  const OTHERS = ["view", "algorithm", "heuristic", "theme", "height"];

  /** Heights that show a view without scrolling in a column of text. */
  const HEIGHTS = { play: "900px", watch: "900px", race: "600px", lessons: "1100px" };

  /** The address of a view. */
  const addressOf = (attribute) => {
    const view = attribute("view") ?? "play";
    const settings = new URLSearchParams();
    SETTINGS.forEach((name) => attribute(name) !== null && settings.set(name, attribute(name)));
    const algorithm = attribute("algorithm");
    if (algorithm !== null) {
      settings.set("solver", [algorithm, attribute("heuristic")].filter(Boolean).join(" "));
    }
    const theme = attribute("theme");
    const address = new URL(theme ? `./?embed&theme=${encodeURIComponent(theme)}` : "./?embed", home);
    address.hash = `/${view}?${settings}`;
    return address.href;
  };

  class UnscramblePlayer extends HTMLElement {
    static observedAttributes = [...SETTINGS, ...OTHERS];

    connectedCallback() {
      this.show();
    }

    attributeChangedCallback() {
      if (this.isConnected) {
        this.show();
      }
    }

    show() {
      const view = this.getAttribute("view") ?? "play";
      const frame = document.createElement("iframe");
      frame.src = addressOf((name) => this.getAttribute(name));
      frame.title = this.title || `Unscramble: ${view}`;
      frame.loading = "lazy";
      frame.allow = "clipboard-write";
      Object.assign(frame.style, { width: "100%", height: this.getAttribute("height") ?? HEIGHTS[view] ?? HEIGHTS.play, border: "0" });
      this.style.display = "block";
      this.replaceChildren(frame);
    }
  }

  customElements.define("unscramble-player", UnscramblePlayer);
})();
