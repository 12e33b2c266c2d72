import { readFile } from "node:fs/promises";
import type { OverlayPage } from "./contract.ts";
import { breakablePath, htmlPage, escapeHtml as text } from "./html.ts";

/** Renders an overlay with an anchor for each of its lines: `#L12`. */
export async function renderOverlay({ path, download }: OverlayPage): Promise<string> {
  const yaml = await readFile(download.source, "utf8");
  const lines = yaml.trimEnd().split("\n");
  return htmlPage(
    path,
    `<nav class="bar"><a href="index.html">← All documents</a> <a href="${text(download.href)}" download>Download</a></nav>
<header>
<h1>${breakablePath(path)}</h1>
</header>
<pre class="source">${lines.map(lineOf).join("")}</pre>`,
  );
}

function lineOf(line: string, index: number): string {
  return `<code id="L${index + 1}">${text(line)}\n</code>`;
}
