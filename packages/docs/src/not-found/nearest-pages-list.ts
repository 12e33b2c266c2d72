import type { IndexedPage } from "../after-build/page-index.ts";
import { nearestPages } from "./nearest-pages.ts";

/** Defines `<seamline-nearest-pages>`, which lists the pages whose URLs are most similar to the current URL. */
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
  if (method) item.append(labelled("b", `method ${method.toLowerCase()}`, method), " ");
  item.append(link);
  if (of) item.append(" ", labelled("small", "", of));
  return item;
}

function labelled(tag: string, className: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(text);
  return element;
}

customElements.define("seamline-nearest-pages", NearestPages);
