import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  archiveFiles,
  readArchiveFile,
  UnreadableArchiveError,
} from "../../../src/services/functions/source/archive-files.ts";
import { httpFunction, openFunctions, PLACE } from "../support/open-functions.ts";

const SOURCE = "GET /__emulator/functions/source";
const HOSTILE = "<img src=x onerror=alert(1)>.js";

function open(files: Readonly<Record<string, string | { readonly base64: string }>>) {
  const { ask } = openFunctions([httpFunction("first", { files })]);
  return (query: Readonly<Record<string, string>>) =>
    ask(`${SOURCE}?${new URLSearchParams({ function: `${PLACE}/functions/first`, ...query })}`);
}

describe("function sources", () => {
  it("lists the files of a source, with dependencies last", async () => {
    const get = open({
      "lib/deep.js": "1",
      "node_modules/a/index.js": "22",
      "package.json": "{}",
      [HOSTILE]: "",
    });
    const { status, body } = await get({});
    expect(status).toBe(200);
    expect(body).toEqual({
      function: `${PLACE}/functions/first`,
      version: "1",
      bytes: expect.any(Number),
      files: [
        { path: HOSTILE, bytes: 0 },
        { path: "package.json", bytes: 2 },
        { path: "lib/deep.js", bytes: 1 },
        { path: "node_modules/a/index.js", bytes: 2 },
      ],
      more: 0,
    });
  });

  it("returns the text of a file unless the file is binary or too long", async () => {
    const get = open({
      "index.js": "// é\n",
      "logo.png": { base64: btoa("\x89PNG\x00") },
      "long.txt": "x".repeat(300_000),
    });
    const contentsOf = async (path: string) => (await get({ path })).body;
    expect(await contentsOf("index.js")).toMatchObject({ path: "index.js", bytes: 6, text: "// é\n" });
    const binary = await contentsOf("logo.png");
    expect(binary).toMatchObject({ bytes: 5, omitted: "binary" });
    expect(binary).not.toHaveProperty("text");
    expect(await contentsOf("long.txt")).toMatchObject({ bytes: 300_000, omitted: "too-long" });
  });

  it.each([
    [{ path: "../../etc/passwd" }, 404, "does not contain the file"],
    [{ function: "nobody" }, 404, "no function nobody"],
    [{ function: `${PLACE}/functions/first`, path: "" }, 404, "does not contain the file"],
  ])("returns 404 for %j, and names the missing file or function", async (query, status, message) => {
    const response = await open({ "index.js": "1" })(query);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ error: { message: expect.stringContaining(message) } });
  });

  it("rejects a request without the function parameter", async () => {
    const { ask } = openFunctions([]);
    const { status, body } = await ask(SOURCE);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: expect.stringContaining("function is required") } });
  });
});

describe("untrusted archives", () => {
  const bytes = strToU8("a text of a few words, of which some are words");
  const zipped = (level: 0 | 9): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(zipSync({ "folder/": new Uint8Array(), "a.txt": bytes }, { level }));
  const only = (archive: Uint8Array) => {
    const [file] = archiveFiles(archive);
    if (!file) throw new Error("There is no file.");
    return file;
  };

  it.each([0, 9] as const)("reads files at compression level %s, and skips folders", async (level) => {
    const archive = zipped(level);
    expect([...archiveFiles(archive)].map(({ path }) => path)).toEqual(["a.txt"]);
    expect(await readArchiveFile(archive, only(archive), 1_000)).toEqual(bytes);
  });

  it("stops decompressing a file at the caller's limit, even if its header declares a smaller size", async () => {
    const archive = Uint8Array.from(zipSync({ bomb: new Uint8Array(30_000_000) }, { level: 9 }));
    const bomb = { ...only(archive), bytes: 10 };
    const before = process.memoryUsage().arrayBuffers;
    expect((await readArchiveFile(archive, bomb, 1_000))?.length).toBeUndefined();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(15_000_000);
  });

  it.each([
    ["bytes that are not an archive", () => strToU8("PK, but nothing else")],
    ["empty input", () => new Uint8Array()],
    ["an archive without its beginning", () => zipped(9).slice(40)],
  ])("throws a typed error for %s", async (_, make) => {
    const archive = Uint8Array.from(make());
    const read = async () => {
      for (const file of archiveFiles(archive)) await readArchiveFile(archive, file, 1_000);
    };
    await expect(read()).rejects.toThrow(UnreadableArchiveError);
  });

  it("reports the name of a damaged file", async () => {
    const archive = zipped(9);
    const file = only(archive);
    archive.fill(0xff, file.header + 36, file.header + 36 + file.compressedBytes);
    await expect(readArchiveFile(archive, file, 1_000)).rejects.toThrow("a.txt is damaged");
  });
});
