import type { IncomingMessage } from "node:http";
import { type SiteFile, siteFile } from "./site-file.ts";

/** Returns the requested page's Markdown, if the client prefers Markdown and the page has a Markdown version. */
export async function markdownOfPage(root: string, request: IncomingMessage): Promise<SiteFile | undefined> {
  if (!prefersMarkdown(request)) return undefined;
  const path = (request.url ?? "/").split(/[?#]/, 1)[0] ?? "/";
  const twin = path === "/" ? "/index.md" : `${path.replace(/\/$/, "")}.md`;
  const found = await siteFile(root, twin);
  return typeof found === "object" ? found : undefined;
}

/** Returns whether a client accepts Markdown, and HTML only with a lower quality or not at all (RFC 9110 §12.5.1). */
function prefersMarkdown({ headers }: IncomingMessage): boolean {
  const accepted = String(headers.accept ?? "");
  const markdown = qualityOf(accepted, "text/markdown");
  return markdown > 0 && markdown > qualityOf(accepted, "text/html");
}

function qualityOf(accepted: string, type: string): number {
  const entry = accepted.split(",").find((each) => each.split(";")[0]?.trim().toLowerCase() === type);
  return entry === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1);
}
