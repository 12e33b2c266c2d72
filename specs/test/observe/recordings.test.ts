import { existsSync, truncateSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli } from "../../src/cli/run-cli.ts";
import { observationData } from "../../src/observe/report/observation-data.ts";
import { har, harEntry, Library, line } from "./library-recording.ts";

let library: Library;

beforeAll(async () => {
  library = await Library.build();
});

afterAll(() => library[Symbol.dispose]());

const wrong = JSON.stringify({ title: 5 });
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64");

async function outcomeOf(...entries: readonly object[]) {
  const observation = await library.observe(library.file("recording.har", har(...entries)));
  const [operation] = observationData(observation).documents[0]?.operations ?? [];
  return { problems: operation?.drift.map(({ problem }) => problem), unchecked: operation?.unchecked };
}

const created = (content: object, headers: Readonly<Record<string, string>> = {}) =>
  harEntry({ method: "POST", content, headers });

describe("response bodies in a HAR", () => {
  const found = { problems: ["must be a string, but got a number."], unchecked: {} };

  test.each([
    ["as text", { text: wrong }, {}],
    ["in Base64", { text: base64(wrong), encoding: "base64" }, {}],
    [
      "in Base64, already decoded although a header still names the coding",
      { text: base64(wrong), encoding: "base64" },
      { "content-encoding": "gzip" },
    ],
    [
      "in Base64 and gzip",
      { text: base64(gzipSync(wrong)), encoding: "base64" },
      { "content-encoding": "gzip" },
    ],
    [
      "in Base64 and Brotli",
      { text: base64(brotliCompressSync(wrong)), encoding: "base64" },
      { "content-encoding": "br" },
    ],
  ])("reads a body that is stored %s", async (_, content, headers) => {
    expect(await outcomeOf(created(content, headers as Record<string, string>))).toEqual(found);
  });

  test.each([
    ["is not Base64", { text: "not base64!", encoding: "base64" }, {}, "the body is not valid Base64"],
    [
      "is damaged gzip data",
      { text: base64(gzipSync(wrong).subarray(0, 12)), encoding: "base64" },
      { "content-encoding": "gzip" },
      "the body cannot be decompressed",
    ],
    ["was omitted", { size: 812 }, {}, "the body was not recorded"],
  ])("does not check a body that %s, and reports the reason", async (_, content, headers, reason) => {
    const outcome = await outcomeOf(created(content, headers as Record<string, string>));
    expect(outcome).toEqual({ problems: [], unchecked: { [reason]: 1 } });
  });

  test("reports a binary body as drift if the contract requires JSON", async () => {
    const content = { text: base64(new Uint8Array([0, 255, 254, 1])), encoding: "base64" };
    expect((await outcomeOf(created(content))).problems).toEqual(["is not valid UTF-8."]);
  });

  test("does not require a body if there was no response", async () => {
    const outcome = await outcomeOf(harEntry({ method: "POST", status: 0, content: {} }));
    expect(outcome).toEqual({ problems: [], unchecked: { "no response was recorded": 1 } });
  });
});

describe("unreadable recordings", () => {
  const whole = har(harEntry({ response: { books: ["swordfish"] } }));

  test.each<[string, string, string | Uint8Array, string]>([
    [
      "a truncated HAR",
      "cut.har",
      whole.slice(0, -20),
      "invalid JSON: the file was probably truncated; save the HAR again",
    ],
    ["a HAR without entries", "none.har", '{"log": {}}', "not a HAR file: log.entries must be a list"],
    [
      "an entry without a request",
      "entry.har",
      '{"log": {"entries": [{"swordfish": 1}]}}',
      "must have request.method and request.url",
    ],
    [
      "an unknown format",
      "page.html",
      "<html>swordfish</html>",
      "neither HAR nor NDJSON: the file must begin with {",
    ],
    ["an empty file", "empty.har", " \n", "the file is empty"],
    ["a compressed file", "zipped.har.gz", gzipSync(whole), "the file is compressed: decompress it first"],
    [
      "a truncated line",
      "cut.ndjson",
      line({}) + line({}).slice(0, 40),
      "invalid JSON: the line was probably truncated; remove the line",
    ],
    ["a line that is not an object", "list.ndjson", `${line({})}["swordfish"]\n`, "must be an object"],
    [
      "a line without a method",
      "method.ndjson",
      '{"url": "/swordfish"}\n',
      "must have method, and url or target",
    ],
    [
      "a line that is too long",
      "long.ndjson",
      `{"a": "${"x".repeat(17 * 1024 * 1024)}`,
      "the line is longer than 16 MB",
    ],
  ])("reports %s on one line without quoting it", async (_, name, content, problem) => {
    const file = library.file(name, content);
    const error = await library.observe(file).then(
      () => undefined,
      (reason: Error) => reason,
    );
    expect(error?.name).toBe("RecordingProblems");
    expect(error?.message).toMatch(new RegExp(`^${file.replaceAll(/[\\.]/g, "\\$&")}(?::\\d+|, entry 1)?: `));
    expect(error?.message.endsWith(`: ${problem}`)).toBe(true);
    expect(error?.message).not.toContain("swordfish");
    expect(error?.message).not.toContain("\n");
  });

  test("reports a file that does not exist", async () => {
    await expect(library.observe("nowhere.har")).rejects.toThrow("nowhere.har: the file does not exist");
  });
});

test("suggests NDJSON for a HAR that is too large", async () => {
  const file = library.file("large.har", '{"log": {"entries": []}}');
  // The file is sparse, so the rest of it uses no disk space.
  truncateSync(file, 257 * 1024 * 1024);
  await expect(library.observe(file)).rejects.toThrow(
    "the file is 257 MB, but the limit for HAR is 256 MB: record NDJSON instead",
  );
});

test("reads all lines of a long NDJSON recording, with any kind of line break", async () => {
  const text = line({ response: {} }).repeat(5000).replaceAll("\n", "\r\n").trimEnd();
  const { exchanges } = await library.observe(library.file("long.ndjson", text));
  expect(exchanges).toBe(5000);
});

test("accepts lines in the format of the emulator's journal", async () => {
  const entry = {
    id: 1,
    at: 1772443800000,
    service: "library",
    method: "GET",
    target: "/v1/books?a=1",
    status: 404,
  };
  const { documents } = await library.observe(library.file("journal.ndjson", JSON.stringify(entry)));
  expect(documents[0]?.exchanges.toJSON()).toMatchObject({ count: 1, firstSeen: "2026-03-02T09:30:00.000Z" });
});

test("reports all problems with all recordings at once, and writes no proposal", async () => {
  const ndjson = library.file("many.ndjson", ["{", line({}).trim(), "[]", '{"url": "/a"}', ""].join("\n"));
  const archive = library.file("many.har", har({}, harEntry({}), 7 as unknown as object));
  const folder = path.join(library.folder, "none");
  const errors: string[] = [];
  const cli = ["observe", ndjson, archive, "nowhere.har", "--as-shown", "--propose", folder];
  expect(await runCli(cli, { log: () => undefined, error: (text) => void errors.push(text) })).toBe(1);
  expect(errors).toEqual(
    [
      `${ndjson}:1: invalid JSON: the line was probably truncated; remove the line`,
      `${ndjson}:3: must be an object`,
      `${ndjson}:4: must have method, and url or target`,
      `${archive}, entry 1: must have request.method and request.url`,
      `${archive}, entry 3: must be an object`,
      "nowhere.har: the file does not exist",
    ].map((problem) => `seamline-specs: ${problem}`),
  );
  expect(existsSync(folder)).toBe(false);
});

test("lists the first hundred problems with a recording", async () => {
  const file = library.file("damaged.ndjson", "{\n".repeat(1000));
  const { message } = await library.observe(file).then(
    () => new Error("was read"),
    (reason: Error) => reason,
  );
  expect(message.split("\n")).toHaveLength(101);
  expect(message).toMatch(/\n900 more problems$/);
});

test("escapes control characters in file names", async () => {
  const errors: string[] = [];
  const log = (text: string) => void errors.push(text);
  await runCli(["observe", "a\u001b[31m\u009b.har"], { log, error: log });
  expect(errors).toEqual(["seamline-specs: a\\u001b[31m\\u009b.har: the file does not exist"]);
});

describe("media types in a HAR without Content-Type headers", () => {
  const withoutHeaders = (entry: object): object =>
    JSON.parse(JSON.stringify(entry), (key, value) => (key === "headers" ? [] : value));

  test("uses the mimeType of a body in a HAR if there is no Content-Type header", async () => {
    const entry = harEntry({
      method: "POST",
      postData: { mimeType: "application/json; charset=utf-8", text: JSON.stringify({ colour: "red" }) },
      content: { mimeType: "application/json", text: JSON.stringify({ title: 5, colour: "red" }) },
    });
    const observation = await library.observe(library.file("types.har", har(withoutHeaders(entry))));
    const { operations, points } = observationData(observation).documents[0] ?? {};
    expect(operations?.[0]?.drift.map(({ pointer }) => pointer)).toEqual(["/title"]);
    const seen = points?.filter(({ places }) => places.length > 0).map(({ id }) => id);
    expect(seen).toContain("createBook.request");
  });

  test("ignores Chrome's placeholder for a media type", async () => {
    const entry = harEntry({ method: "POST", content: { mimeType: "x-unknown", text: wrong } });
    const outcome = await library.observe(library.file("unknown.har", har(withoutHeaders(entry))));
    const [operation] = observationData(outcome).documents[0]?.operations ?? [];
    expect(operation?.drift.map(({ rule }) => rule)).toEqual(["media-type"]);
  });
});

test.each([0, 99, 200.5, 1e300, -200])("treats status %s as a missing response", async (status) => {
  const [operation] =
    observationData(await library.observe(library.file("status.ndjson", line({ status })))).documents[0]
      ?.operations ?? [];
  expect(operation).toMatchObject({ statuses: {}, unchecked: { "no response was recorded": 1 } });
});
