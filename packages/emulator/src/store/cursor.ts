import { InvalidCursorError } from "./errors/invalid-cursor-error.ts";

/** What a cursor belongs to: a cursor of another list is refused. */
export interface CursorScope {
  readonly space: string;
  /** What every key of the list begins with. */
  readonly prefix: string;
  readonly descending: boolean;
}

/** Length of the check value that a cursor begins with. */
const checkLength = 7;

/** An opaque, URL-safe text that says where a page ended: after `key`, not after a count, so that changes do not move it. */
export function writeCursor(scope: CursorScope, key: string): string {
  const place = key.slice(scope.prefix.length);
  return checkOf(scope, place) + toBase64Url(place);
}

/** The key that a cursor of this list stands after. */
export function readCursor(scope: CursorScope, cursor: string): string {
  const place = fromBase64Url(cursor.slice(checkLength));
  if (place === undefined || checkOf(scope, place) + toBase64Url(place) !== cursor) {
    throw new InvalidCursorError();
  }
  return scope.prefix + place;
}

/** FNV-1a over what the cursor belongs to: finds mistakes. It keeps no secret, since a cursor grants nothing. */
function checkOf(scope: CursorScope, place: string): string {
  const text = JSON.stringify([scope.space, scope.prefix, scope.descending, place]);
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return (hash >>> 0).toString(36).padStart(checkLength, "0");
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(written: string): string | undefined {
  try {
    const bytes = atob(written.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
