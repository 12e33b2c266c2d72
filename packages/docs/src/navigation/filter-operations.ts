/**
 * `<seamline-filter>`: hides the links of the sidebar that do not contain what the reader types, and brings the link of
 * the page at hand into view.
 */
class OperationFilter extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false;
    this.parentElement?.querySelector("li [aria-current]")?.scrollIntoView({ block: "nearest" });
    const input = this.querySelector("input");
    input?.addEventListener("input", () => this.#filter(input.value.trim().toLowerCase()));
  }

  #filter(wanted: string): void {
    for (const section of this.parentElement?.querySelectorAll("section") ?? []) {
      const items = [...section.querySelectorAll("li")];
      for (const item of items) item.hidden = !matches(item, wanted);
      section.hidden = items.every((item) => item.hidden);
    }
  }
}

/** Whether the text or the address of a link, which ends in the operationId, contains what is wanted. */
function matches(item: Element, wanted: string): boolean {
  const link = item.querySelector("a");
  return `${link?.textContent} ${link?.getAttribute("href")}`.toLowerCase().includes(wanted);
}

customElements.define("seamline-filter", OperationFilter);
