import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { bearer, type ClientOptions, createClient } from "../src/index.ts";
import { library } from "./support/library.ts";
import { emma, failing, reset, startLibrary } from "./support/sequence.ts";

const SECRET = "s3cr3t-of-ours-77";

/** Replaces the durations in the written lines. */
function linesOf(written: readonly string[]): string[] {
  return written.map((line) => line.replace(/\d+ ms/, "7 ms"));
}

function spyOnConsole() {
  const spy = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
  return () => linesOf(spy.mock.calls.map(([line]) => `${line}`));
}

async function getBook(options: Partial<ClientOptions>): Promise<void> {
  const { client } = await startLibrary([emma], options);
  await client.books.get({ bookId: "emma" });
}

const GOT = "seamline: GET /v1/books/{bookId}: 200 in 7 ms, attempt 1";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("the debug option", () => {
  test("debug writes a line for every attempt", async () => {
    const lines: string[] = [];
    const steps = [failing(503, "1", { "x-request-id": "r-1" }), reset, emma];
    const { client } = await startLibrary(steps, { debug: (line) => lines.push(line) });
    await client.books.get({ bookId: "emma", query: { view: "full" } });
    expect(linesOf(lines)).toEqual([
      "seamline: GET /v1/books/{bookId}: 503 in 7 ms, attempt 1, request r-1",
      "seamline: GET /v1/books/{bookId}: NetworkError in 7 ms, attempt 2",
      "seamline: GET /v1/books/{bookId}: 200 in 7 ms, attempt 3",
    ]);
  });

  test("debug: true writes to console.error", async () => {
    const written = spyOnConsole();
    await getBook({ debug: true });
    expect(written()).toEqual([GOT]);
  });

  test("the debug option of a call overrides the client's", async () => {
    const written = spyOnConsole();
    const { client } = await startLibrary([emma]);
    await client.books.get({ bookId: "emma" }, { debug: true });
    await client.books.get({ bookId: "emma" });
    await client.withOptions({ debug: true }).books.get({ bookId: "emma" }, { debug: false });
    expect(written()).toEqual([GOT]);
  });

  test("debug is called in addition to hooks, and its errors are ignored", async () => {
    const onResponse = vi.fn();
    const debug = () => {
      throw new Error("full disk");
    };
    await getBook({ hooks: { onResponse }, debug });
    expect(onResponse).toHaveBeenCalledOnce();
  });

  test("debug lines contain no secret, no query and no body", async () => {
    const lines: string[] = [];
    const steps = [failing(403, undefined, { "x-request-id": `r ${SECRET}` })];
    const { client } = await startLibrary(steps, { auth: bearer(SECRET), debug: (line) => lines.push(line) });
    await client.books.create({ query: { ids: ["q-17"] }, body: { title: "b-17" } }).result();
    expect(linesOf(lines)).toEqual([
      "seamline: POST /v1/books: 403 in 7 ms, attempt 1, request r [redacted]",
    ]);
  });

  test("debug rejects values other than booleans and functions", () => {
    const debug = "yes" as unknown as boolean;
    expect(() => createClient(library, { baseUrl: "https://library.test", debug })).toThrow(
      "options.debug must be a boolean or a function",
    );
  });
});

describe("the environment variable SEAMLINE_DEBUG", () => {
  test.each([
    ["1", [GOT]],
    ["true", [GOT]],
    ["", []],
    ["0", []],
    ["false", []],
  ])("SEAMLINE_DEBUG=%j writes %j", async (value, expected) => {
    vi.stubEnv("SEAMLINE_DEBUG", value);
    const written = spyOnConsole();
    await getBook({});
    expect(written()).toEqual(expected);
  });

  test("debug: false overrides SEAMLINE_DEBUG, and debug: true does not duplicate its lines", async () => {
    vi.stubEnv("SEAMLINE_DEBUG", "1");
    const written = spyOnConsole();
    await getBook({ debug: false });
    await getBook({ debug: true });
    expect(written()).toEqual([GOT]);
  });

  test.each([
    ["no process", undefined],
    ["a process without an environment", {}],
  ])("SEAMLINE_DEBUG is ignored with %s", async (_, process) => {
    vi.stubGlobal("process", process);
    expect(() => createClient(library, { baseUrl: "https://library.test" })).not.toThrow();
  });

  test.each([
    ["granted", [GOT]],
    ["prompt", []],
    ["denied", []],
  ])(
    "Deno reads SEAMLINE_DEBUG only if the permission is already granted (state: %s)",
    async (state, expected) => {
      vi.stubEnv("SEAMLINE_DEBUG", "1");
      const querySync = vi.fn(() => ({ state }));
      vi.stubGlobal("Deno", { permissions: { querySync } });
      const written = spyOnConsole();
      await getBook({});
      expect(written()).toEqual(expected);
      expect(querySync).toHaveBeenCalledWith({ name: "env", variable: "SEAMLINE_DEBUG" });
    },
  );
});
