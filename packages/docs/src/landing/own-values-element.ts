/** Defines `<seamline-own-values>`, which shows a union type of the values that the reader enters. */
class OwnValues extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector("input");
    const output = this.querySelector("output");
    if (input === null || output === null) return;
    input.addEventListener("input", () => {
      output.textContent = typeOf(input.value);
    });
  }
}

function typeOf(text: string): string {
  const values = text.split(/[\s,]+/).filter(Boolean);
  if (values.length === 0) return "never: enter at least one value";
  return [...new Set(values)].map((value) => JSON.stringify(value)).join(" | ");
}

customElements.define("seamline-own-values", OwnValues);
