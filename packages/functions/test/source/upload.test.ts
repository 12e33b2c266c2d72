import { inspect } from "node:util";
import { afterAll, describe, expect, expectTypeOf, test, vi } from "vitest";
import type { StorageSource } from "../../src/generated/v2/reference/index.gen.ts";
import { type UploadSource, uploadSource } from "../../src/source.ts";
import {
  AGENT,
  CANARY,
  closeServices,
  KEY,
  ownHeaders,
  parent,
  startService,
  storageSource,
} from "./service.ts";

afterAll(closeServices);

/** Binary data, larger than one chunk of a stream and with an odd length. */
const archive = Uint8Array.from({ length: 200_003 }, (_, index) => (index * 7919) % 256);
const contentLength = archive.byteLength;

const streamOf = (bytes = archive) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.byteLength; at += 50_000) controller.enqueue(bytes.slice(at, at + 50_000));
      controller.close();
    },
  });

const sources: [string, () => { source: UploadSource; contentLength?: number }][] = [
  ["a Blob with a type of its own", () => ({ source: new Blob([archive], { type: "text/plain" }) })],
  ["a Uint8Array", () => ({ source: archive })],
  ["an ArrayBuffer", () => ({ source: archive.buffer })],
  ["a stream", () => ({ source: streamOf(), contentLength })],
  ["a function that returns streams", () => ({ source: () => streamOf(), contentLength })],
];

describe.each(sources)("%s", (_, input) => {
  test.each(["v2", "v2beta", "v2alpha"] as const)(
    "%s uploads the source unchanged and adds only Content-Type and Content-Length",
    async (version) => {
      const { client, storage, received } = await startService(version);
      const uploaded = await uploadSource(client, {
        parent,
        ...input(),
        environment: "GEN_2",
        kmsKeyName: "k",
      });
      expectTypeOf(uploaded).toEqualTypeOf<{ readonly storageSource: StorageSource }>();
      expect(uploaded).toEqual({ storageSource });
      expect(storage.received[0]?.body.equals(archive)).toBe(true);
      expect(storage.received[0]?.method).toBe("PUT");
      expect(ownHeaders(storage)).toEqual({
        "content-type": "application/zip",
        "content-length": `${contentLength}`,
      });
      expect(JSON.parse(`${received()[0]?.body}`)).toEqual({ environment: "GEN_2", kmsKeyName: "k" });
    },
  );

  test("v1 uploads the source unchanged and sends the header with the size limit", async () => {
    const { client, storage } = await startService("v1");
    const uploaded = await uploadSource(client, { parent, ...input() });
    expectTypeOf(uploaded).toEqualTypeOf<{ readonly sourceUploadUrl: string }>();
    expect(uploaded.sourceUploadUrl).toBe(`${storage.url}${storage.received[0]?.url}`);
    expect(storage.received[0]?.body.equals(archive)).toBe(true);
    expect(ownHeaders(storage)).toEqual({
      "content-type": "application/zip",
      "content-length": `${contentLength}`,
      "x-goog-content-length-range": "0,104857600",
    });
  });
});

/** Responds with one of these statuses per request, and then with 200. */
function statuses(...list: number[]) {
  return () => ({ status: list.shift() ?? 200 });
}

test.each(sources.filter(([what]) => what !== "a stream"))(
  "%s is sent again after a 503",
  async (_, input) => {
    const { client, storage, calledOperations } = await startService("v2", statuses(503, 503));
    await uploadSource(client, { parent, ...input() });
    expect(storage.received.map(({ body }) => body.equals(archive))).toEqual([true, true, true]);
    expect(calledOperations()).toEqual(["generateFunctionUploadUrl"]);
  },
);

test.each(sources.filter(([what]) => what !== "a stream"))(
  "%s is sent to a new URL, but only once, if the first URL has expired",
  async (_, input) => {
    const { client, storage } = await startService("v1", statuses(403, 200, 400, 403));
    const uploaded = await uploadSource(client, { parent, ...input() });
    expect(storage.received.map(({ url }) => url.slice(-1))).toEqual(["1", "2"]);
    expect(uploaded.sourceUploadUrl.slice(-1)).toBe("2");
    await expect(uploadSource(client, { parent, ...input() })).rejects.toMatchObject({ status: 403 });
    expect(storage.received).toHaveLength(4);
  },
);

test("sends a one-shot stream once and does not retry it after a 503 or with a new URL", async () => {
  const { client, storage } = await startService("v2", statuses(503, 403));
  const send = () => uploadSource(client, { parent, source: streamOf(), contentLength });
  await expect(send()).rejects.toThrow(/503.*stream cannot be sent again: pass a function/);
  await expect(send()).rejects.toMatchObject({ name: "ApiError", status: 403 });
  expect(storage.received).toHaveLength(2);
});

test("cancels a one-shot stream that cannot be sent", async () => {
  const { client, server } = await startService("v2");
  server.respondWith("generateFunctionUploadUrl", () => ({ status: 403, body: {} }));
  let ended: unknown;
  const source = new ReadableStream({
    cancel(reason) {
      ended = reason;
    },
  });
  const error = await uploadSource(client, { parent, source, contentLength }).catch((reason) => reason);
  await expect.poll(() => ended).toBe(error);
});

test("the deadline of the upload overrides the client's", async () => {
  const slow: Parameters<typeof startService>[1] = (_, response) =>
    void setTimeout(() => response.end(), 300);
  const { client } = await startService("v2", slow, { deadlineMs: 200 });
  await uploadSource(client, { parent, source: archive }, { deadlineMs: 10_000 });
  await expect(uploadSource(client, { parent, source: archive })).rejects.toMatchObject({ ms: 200 });
});

const wrong: [string, object, string][] = [
  ["a stream of unknown length", { source: streamOf() }, "input.contentLength must be the number of bytes"],
  [
    "a length that differs from the bytes",
    { source: archive, contentLength: 7 },
    "input.contentLength must be",
  ],
  [
    "a length that is not a number",
    { source: () => streamOf(), contentLength: "9" },
    "input.contentLength must be",
  ],
  ["an empty archive", { source: new Blob([]) }, "input.source must have at least 1 byte"],
  ["a path", { source: "greet.zip" }, "input.source must be a Blob"],
  ["no source", {}, "input.source must be a Blob"],
  ["a misspelled member", { source: archive, contentlength: 7 }, "input.contentlength is unknown"],
  ["a bad parent", { source: archive, parent: "projects/p" }, "input.parent must have the form"],
];

test.each(wrong)("rejects %s before sending a request", async (_, input, message) => {
  const { client, storage, received } = await startService("v2");
  const rejected = uploadSource(client, { parent, ...input } as never);
  await expect(rejected).rejects.toMatchObject({
    name: "InvalidArgumentError",
    message: expect.stringContaining(message),
  });
  expect([...received(), ...storage.received]).toEqual([]);
});

test.each([
  ["signal", { signal: 7 }],
  ["timeoutMs", { timeoutMs: 0 }],
  ["deadlineMs", { deadlineMs: -1 }],
  ["onProgress", { onProgress: true }],
  ["retries", { retries: 3 }],
])("rejects the invalid option %s before sending a request", async (option, options) => {
  const { client, received } = await startService("v2");
  const rejected = uploadSource(client, { parent, source: archive }, options as never);
  await expect(rejected).rejects.toMatchObject({
    name: "InvalidArgumentError",
    argument: `options.${option}`,
  });
  expect(received()).toEqual([]);
});

test("v1 rejects more than 104,857,600 bytes and the v2 option environment before anything is sent", async () => {
  const { client, received } = await startService("v1");
  const source = () => streamOf();
  await expect(uploadSource(client, { parent, source, contentLength: 104_857_601 })).rejects.toThrow(
    "input.source must have at least 1 byte and at most 104857600, but has 104857601",
  );
  // @ts-expect-error environment only exists in the v2 family
  const rejected = uploadSource(client, { parent, source, contentLength, environment: "GEN_2" });
  await expect(rejected).rejects.toThrow("input.environment is unknown");
  expect(received()).toEqual([]);
});

test("the error for a 404 does not say that the stream cannot be sent again", async () => {
  const { client } = await startService("v2", () => ({ status: 404 }));
  const rejected = uploadSource(client, { parent, source: streamOf(), contentLength });
  await expect(rejected).rejects.toMatchObject({
    status: 404,
    message: expect.not.stringContaining("cannot be sent again"),
  });
});

test.each([
  [
    "a stream of text",
    () => new Blob(["text"]).stream().pipeThrough(new TextDecoderStream()),
    "a stream of bytes",
  ],
  ["a function that does not return a stream", () => archive, "a function that returns a stream"],
])("%s is rejected when the upload reads it", async (_, source, right) => {
  const { client, storage } = await startService("v2");
  const rejected = uploadSource(client, { parent, source: source as never, contentLength });
  await expect(rejected).rejects.toMatchObject({ name: "InvalidArgumentError", argument: "input.source" });
  await expect(rejected).rejects.toThrow(`input.source must be ${right}`);
  expect(storage.received).toEqual([]);
});

test.each([contentLength - 1, contentLength + 1])(
  "a stream whose length differs from its contentLength of %i bytes fails without a retry",
  async (said) => {
    const { client } = await startService("v2");
    let made = 0;
    const make = () => {
      made += 1;
      return streamOf();
    };
    for (const source of [streamOf(), make]) {
      await expect(uploadSource(client, { parent, source, contentLength: said })).rejects.toMatchObject({
        name: "InvalidArgumentError",
        message: expect.stringContaining(`input.contentLength is ${said}, but the stream returned`),
      });
    }
    expect(made).toBe(1);
  },
);

test("reports progress with the total size from the first chunk to the last", async () => {
  const { client } = await startService("v2");
  const reported: number[] = [];
  const onProgress = ({ bytes, total }: { bytes: number; total: number | undefined }) => {
    expect(total).toBe(contentLength);
    reported.push(bytes);
    throw new Error("a listener that fails breaks nothing");
  };
  await uploadSource(client, { parent, source: new Blob([archive]) }, { onProgress });
  expect(reported.length).toBeGreaterThan(2);
  expect(reported).toEqual([...reported].sort((a, b) => a - b));
  expect(reported.at(-1)).toBe(contentLength);
});

test("buffers streams if the platform forbids the content-length header, as browsers do", async () => {
  const { client, storage } = await startService("v2", statuses(503));
  class BrowserRequest extends Request {
    constructor(url: string, init: RequestInit) {
      const headers = new Headers(init.headers);
      headers.delete("content-length");
      super(url, { ...init, headers });
      if (init.body instanceof ReadableStream) throw new TypeError("HTTP/1.1 takes no stream");
    }
  }
  vi.stubGlobal("Request", BrowserRequest);
  try {
    const reported: number[] = [];
    await uploadSource(
      client,
      { parent, source: streamOf(), contentLength },
      { onProgress: ({ bytes }) => reported.push(bytes) },
    );
    expect(reported).toEqual([contentLength]);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(storage.received.map(({ body }) => body.equals(archive))).toEqual([true, true]);
});

test("a signal or deadline ends an upload immediately, and the error contains the reason", async () => {
  const { client } = await startService("v2", () => undefined);
  const controller = new AbortController();
  const aborted = uploadSource(client, { parent, source: archive }, { signal: controller.signal });
  controller.abort("enough");
  await expect(aborted).rejects.toMatchObject({ name: "AbortError", cause: "enough" });
  await expect(uploadSource(client, { parent, source: archive }, { deadlineMs: 30 })).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "deadlineMs",
  });
  const silent = client.withOptions({ retry: false });
  await expect(uploadSource(silent, { parent, source: archive }, { timeoutMs: 30 })).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "timeoutMs",
    path: "{uploadUrl}",
  });
});

test.each([
  ["no URL", {}],
  ["a relative URL", { uploadUrl: "/upload" }],
  ["an unencrypted URL", { uploadUrl: `http://storage.example.com/?sig=${CANARY}` }],
  ["a URL of another scheme", { uploadUrl: `data:,${CANARY}` }],
])("uploads nothing if the service returns %s as the upload URL", async (_, body) => {
  const { client, server } = await startService("v2");
  server.respondWith("generateFunctionUploadUrl", () => ({ body }));
  const error = await uploadSource(client, { parent, source: archive }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: "SeamlineError" });
  expect(inspect(error)).not.toContain(CANARY);
});

describe("hides the URL and the credentials", () => {
  /** Prints a value in every form that a log could contain. */
  const traces = (value: unknown): string =>
    [
      inspect(value, { depth: 20, showHidden: true, getters: true }),
      JSON.stringify(value),
      (value as Error).stack,
      String((value as Error).cause),
      inspect([...((value as { headers?: Headers }).headers ?? [])]),
    ].join("\n");

  const endings: [string, Parameters<typeof startService>[1]][] = [
    [
      "a response that repeats it",
      ({ url, headers }) => ({
        status: 403,
        headers: { "x-echo": url },
        body: `${headers.host}${url} ${decodeURIComponent(url)}`,
      }),
    ],
    [
      "JSON that repeats it",
      ({ url }) => ({ status: 404, body: JSON.stringify({ error: { message: url, status: url } }) }),
    ],
    [
      "a redirect to it",
      ({ url }) => ({ status: 307, headers: { location: `https://elsewhere.example${url}` } }),
    ],
    [
      "a redirect to another signed URL",
      () => ({
        status: 307,
        headers: { location: `https://elsewhere.example/?signature=${CANARY}-new&expires=9` },
      }),
    ],
    ["a broken connection", (_, response) => void response.destroy()],
    ["a 401", () => ({ status: 401 })],
  ];

  test.each(endings)(
    "hides the URL and the credentials in hooks and in the error after %s",
    async (_, ending) => {
      const events: unknown[] = [];
      const note = (event: unknown) => events.push(event);
      const hooks = { onRequest: note, onResponse: note, onRetry: note };
      const { client, storage } = await startService("v1", ending, { hooks });
      const error = await uploadSource(client, { parent, source: archive }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ method: "PUT", path: "{uploadUrl}" });
      for (const secret of [CANARY, KEY])
        expect(traces([error, events]) + traces(error)).not.toContain(secret);
      expect(events).toContainEqual(expect.objectContaining({ method: "PUT", path: "{uploadUrl}" }));
      for (const { headers } of storage.received) {
        expect(headers).not.toHaveProperty("authorization");
        expect(headers["user-agent"]).not.toBe(AGENT);
      }
    },
  );

  test("does not retry an upload after a 401 from the storage service", async () => {
    const { client, storage } = await startService("v1", () => ({ status: 401 }));
    await expect(uploadSource(client, { parent, source: archive })).rejects.toMatchObject({ status: 401 });
    expect(storage.received).toHaveLength(1);
  });
});

test("rejects a client of another service", async () => {
  const { client } = await startService("v2");
  for (const other of [{}, undefined, { ...client }]) {
    await expect(uploadSource(other as never, { parent, source: archive })).rejects.toMatchObject({
      name: "InvalidArgumentError",
      argument: "client",
    });
  }
});
