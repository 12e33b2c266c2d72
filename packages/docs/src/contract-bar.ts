import type { Contract } from "./contract.ts";
import { escapeHtml as text } from "./escape-html.ts";

/** The bar above every page of a contract, which leads to the others. */
export function contractBar({ title, profiles, register }: Contract, current: string): string {
  const pages = [...profiles, { label: "Extension points", href: register.href }];
  const links = pages.map(({ label, href }) => {
    const mark = href === current ? ' aria-current="page"' : "";
    return `<a href="${text(href)}"${mark}>${text(label)}</a>`;
  });
  return `<nav class="bar"><a href="index.html">← All documents</a> <b>${text(title)}</b> ${links.join(" ")}</nav>`;
}
