/**
 * Defines `<seamline-list-filter>`, which hides entries on the page (`data-filtered`) that do not match its form. It
 * reads the filter from the URL query (`?state=open`), and updates the query on changes.
 */
class ListFilterElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    if (form === null) return;
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")];
    readQuery(fields);
    showMatches(form, fields);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => {
      showMatches(form, fields);
      writeQuery(fields);
    });
  }
}

type FilterField = HTMLInputElement | HTMLSelectElement;

function readQuery(fields: readonly FilterField[]): void {
  const asked = new URLSearchParams(location.search);
  for (const field of fields) {
    field.value = asked.get(field.name) ?? "";
    // An unknown value in the query would leave the field blank.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = "";
  }
}

function writeQuery(fields: readonly FilterField[]): void {
  const chosen = fields.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]);
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
  history.replaceState(null, "", `${location.pathname}${query}`);
}

function showMatches(form: HTMLFormElement, fields: readonly FilterField[]): void {
  const entries = [...document.querySelectorAll<HTMLElement>("[data-filtered]")];
  const matches = entries.filter((entry) => fields.every((field) => isMatch(entry, field)));
  const shown = new Set(matches);
  for (const entry of entries) entry.hidden = !shown.has(entry);
  for (const group of document.querySelectorAll<HTMLElement>("[data-filtered-group]"))
    group.hidden = group.querySelector("[data-filtered]:not([hidden])") === null;
  const output = form.querySelector("output");
  if (output) output.value = `${matches.length} of ${entries.length}`;
}

/** Returns whether an entry contains all entered words, or its attribute contains the chosen value. */
function isMatch(entry: HTMLElement, { name, value }: FilterField): boolean {
  const wanted = value.trim().toLowerCase();
  if (wanted === "") return true;
  if (name !== "text") return (entry.dataset[name] ?? "").toLowerCase().split("|").includes(wanted);
  const text = entry.textContent.toLowerCase();
  return wanted.split(/\s+/).every((word) => text.includes(word));
}

customElements.define("seamline-list-filter", ListFilterElement);
