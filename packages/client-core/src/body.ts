import { InvalidArgumentError } from "./errors/invalid-argument-error.ts";

/** How openapi-fetch is to write a body. */
export interface BodyWriting {
  /** `null` where the platform writes the header, with boundary or charset. */
  readonly contentType: string | null;
  /** Absent where openapi-fetch's own serialiser writes the body: JSON, or a form. */
  readonly bodySerializer?: (body: unknown) => unknown;
}

const asGiven = (body: unknown): unknown => body;

/**
 * Says how a body is written. Bytes, blobs, forms, streams and functions that make streams go through unchanged,
 * as does text that is not JSON.
 *
 * @param type media type asked for; JSON where there is none
 * @throws InvalidArgumentError when the body cannot be written as `type`
 */
export function writingOf(body: unknown, type: string | undefined): BodyWriting {
  const isJson = /json/i.test(type ?? "json");
  if (body instanceof FormData) return { contentType: null, bodySerializer: asGiven };
  if (body instanceof URLSearchParams) return { contentType: type ?? null, bodySerializer: asGiven };
  if (isBytes(body) || (typeof body === "string" && !isJson)) {
    const ownType = body instanceof Blob && body.type;
    return { contentType: type ?? (ownType || "application/octet-stream"), bodySerializer: asGiven };
  }
  if (isJson || type?.endsWith("urlencoded")) return { contentType: type ?? "application/json" };
  throw new InvalidArgumentError(
    "body",
    `must be text, bytes, a Blob, a FormData or a stream to be sent as ${type}`,
  );
}

function isBytes(body: unknown): boolean {
  const kinds = [Blob, ReadableStream, ArrayBuffer];
  return typeof body === "function" || ArrayBuffer.isView(body) || kinds.some((kind) => body instanceof kind);
}
