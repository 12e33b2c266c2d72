import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { isResponseTooLargeError } from "@seamline/client-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { fileSink, fileSource } from "../../src/source/node.ts";
import { downloadSource, type TransferProgress, uploadSource } from "../../src/source.ts";
import { CANARY, closeServices, KEY, name, ownHeaders, parent, startService } from "./service.ts";
import type { StorageHandler, Stored } from "./storage-server.ts";

afterAll(closeServices);

const archive = Uint8Array.from({ length: 300_007 }, (_, index) => (index * 7919) % 256);
const size = archive.byteLength;
const etag = '"v7"';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-source-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A stream that collects its bytes. */
function keeping() {
  const chunks: Uint8Array[] = [];
  const stream = new WritableStream<Uint8Array>({ write: (chunk) => void chunks.push(chunk) });
  return { stream, bytes: () => Buffer.concat(chunks) };
}

/**
 * Sends the archive, or the requested range, up to the offset `end`. If bytes are missing, the connection stays open.
 */
function give(tag: string | undefined, { headers }: Stored, response: ServerResponse, end = size): void {
  const from = tag && headers["if-range"] === tag ? Number(/\d+/.exec(`${headers.range}`)) : 0;
  response.writeHead(from ? 206 : 200, {
    "content-length": size - from,
    ...(tag && { etag: tag }),
    ...(from && { "content-range": `bytes ${from}-${size - 1}/${size}` }),
  });
  if (end >= size) response.end(archive.subarray(from));
  else response.write(archive.subarray(from, end));
}

/**
 * A storage server whose connections break at the offsets in `ends`, one per request. After the last offset,
 * connections stay open. A connection breaks only after the client has received all sent bytes, so the test is
 * deterministic.
 */
function breakingAt(ends: Iterable<number>, tag: string | undefined) {
  const left = ends[Symbol.iterator]();
  let open: { readonly end: number; readonly response: ServerResponse } | undefined;
  const respond: StorageHandler = (received, response) => {
    const { value: end = size } = left.next();
    open = { end, response };
    give(tag, received, response, end);
    return undefined;
  };
  const onProgress = ({ bytes }: TransferProgress): void => {
    if (bytes === open?.end && bytes < size) open.response.destroy();
  };
  return { respond, onProgress };
}

const at60Percent = Math.floor(size * 0.6);

const whole: StorageHandler = () => ({ body: archive });

test.each(["v2", "v2beta", "v2alpha"] as const)(
  "%s downloads the archive unchanged, with a plain GET",
  async (version) => {
    const { client, storage } = await startService(version, whole);
    const { stream, bytes } = keeping();
    expect(await downloadSource(client, { name }, stream)).toEqual({ bytes: size });
    expect(bytes().equals(archive)).toBe(true);
    expect(storage.received.map(({ method }) => method)).toEqual(["GET"]);
    expect(ownHeaders(storage)).toEqual({});
  },
);

test("v1 downloads the archive of a version unchanged, with a plain GET", async () => {
  const { client, storage, received } = await startService("v1", whole);
  const { stream, bytes } = keeping();
  await downloadSource(client, { name, versionId: "3" }, stream);
  expect(bytes().equals(archive)).toBe(true);
  expect(ownHeaders(storage)).toEqual({});
  expect(JSON.parse(`${received()[0]?.body}`)).toEqual({ versionId: "3" });
});

test("if the server sends an ETag, a download that broke at 60 % resumes after its last byte", async () => {
  const { respond, onProgress } = breakingAt([at60Percent], etag);
  const { client, storage } = await startService("v2", respond);
  const { stream, bytes } = keeping();
  const reported: number[] = [];
  await downloadSource(client, { name }, stream, {
    onProgress(progress) {
      reported.push(progress.bytes);
      onProgress(progress);
    },
  });
  expect(bytes().equals(archive)).toBe(true);
  expect(ownHeaders(storage, 1)).toEqual({ range: `bytes=${at60Percent}-`, "if-range": etag });
  expect(reported).toEqual([...reported].sort((a, b) => a - b));
  expect(reported.at(-1)).toBe(size);
});

test.each([undefined, 'W/"v7"'])(
  "with the ETag %s, an interrupted download restarts for a file and fails for a stream",
  async (tag) => {
    const path = join(await newFolder(), "source.zip");
    const toFile = breakingAt([at60Percent], tag);
    const { client, storage } = await startService("v2", toFile.respond);
    await downloadSource(client, { name }, fileSink(path), { onProgress: toFile.onProgress });
    expect((await readFile(path)).equals(archive)).toBe(true);
    expect(storage.received[1]?.headers).not.toHaveProperty("range");
    const toStream = breakingAt([at60Percent], tag);
    const { client: other } = await startService("v2", toStream.respond);
    const failed = downloadSource(other, { name }, keeping().stream, {
      onProgress: toStream.onProgress,
    });
    await expect(failed).rejects.toThrow(
      /^cannot restart the download: data was already written to the stream/,
    );
  },
);

test("never combines parts of two versions, even if the server ignores If-Range", async () => {
  const partOf = (tag: string) => {
    const breaking = breakingAt([1000], etag);
    const respond: StorageHandler = (received, response) => {
      if (!received.headers.range) return breaking.respond(received, response);
      const headers = { etag: tag, "content-range": `bytes 1000-${size - 1}/${size}` };
      return { status: 206, headers, body: archive.subarray(1000).map((byte) => byte ^ 1) };
    };
    return { respond, onProgress: breaking.onProgress };
  };
  for (const tag of ['"v8"', 'W/"v7"']) {
    const path = join(await newFolder(), "source.zip");
    const toFile = partOf(tag);
    const { client } = await startService("v2", toFile.respond);
    await downloadSource(client, { name }, fileSink(path), { onProgress: toFile.onProgress });
    expect((await readFile(path)).equals(archive)).toBe(true);
  }
  const { respond, onProgress } = partOf('"v8"');
  const { client } = await startService("v2", respond);
  await expect(downloadSource(client, { name }, keeping().stream, { onProgress })).rejects.toMatchObject({
    message: expect.stringContaining("cannot restart the download"),
    cause: { name: "ApiError", message: expect.stringContaining("range is from another version") },
  });
});

test.each(["items 1000-300006/300007", `bytes */${size}`, "bytes 999-300006/300007"])(
  "rejects a part with the content range %s",
  async (range) => {
    const { respond, onProgress } = breakingAt([1000], etag);
    const { client } = await startService("v2", (received, response) => {
      if (!received.headers.range) return respond(received, response);
      return { status: 206, headers: { "content-range": range }, body: archive.subarray(1000) };
    });
    const failed = downloadSource(client, { name }, keeping().stream, { onProgress });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 206 });
  },
);

test("a download to a stream fails with the cause if it would have to restart", async () => {
  const { respond, onProgress } = breakingAt([1000], undefined);
  const { client, storage } = await startService("v2", respond);
  const failed = downloadSource(client, { name }, keeping().stream, { onProgress });
  await expect(failed).rejects.toMatchObject({ cause: { name: "NetworkError" } });
  expect(storage.received).toHaveLength(1);
});

test("the deadline of the download overrides the client's", async () => {
  const slow: StorageHandler = (_, response) => void setTimeout(() => response.end(archive), 300);
  const { client } = await startService("v2", slow, { deadlineMs: 200 });
  const failed = downloadSource(client, { name }, keeping().stream);
  await expect(failed).rejects.toMatchObject({ name: "TimeoutError", ms: 200 });
  const { stream, bytes } = keeping();
  await downloadSource(client, { name }, stream, { deadlineMs: 10_000 });
  expect(bytes().equals(archive)).toBe(true);
});

test("requests a new URL once if the first one has expired", async () => {
  const statuses = [403, 200, 403, 400];
  const { client, calledOperations } = await startService("v2", () => ({
    status: statuses.shift(),
    body: archive,
  }));
  const { stream, bytes } = keeping();
  await downloadSource(client, { name }, stream);
  expect(bytes().equals(archive)).toBe(true);
  expect(calledOperations()).toHaveLength(2);
  await expect(downloadSource(client, { name }, keeping().stream)).rejects.toMatchObject({ status: 400 });
  expect(calledOperations()).toHaveLength(4);
});

test("a failed download leaves no file, aborts the stream and hides the URL in its error", async () => {
  const folder = await newFolder();
  const { client, storage } = await startService("v2", ({ url }) => ({ status: 404, body: url }));
  const failed = downloadSource(client, { name }, fileSink(join(folder, "source.zip")));
  const error = await failed.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "ApiError", status: 404, method: "GET", path: "{downloadUrl}" });
  for (const secret of [CANARY, KEY])
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
  expect(storage.received[0]?.headers).not.toHaveProperty("authorization");
  expect(await readdir(folder)).toEqual([]);
  let reason: unknown;
  const stream = new WritableStream({
    abort(abortReason) {
      reason = abortReason;
    },
  });
  await expect(downloadSource(client, { name }, stream)).rejects.toMatchObject({ status: 404 });
  expect(reason).toMatchObject({ status: 404 });
});

test("does not retry the download if the target fails", async () => {
  const { client, storage } = await startService("v2", whole);
  const stream = new WritableStream({
    write() {
      throw new Error("the disk is full");
    },
  });
  await expect(downloadSource(client, { name }, stream)).rejects.toThrow(
    "cannot store the download: the disk is full",
  );
  expect(storage.received).toHaveLength(1);
});

test.each(["write", "close"])("the deadline applies even if the target hangs in %s", async (at) => {
  const { client } = await startService("v2", whole);
  const stream = new WritableStream({ [at]: () => new Promise(() => undefined) });
  await expect(downloadSource(client, { name }, stream, { deadlineMs: 100 })).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "deadlineMs",
  });
});

test("an attempt times out if no bytes arrive for timeoutMs", async () => {
  const { client } = await startService("v2", (_, response) => {
    response.writeHead(200, { "content-length": size, etag }).write(archive.subarray(0, 1000));
    return undefined;
  });
  const silent = client.withOptions({ retry: false });
  await expect(downloadSource(silent, { name }, keeping().stream, { timeoutMs: 50 })).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "timeoutMs",
  });
});

test("retries without limit if every attempt makes progress", async () => {
  const { respond, onProgress } = breakingAt([50_000, 100_000, 150_000, 200_000, 250_000], etag);
  const { client, storage } = await startService("v2", respond, { retry: { maxAttempts: 2 } });
  const { stream, bytes } = keeping();
  await downloadSource(client, { name }, stream, { onProgress });
  expect(bytes().equals(archive)).toBe(true);
  expect(storage.received).toHaveLength(6);
});

test("a download fails if its attempts make no progress", async () => {
  const { respond, onProgress } = breakingAt(Array(20).fill(50_000), undefined);
  const { client, storage } = await startService("v2", respond, { retry: { maxAttempts: 3 } });
  const path = join(await newFolder(), "source.zip");
  const failed = downloadSource(client, { name }, fileSink(path), { onProgress });
  await expect(failed).rejects.toMatchObject({ name: "NetworkError" });
  expect(storage.received).toHaveLength(3);
});

test.each([
  ["a target that is not a stream", { name }, {}, "target must be a WritableStream"],
  ["no target", { name }, undefined, "target must be a WritableStream"],
  ["a version for v2", { name, versionId: "3" }, keeping().stream, "input.versionId is unknown"],
  ["a name that is not a function name", { name: parent }, keeping().stream, "input.name must have the form"],
])("rejects %s before sending a request", async (_, input, target, message) => {
  const { client, received } = await startService("v2");
  await expect(downloadSource(client, input as never, target as never)).rejects.toMatchObject({
    name: "InvalidArgumentError",
    message: expect.stringContaining(message),
  });
  expect(received()).toEqual([]);
});

test("the error of fileSource contains the name of a missing file", async () => {
  const path = join(await newFolder(), "none.zip");
  await expect(fileSource(path)).rejects.toMatchObject({
    code: "ENOENT",
    message: expect.stringContaining(path),
  });
});

test("uploads an archive from a file and downloads it to a file", async () => {
  const folder = await newFolder();
  let stored = new Uint8Array();
  const { client } = await startService("v2", ({ method, body }) => {
    if (method === "PUT") stored = Uint8Array.from(body);
    return method === "PUT" ? {} : { body: stored };
  });
  const from = join(folder, "greet.zip");
  await downloadSource((await startService("v2", whole)).client, { name }, fileSink(from));
  await uploadSource(client, { parent, source: await fileSource(from) });
  await downloadSource(client, { name }, fileSink(join(folder, "back.zip")));
  expect((await readFile(join(folder, "back.zip"))).equals(archive)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(["back.zip", "greet.zip"]);
});

test("fails if the archive is larger than maxBytes after decompression", async () => {
  const packed = gzipSync(Buffer.alloc(1_000_000));
  const handler: StorageHandler = () => ({ body: packed, headers: { "content-encoding": "gzip" } });
  const { client, storage } = await startService("v2", handler);
  const { stream, bytes } = keeping();
  const error = await downloadSource(client, { name }, stream, { maxBytes: 400_000 }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toSatisfy(isResponseTooLargeError);
  expect(error).toMatchObject({ message: "the file has more than 400000 bytes (raise maxBytes)" });
  expect(bytes().length).toBeLessThanOrEqual(400_000);
  expect(storage.received).toHaveLength(1);
  await expect(downloadSource(client, { name }, keeping().stream, { maxBytes: 0 })).rejects.toThrow(
    "options.maxBytes",
  );
});
