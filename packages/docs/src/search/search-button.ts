/** Defines `<seamline-search>`, which opens the search on a click, Ctrl+K, ⌘K, or `/` outside text fields. */
class SearchButton extends HTMLElement {
  connectedCallback(): void {
    if (/Mac|iP(?:hone|ad)/.test(navigator.platform)) this.querySelector("kbd")?.replaceChildren("⌘ K");
    this.querySelector("button")?.addEventListener("click", () => void this.#open());
    addEventListener("keydown", (event) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      void this.#open();
    });
  }

  async #open(): Promise<void> {
    const root = new URL(this.dataset["root"] ?? "/", document.baseURI);
    const { openSearch } = await import("./search-dialog.tsx");
    openSearch(root);
  }
}

function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping;
}

customElements.define("seamline-search", SearchButton);
