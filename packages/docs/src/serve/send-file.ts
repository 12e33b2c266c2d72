import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { SiteFile } from "./site-file.ts";

/** A media type, and whether to compress its files. */
type MediaType = readonly [type: string, compressible: boolean];

const MEDIA_TYPES: Readonly<Record<string, MediaType>> = {
  ".css": ["text/css; charset=utf-8", true],
  ".html": ["text/html; charset=utf-8", true],
  ".js": ["text/javascript; charset=utf-8", true],
  ".json": ["application/json; charset=utf-8", true],
  ".md": ["text/markdown; charset=utf-8", true],
  ".svg": ["image/svg+xml", true],
  ".txt": ["text/plain; charset=utf-8", true],
  ".wasm": ["application/wasm", true],
  ".woff2": ["font/woff2", false],
  ".xml": ["application/xml; charset=utf-8", true],
  ".yaml": ["application/yaml; charset=utf-8", true],
};

/** Medium quality. On the loopback interface, better compression takes more time than it saves. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODINGS: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(),
};

/** Sends a file in the best encoding that the client accepts. */
export async function sendFile(
  status: number,
  { path, size, immutable }: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [type, compressible] = MEDIA_TYPES[extname(path)] ?? ["application/octet-stream", false];
  const encoding = compressible ? acceptedEncoding(request) : undefined;
  response.writeHead(status, {
    "Content-Type": type,
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    "X-Content-Type-Options": "nosniff",
    ...(compressible && { Vary: "Accept, Accept-Encoding" }),
    ...(encoding === undefined ? { "Content-Length": size } : { "Content-Encoding": encoding }),
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const compress = encoding === undefined ? [] : [ENCODINGS[encoding]?.() as Transform];
  // Ignore errors, because readers may leave the page during a transfer.
  await pipeline([createReadStream(path), ...compress, response]).catch(() => response.destroy());
}

/** Returns the first supported encoding that the request accepts (RFC 9110 §12.5.3). */
function acceptedEncoding({ headers }: IncomingMessage): string | undefined {
  const accepted = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
    .map((entry) => entry.split(";")[0]);
  return Object.keys(ENCODINGS).find((encoding) => accepted.includes(encoding));
}
