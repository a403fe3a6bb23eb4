// Before anything is drawn, so that nothing flashes: the theme that was chosen here last.
(function () {
  var chosen = null;
  try {
    chosen = window.localStorage.getItem("theme");
  } catch (e) {
    // A browser may keep no notes; then the system's theme holds.
  }
  chosen = new URLSearchParams(location.search).get("theme") || chosen; // where the page is a part of another
  if (location.protocol !== "file:") {
    document.documentElement.dataset.served = "";
  }
  if (chosen === "light" || chosen === "dark") {
    document.documentElement.dataset.theme = chosen;
  }
})();
