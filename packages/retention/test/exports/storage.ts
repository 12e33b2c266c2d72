import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import type { ExportProgress } from "../../src/exports.ts";
import {
  bearer,
  type CallOptions,
  type CloudStorageFile,
  createRetentionClient,
} from "../../src/generated/v1/reference/index.gen.ts";

/** Credentials that are to be sent to the storage, and to be seen nowhere else. */
export const KEY = "key-of-the-client-51c2";

export const BUCKET = "exports-eu";

/** Not text, longer than one chunk, and of an odd length; another for every seed. */
export function bytesOf(seed: number, length = 200_003): Buffer {
  return Buffer.from(Uint8Array.from({ length }, (_, index) => (index * 7919 + seed * 31) % 256));
}

export function md5(bytes: Uint8Array): string {
  return createHash("md5").update(bytes).digest("hex");
}

/** What an export says of a file. */
export function fileOf(objectName: string, bytes: Uint8Array): CloudStorageFile {
  return { bucketName: BUCKET, objectName, size: `${bytes.byteLength}`, md5Hash: md5(bytes) };
}

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly object: string;
  readonly headers: IncomingHttpHeaders;
}

/** What a storage does instead of giving a file; `undefined` where it gives the file. */
export type Fault = (request: ReceivedRequest, response: ServerResponse, bytes: Buffer) => "done" | undefined;

export interface ServedStorage {
  readonly url: string;
  readonly received: ReceivedRequest[];
  /** Most requests that it has had at once. */
  readonly most: () => number;
}

/** A storage with ranges and entity tags, as long as a test. */
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

/** Breaks connections in the middle of a file, when all that was sent has come: what is lost on the way is chance. */
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

  /** To be told of what has come. */
  readonly onProgress = ({ file, bytes }: ExportProgress): void => {
    const { at, response } = this.#breaks.get(`${file.objectName}`) ?? {};
    if (at === bytes) response?.destroy();
  };
}

/** Gives a file, or the rest of it from a range on. It ends at `end`, where the connection stays open. */
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

/** Breaks every connection that is to give a file for the first time, at 60 % of it. */
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

/** A client whose service is the storage, with a clock that passes as soon as someone sleeps. */
export function clientOf({ url }: ServedStorage, options: CallOptions = {}) {
  const clock = { now: () => 0, sleep: async () => {} };
  return createRetentionClient({ baseUrl: url, auth: bearer(KEY), clock, ...options });
}

/** Streams by name of object, and what they got. */
export function keeping() {
  const chunks = new Map<string, Uint8Array[]>();
  const target = ({ objectName = "" }: CloudStorageFile) => {
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
