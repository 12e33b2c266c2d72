import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import type { ExportProgress } from "../../src/exports.ts";
import {
  bearer,
  type ClientOptions,
  type CloudStorageFile,
  createRetentionClient,
} from "../../src/generated/v1/reference/index.gen.ts";

/** Credentials that only the storage may receive. */
export const KEY = "key-of-the-client-51c2";

export const BUCKET = "exports-eu";

/** Returns binary data that depends on the seed, is larger than one chunk and has an odd length. */
export function bytesOf(seed: number, length = 200_003): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 7919 + seed * 31) % 256));
}

export function md5(bytes: Uint8Array): string {
  return createHash("md5").update(bytes).digest("hex");
}

/** Returns a file as exports list it. */
export function fileOf(objectName: string, bytes: Uint8Array): CloudStorageFile {
  return { bucketName: BUCKET, objectName, size: `${bytes.byteLength}`, md5Hash: md5(bytes) };
}

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly object: string;
  readonly headers: IncomingHttpHeaders;
}

/** Replaces the storage's response, or returns `undefined` so that the storage serves the file. */
export type Fault = (request: ReceivedRequest, response: ServerResponse, bytes: Buffer) => "done" | undefined;

export interface ServedStorage {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Maximum number of concurrent requests. */
  readonly most: () => number;
}

/** Starts a storage server that supports ranges and entity tags for the duration of the test. */
export async function startStorage(
  objects: Record<string, Buffer>,
  fault: Fault = () => undefined,
): Promise<ServedStorage> {
  const received: ReceivedRequest[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on("close", () => {
      open -= 1;
    });
    const { method = "", url = "", headers } = request;
    const object = decodeURIComponent(
      /\/storage\/v1\/b\/exports-eu\/o\/([^/]+)\?alt=media$/.exec(url)?.[1] ?? "",
    );
    const one = { method, url, headers, object };
    received.push(one);
    const bytes = objects[object] ?? Buffer.alloc(0);
    if (fault(one, response, bytes) === "done") return;
    if (!objects[object]) response.writeHead(404).end();
    else serve(one, response, bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, most: () => most };
}

/** Breaks connections in the middle of a file, but only after the client has received all sent bytes. */
export class Breaker {
  readonly #breaks = new Map<string, { readonly at: number; readonly response: ServerResponse }>();

  /** Sends a file up to an offset. */
  readonly sendUpTo = (
    at: number,
    request: ReceivedRequest,
    response: ServerResponse,
    bytes: Buffer,
  ): void => {
    this.#breaks.set(request.object, { at, response });
    serve(request, response, bytes, at);
  };

  /** Breaks the connection after the client has reported the bytes up to the offset. */
  readonly onProgress = ({ file, bytes }: ExportProgress): void => {
    const { at, response } = this.#breaks.get(`${file.objectName}`) ?? {};
    if (at === bytes) response?.destroy();
  };
}

/** Sends a file, or the requested range, up to the offset `end`. If bytes are missing, the connection stays open. */
export function serve(
  { headers }: ReceivedRequest,
  response: ServerResponse,
  bytes: Buffer,
  end = Number.POSITIVE_INFINITY,
): void {
  const etag = `"${md5(bytes)}"`;
  const isRange = headers.range !== undefined && [undefined, etag].includes(headers["if-range"] as string);
  const from = isRange ? Number(/^bytes=(\d+)-$/.exec(`${headers.range}`)?.[1]) : 0;
  const size = bytes.byteLength;
  if (isRange && from >= size) {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end();
    return;
  }
  response.writeHead(isRange ? 206 : 200, {
    etag,
    "content-length": size - from,
    ...(isRange && { "content-range": `bytes ${from}-${size - 1}/${size}` }),
  });
  if (end >= size) response.end(bytes.subarray(from));
  else response.write(bytes.subarray(from, end));
}

/** Breaks the first connection of every file at 60 % of its bytes. */
export function breakingAt60Percent(): { fault: Fault; onProgress: (progress: ExportProgress) => void } {
  const breaker = new Breaker();
  const begun = new Set<string>();
  const fault: Fault = (request, response, bytes) => {
    if (begun.has(request.object)) return undefined;
    begun.add(request.object);
    breaker.sendUpTo(Math.floor(bytes.byteLength * 0.6), request, response, bytes);
    return "done";
  };
  return { fault, onProgress: breaker.onProgress };
}

/** A client that uses the storage as its service. Its clock does not sleep. */
export function clientOf({ url }: ServedStorage, options: Partial<ClientOptions> = {}) {
  const clock = { now: () => 0, sleep: async () => {} };
  return createRetentionClient({ baseUrl: url, auth: bearer(KEY), clock, ...options });
}

/** A target that collects the bytes of each object. */
export function keeping() {
  const chunks = new Map<string, Uint8Array[]>();
  const target = ({ objectName }: CloudStorageFile) => {
    const kept: Uint8Array[] = [];
    chunks.set(objectName, kept);
    return new WritableStream<Uint8Array>({ write: (chunk) => void kept.push(chunk) });
  };
  const expectBytes = (objects: Record<string, Buffer>) => {
    expect([...chunks.keys()].sort()).toEqual(Object.keys(objects).sort());
    for (const [name, kept] of chunks)
      expect(Buffer.concat(kept).equals(objects[name] as Buffer), name).toBe(true);
  };
  return { target, expectBytes };
}
