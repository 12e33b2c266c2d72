import { readFile } from "node:fs/promises";
import { escapeHtml as text } from "./escape-html.ts";

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
<title>${text(title)}</title>
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
