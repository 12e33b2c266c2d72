import type { IndexedPage } from "../after-build/page-index.ts";
import { nearestPages } from "./nearest-pages.ts";

/**
 * Defines `<seamline-nearest-pages>`, which lists the pages with the URLs that are most similar to the current URL.
 */
class NearestPages extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const root = new URL(this.dataset["root"] ?? "/", location.href);
    const response = await fetch(new URL("pages.json", root));
    const pages = (await response.json()) as IndexedPage[];
    const items = nearestPages(pages, location.pathname.slice(root.pathname.length)).map((page) =>
      itemOf(page, root),
    );
    this.querySelector("ul")?.replaceChildren(...items);
    this.hidden = items.length === 0;
  }
}

function itemOf({ path, title, of, method }: IndexedPage, root: URL): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = new URL(path, root).href;
  link.append(title);
  item.append(link, ...[method, of].filter(Boolean).map((word) => ` ${word}`));
  return item;
}

customElements.define("seamline-nearest-pages", NearestPages);
