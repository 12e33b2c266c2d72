import { inspect } from "node:util";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type DownloadedFile,
  downloadExport,
  ExportDownloadError,
  type ExportName,
  isExportDownloadError,
} from "../../src/exports.ts";
import { createRetentionClient as createClientAsShown } from "../../src/generated/v1/index.gen.ts";
import { bearer, type CloudStorageFile } from "../../src/generated/v1/reference/index.gen.ts";
import { exported, files, first, objects, one } from "./mailboxes.ts";
import { Breaker, breakingAt60Percent, clientOf, KEY, keeping, md5, startStorage } from "./storage.ts";

test("downloads all files concurrently with the client's credentials and returns them in order", async () => {
  const storage = await startStorage(objects);
  const { target, expectBytes } = keeping();
  const downloaded = await downloadExport(
    clientOf(storage, { headers: { "x-tenant": "t" } }),
    exported,
    target,
  );
  expectTypeOf(downloaded).toEqualTypeOf<readonly DownloadedFile[]>();
  expectBytes(objects);
  expect(downloaded).toEqual(
    files.map((file) => ({ file, bytes: Number(file.size), resumedFrom: 0, md5: file.md5Hash })),
  );
  for (const { method, headers, object } of storage.received) {
    expect(method).toBe("GET");
    expect(objects).toHaveProperty([object]);
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, "x-tenant": "t" });
    expect(headers).not.toHaveProperty("range");
  }
});

test.each([1, 3, Infinity])("downloads at most %s files concurrently", async (parallel) => {
  const storage = await startStorage(objects);
  await downloadExport(clientOf(storage), exported, keeping().target, { parallel });
  expect(storage.most()).toBeLessThanOrEqual(parallel);
  expect(storage.received).toHaveLength(files.length);
});

test("resumes a broken download after its last byte, and checks the digest of the whole file", async () => {
  const { fault, onProgress } = breakingAt60Percent();
  const storage = await startStorage(objects, fault);
  const { target, expectBytes } = keeping();
  const downloaded = await downloadExport(clientOf(storage), exported, target, { onProgress });
  expectBytes(objects);
  expect(downloaded.map((file) => file.md5)).toEqual(files.map((file) => file.md5Hash));
  const again = storage.received.filter(({ headers }) => headers.range);
  expect(again).toHaveLength(files.length);
  for (const { headers, object } of again) {
    const bytes = objects[object] as Buffer;
    expect(headers.range).toBe(`bytes=${Math.floor(bytes.byteLength * 0.6)}-`);
    expect(headers["if-range"]).toBe(`"${md5(bytes)}"`);
  }
});

test("reports progress for every file up to its last byte", async () => {
  const breaking = breakingAt60Percent();
  const storage = await startStorage(objects, breaking.fault);
  const last = new Map<unknown, number>();
  await downloadExport(clientOf(storage), exported, keeping().target, {
    onProgress({ file, bytes, total }) {
      breaking.onProgress({ file, bytes, total });
      expect(total).toBe(Number(file.size));
      expect(bytes).toBeGreaterThan(last.get(file) ?? 0);
      last.set(file, bytes);
    },
  });
  expect([...last]).toHaveLength(files.length);
  for (const [file, bytes] of last) expect(`${bytes}`).toBe((file as (typeof files)[0]).size);
});

test("requests only the selected files", async () => {
  const storage = await startStorage(objects);
  const wanted = files[4]?.objectName;
  await downloadExport(clientOf(storage), exported, keeping().target, {
    files: ({ objectName }) => objectName === wanted,
  });
  expect(storage.received.map(({ object }) => object)).toEqual([wanted]);
});

describe("exports by name", () => {
  const name = { matterId: "42", exportId: "7" };
  const serveExport = (body: object) =>
    startStorage(objects, ({ url }, response) => {
      if (!url.startsWith("/v1/matters/42/exports/7")) return undefined;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
      return "done";
    });

  test("both profiles get the export first if the caller passes only its name", async () => {
    const storage = await serveExport(exported);
    const options = { baseUrl: storage.url, auth: bearer(KEY) };
    for (const client of [clientOf(storage), createClientAsShown(options)]) {
      const { target, expectBytes } = keeping();
      await downloadExport(client, name, target);
      expectBytes(objects);
    }
  });

  test("rejects an incomplete export", async () => {
    const storage = await serveExport({ ...exported, status: "IN_PROGRESS" });
    await expect(downloadExport(clientOf(storage), name, keeping().target)).rejects.toThrow(
      "export must be COMPLETED, but is IN_PROGRESS",
    );
    expect(storage.received).toHaveLength(1);
  });

  test("rejects an incomplete export name", async () => {
    const storage = await serveExport(exported);
    const half = { matterId: "42" } as ExportName;
    await expect(downloadExport(clientOf(storage), half, keeping().target)).rejects.toThrow(
      "export must be an export or { matterId, exportId }",
    );
    expect(storage.received).toEqual([]);
  });
});

test("requests new credentials for every part if they expire during a download", async () => {
  let token = 0;
  let sent = 0;
  const breaker = new Breaker();
  const storage = await startStorage(objects, (request, response, bytes) => {
    const isStale = request.headers.authorization !== `Bearer ${token}`;
    if (isStale) response.writeHead(401).end();
    if (isStale) return "done";
    // The credentials expire after every part.
    token += 1;
    sent += 60_000;
    breaker.sendUpTo(sent, request, response, bytes);
    return "done";
  });
  const auth = bearer(({ refresh }) => (refresh ? `${token}` : "stale"));
  const { target, expectBytes } = keeping();
  await downloadExport(clientOf(storage, { auth }), one, target, { onProgress: breaker.onProgress });
  expectBytes({ [`${first.objectName}`]: objects[`${first.objectName}`] as Buffer });
  expect(token).toBe(4);
});

describe("failed files", () => {
  test("the error lists the failed and the downloaded files", async () => {
    const lost = `${files[2]?.objectName}`;
    const storage = await startStorage(objects, ({ object }, response) => {
      if (object !== lost) return undefined;
      response.writeHead(403).end(`not for ${KEY}`);
      return "done";
    });
    const error = await downloadExport(clientOf(storage), exported, keeping().target).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ExportDownloadError);
    if (!isExportDownloadError(error)) throw error;
    expect(error.message).toContain(
      `1 of 9 files were not downloaded: ${lost}: GET /storage/v1/b/{bucket}/o/{object}`,
    );
    expect(error.failures).toMatchObject([
      { file: { objectName: lost }, error: { name: "ApiError", status: 403 } },
    ]);
    expect(error.files.map(({ file }) => file)).toEqual(
      files.filter(({ objectName }) => objectName !== lost),
    );
    expect(error.cause).toBe(error.failures[0]?.error);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(KEY);
  });

  test.each([
    ["without a bucket", { bucketName: undefined }, "file.bucket is missing"],
    ["without a name", { objectName: undefined }, "file.object is missing"],
    ["whose name is a dot segment", { objectName: ".." }, "file.object must not contain"],
    ["with an invalid digest", { md5Hash: "1B2M2Y8AsgTpgAmY7PhCfg==" }, "file.md5Hash must be an MD5"],
    ["with an invalid size", { size: "12 kB" }, "must be a string that contains an integer"],
  ])("a file %s does not stop the other downloads", async (_, wrong, message) => {
    const storage = await startStorage(objects);
    const sink = { files: [{ ...first, ...wrong } as CloudStorageFile, ...files.slice(1)] };
    const failed = downloadExport(
      clientOf(storage),
      { ...exported, cloudStorageSink: sink },
      keeping().target,
    );
    await expect(failed).rejects.toMatchObject({
      failures: [{ error: { name: "InvalidArgumentError", message: expect.stringContaining(message) } }],
    });
    expect(storage.received).toHaveLength(files.length - 1);
  });

  test("a failing target does not stop the other downloads", async () => {
    const storage = await startStorage(objects);
    const { target } = keeping();
    const failed = downloadExport(clientOf(storage), exported, (file) => {
      if (file === first) throw new Error("no room");
      return target(file);
    });
    await expect(failed).rejects.toMatchObject({
      failures: [{ file: first, error: { message: "no room" } }],
    });
  });
});

test("a broken download to a stream fails if the server does not support ranges", async () => {
  const breaker = new Breaker();
  const storage = await startStorage(objects, (request, response, bytes) => {
    const { range: _, ...headers } = request.headers;
    breaker.sendUpTo(1000, { ...request, headers }, response, bytes);
    return "done";
  });
  const failed = downloadExport(clientOf(storage), one, keeping().target, { onProgress: breaker.onProgress });
  await expect(failed).rejects.toThrow("cannot restart the download: data was already written to the stream");
});

test("retries after 503, 429 and 500", async () => {
  const statuses = [503, 429, 500];
  const storage = await startStorage(objects, (_, response) => {
    const status = statuses.shift();
    if (status) response.writeHead(status).end();
    return status ? "done" : undefined;
  });
  await downloadExport(clientOf(storage), one, keeping().target);
  expect(storage.received).toHaveLength(4);
});

test("a signal or deadline ends all downloads immediately, and the error contains the reason", async () => {
  const storage = await startStorage(objects, (_, response, bytes) => {
    response.writeHead(200, { "content-length": bytes.byteLength }).write(bytes.subarray(0, 10));
    return "done";
  });
  const client = clientOf(storage);
  const controller = new AbortController();
  const onProgress = () => controller.abort("enough");
  const aborted = downloadExport(client, exported, keeping().target, {
    signal: controller.signal,
    onProgress,
  });
  await expect(aborted).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  await expect(downloadExport(client, exported, keeping().target, { deadlineMs: 50 })).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "deadlineMs",
  });
});

test("an aborted download rejects after releasing its files, so that the next one can resume", async () => {
  const storage = await startStorage(objects);
  const controller = new AbortController();
  let isReleased = false;
  const target = () => ({
    size: async () => 0,
    async *read() {},
    write: async () => controller.abort(),
    reset: async () => undefined,
    finish: async () => undefined,
    async release() {
      await new Promise((resolve) => setImmediate(resolve));
      isReleased = true;
    },
  });
  const aborted = downloadExport(clientOf(storage), one, target, { signal: controller.signal });
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(isReleased).toBe(true);
});

test("downloads nothing for an export without files", async () => {
  const storage = await startStorage({});
  expect(await downloadExport(clientOf(storage), { status: "COMPLETED" }, keeping().target)).toEqual([]);
});

test.each([
  ["parallel", { parallel: 0 }, "options.parallel must be a positive integer"],
  ["parallel", { parallel: 1.5 }, "options.parallel must be a positive integer"],
  ["files", { files: ["a"] }, "options.files must be a function"],
  ["resume", { resume: "yes" }, "options.resume must be a boolean"],
  ["verify", { verify: "md5" }, "options.verify must be a boolean"],
  ["signal", { signal: {} }, "options.signal must be an AbortSignal"],
  ["paralel", { paralel: 2 }, "options.paralel is unknown"],
])("rejects the invalid option %s before anything is sent", async (_, options, message) => {
  const storage = await startStorage(objects);
  const client = clientOf(storage);
  await expect(downloadExport(client, exported, keeping().target, options as never)).rejects.toThrow(message);
  await expect(downloadExport(client, exported, new WritableStream() as never)).rejects.toThrow(
    "target must be a function that takes a file and returns its target",
  );
  await expect(downloadExport(client, "42/7" as never, keeping().target)).rejects.toThrow("export must be");
  expect(storage.received).toEqual([]);
});
