import { createHash } from "node:crypto";

/** Inline scripts that run before the page is painted. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>(.*?)<\/script>/gs;

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Adds a content security policy to a page. The policy allows only resources from the site and inline scripts from the
 * build. It allows requests to all hosts, because readers can try operations on their own servers.
 */
export function withContentPolicy(html: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => `${charset}${meta}`);
}

function policyOf(html: string): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    // The search uses WebAssembly.
    "script-src": ["'self'", "'wasm-unsafe-eval'", ...hashes(html, INLINE_SCRIPT)],
    "style-src": ["'self'", ...hashes(html, INLINE_STYLE)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'", "https:", "http://127.0.0.1:*", "http://localhost:*"],
    "worker-src": ["'self'", "blob:"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(html: string, parts: RegExp): string[] {
  const texts = new Set([...html.matchAll(parts)].map(([, text = ""]) => text));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
