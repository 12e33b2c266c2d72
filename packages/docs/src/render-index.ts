import { readFile } from "node:fs/promises";
import type { DocumentPage } from "./document-page.ts";
import { escapeHtml as text } from "./escape-html.ts";

/** Renders the page that lists every document, its operations and its bundles. */
export async function renderIndex(pages: readonly DocumentPage[]): Promise<string> {
  const css = await readFile(new URL("index.css", import.meta.url), "utf8");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Seamline contracts</title>
<style>
${css}</style>
</head>
<body>
<header>
<h1>Seamline contracts</h1>
<p>What each service documents, operation by operation. What its documentation leaves open is marked as an
extension point and never guessed.</p>
</header>
<main>
${pages.map(card).join("\n")}
</main>
</body>
</html>
`;
}

function card(page: DocumentPage): string {
  const { document, operations } = page;
  const facts = [
    count(operations.length, "operation"),
    count(page.points.length, "extension point"),
    document.profile,
  ];
  return `<article>
<h2><a href="${text(page.href)}">${text(titleOf(page))}</a></h2>
<p class="facts">${facts.map((fact) => `<span>${text(fact)}</span>`).join(" ")}</p>
<details>
<summary>Operations</summary>
<ul class="operations">
${operations.map(operationItem).join("\n")}
</ul>
</details>
<details>
<summary>Extension points</summary>
<dl class="points">
${page.points.map(pointItem).join("\n")}
</dl>
</details>
<ul class="downloads" aria-label="Bundles to download">
${page.downloads.map(({ href, label }) => `<li><a href="${text(href)}" download>${text(label)}</a></li>`).join("\n")}
</ul>
</article>`;
}

function titleOf({ document }: DocumentPage): string {
  return document.version === undefined ? document.title : `${document.title}, ${document.version}`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

function operationItem({ method, path, summary, href }: DocumentPage["operations"][number]): string {
  const code = `<code><b>${method}</b> ${breakable(path)}</code>`;
  return `<li><a href="${text(href)}">${text(summary)}</a>${code}</li>`;
}

function pointItem({ id, area, source, summary }: DocumentPage["points"][number]): string {
  const place = `<span>${text(area)}; not shown in “${text(source)}”</span>`;
  return `<dt><code>${text(id)}</code></dt><dd>${text(summary)} ${place}</dd>`;
}

/** Lets a long path wrap behind its slashes on a narrow screen. */
function breakable(path: string): string {
  return text(path).replaceAll("/", "/<wbr>");
}
