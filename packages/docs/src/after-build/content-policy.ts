import { createHash } from "node:crypto";

/** Scripts without an address: those that run before the page is painted. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>(.*?)<\/script>/gs;

const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Puts a content security policy into a page: it loads from its own site alone and runs only the inline scripts that
 * the build wrote. Requests may go elsewhere, since readers can send them to a server of theirs.
 */
export function withContentPolicy(html: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(html)}">`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => `${charset}${meta}`);
}

function policyOf(html: string): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'self'"],
    // The search is WebAssembly.
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
