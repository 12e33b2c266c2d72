/** Defines `<seamline-filter>`, which filters the sidebar links by the entered text. */
class OperationFilter extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    const input = this.querySelector("input");
    input?.addEventListener("input", () => this.#filter(input.value.trim().toLowerCase()));
  }

  get #navigation(): Element | null {
    return this.closest(".site-nav");
  }

  #filter(wanted: string): void {
    for (const section of this.#navigation?.querySelectorAll("section") ?? []) {
      const items = [...section.querySelectorAll("li")];
      for (const item of items) item.hidden = !matches(item, wanted);
      section.hidden = wanted !== "" && items.every((item) => item.hidden);
    }
  }
}

/** Returns whether a link's text or URL contains the search text. URLs end with the operationId. */
function matches(item: Element, wanted: string): boolean {
  const link = item.querySelector("a");
  return `${link?.textContent} ${link?.getAttribute("href")}`.toLowerCase().includes(wanted);
}

customElements.define("seamline-filter", OperationFilter);
