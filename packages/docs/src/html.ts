import { readFile } from "node:fs/promises";
import type { Contract } from "./contract.ts";

/** Wraps a body in a page of the site, which loads nothing and runs nothing. */
export async function htmlPage(title: string, body: string): Promise<string> {
  const styles = await Promise.all(["site.css", "bar.css"].map(readStyle));
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>
${styles.join("")}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

function readStyle(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), "utf8");
}

/** Renders the bar above every page of a contract, which links to the others. */
export function contractBar({ title, profiles, register }: Contract, current: string): string {
  const pages = [...profiles, { label: "Extension points", href: register.href }];
  const links = pages.map(({ label, href }) => {
    const mark = href === current ? ' aria-current="page"' : "";
    return `<a href="${escapeHtml(href)}"${mark}>${escapeHtml(label)}</a>`;
  });
  return `<nav class="bar"><a href="index.html">← All documents</a> <b>${escapeHtml(title)}</b> ${links.join(" ")}</nav>`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text so that it is safe in HTML content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Renders a path as HTML that may wrap after its slashes on a narrow screen. */
export function breakablePath(path: string): string {
  return escapeHtml(path).replaceAll("/", "/<wbr>");
}

/** Formats an amount with its noun: `1 operation`, `2 operations`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
