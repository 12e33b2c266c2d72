// The page assumes that the site is at the root of the host. If its styles did not load, the site is below a path: try
// the
// folders of the current address and use the one that contains the page index.
(async () => {
  const styles = document.querySelector("link[rel=stylesheet]:not([media])");
  if (!styles || styles.sheet?.cssRules.length > 0) return;
  const prefix = styles.getAttribute("href").replace(/_astro\/.*$/, "");
  const folders = location.pathname.split("/").slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth += 1) {
    const root = `${folders.slice(0, depth).join("/")}/`;
    const found = root !== prefix && (await fetch(`${root}pages.json`, { method: "HEAD" }));
    if (found?.ok) return moveTo(root, prefix);
  }

  function moveTo(root, prefix) {
    for (const name of ["href", "src", "data-root"]) {
      for (const element of document.querySelectorAll(`[${name}^="${prefix}"]`)) {
        element.setAttribute(name, root + element.getAttribute(name).slice(prefix.length));
        // A script that failed to load does not run again, but a copy does.
        if (element.localName === "script") element.replaceWith(copyOf(element));
      }
    }
  }

  function copyOf(script) {
    const copy = document.createElement("script");
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    return copy;
  }
})();
