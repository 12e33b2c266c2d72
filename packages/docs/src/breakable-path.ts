import { escapeHtml } from "./escape-html.ts";

/** A path as HTML that may wrap behind its slashes on a narrow screen. */
export function breakablePath(path: string): string {
  return escapeHtml(path).replaceAll("/", "/<wbr>");
}
