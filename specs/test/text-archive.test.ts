import { strict as assert } from "node:assert";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { archiveEntries } from "../build/workflows/archive-entries.ts";
import { archiveScalar } from "../build/workflows/archive-scalar.ts";
import { textArchive } from "../build/workflows/text-archive.ts";
import { withSoundArchives } from "../build/workflows/with-sound-archives.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";

const files = {
  "package.json": '{"type":"module"}',
  "index.js": 'export const greet = (request, response) => {\n  response.send("\\u0041");\n};\n',
};

describe("textArchive", () => {
  test("makes a zip archive of characters of ASCII", () => {
    const archive = textArchive(files);
    expect(archive).toMatch(/^[\0-\x7f]+$/);
    expect(Object.keys(unzipped(archive))).toEqual(Object.keys(files));
    for (const [name, text] of Object.entries(unzipped(archive)))
      expect(text.trimEnd(), name).toBe(files[name as keyof typeof files].trimEnd());
  });

  test("finds white space for texts of every length", () => {
    for (let length = 0; length < 300; length += 7) {
      const { "index.js": text } = unzipped(textArchive({ "index.js": `//${"x".repeat(length)}` }));
      expect(text?.trimEnd()).toHaveLength(length + 2);
    }
  });

  test("makes the same of its own files", () => {
    const archive = textArchive(files);
    const again = archiveEntries(archive).map(({ name, content }) => [name, content]);
    expect(textArchive(Object.fromEntries(again))).toBe(archive);
  });

  test("refuses what no white space makes a text", () => {
    expect(() => textArchive({ "index.js": "// é" })).toThrow(RangeError);
    const many = Object.fromEntries(["a.js", "b.js", "c.js"].map((name) => [name, "1"]));
    expect(() => textArchive(many)).toThrow("The files a.js, b.js, c.js make no archive that is a text.");
  });
});

test("archiveScalar writes an archive in the lines of its files", () => {
  const archive = textArchive(files);
  const yaml = `payload: ${archiveScalar(archive, 2)}\n`;
  expect(parse(yaml)).toEqual({ payload: archive });
  expect(yaml).toContain('\n  \\  response.send(\\"\\\\u0041\\");\\n\\\n');
});

test("withSoundArchives makes headers fit what was edited, and leaves all else", () => {
  const sound = `# A comment.\na:\n  b: ${archiveScalar(textArchive(files), 4)}\n  c:   'x'\n`;
  const edited = sound.replace("const greet", "const greetEverybody");
  const made = withSoundArchives(edited, parseDocument(edited));
  expect(made).toContain("const greetEverybody");
  expect(unzipped(parse(made).a.b)["index.js"]).toContain("const greetEverybody");
  expect(withSoundArchives(sound, parseDocument(sound))).toBe(sound);
  expect(made.replace(/b: "(?:.*\\\n)*.*"/, "")).toBe(sound.replace(/b: "(?:.*\\\n)*.*"/, ""));
});

describe("write-archives", () => {
  let specs: CopyOfSpecs;
  beforeAll(() => {
    specs = new CopyOfSpecs();
  });
  afterAll(() => specs[Symbol.dispose]());

  test("would write the workflows as they are", () => {
    const before = specs.snapshot("functions/workflows");
    expect(specs.run("write-archives").status).toBe(0);
    expect(specs.snapshot("functions/workflows")).toEqual(before);
  });

  test("makes an edited archive one that lint accepts", async () => {
    const file = "functions/workflows/deploy-call-patch-delete-v1.arazzo.yaml";
    specs.write(file, specs.read(file).replace("'stranger'", "'somebody'"));
    expect(specs.run("write-archives").status).toBe(0);
    expect(await specs.problemsOf("lint")).toEqual([]);
    expect(specs.read(file)).toContain("'somebody'");
  });
});

/** The files of an archive by its central directory, whose lengths, offsets and checksums must be right. */
function unzipped(archive: string): Readonly<Record<string, string>> {
  const bytes = Buffer.from(archive, "latin1");
  const end = bytes.length - 22;
  assert.equal(bytes.readUInt32LE(end), 0x06054b50);
  const found: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  assert.equal(at + bytes.readUInt32LE(end + 12), end);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    assert.equal(bytes.readUInt32LE(at), 0x02014b50);
    const name = bytes.toString("latin1", at + 46, at + 46 + bytes.readUInt16LE(at + 28));
    const offset = bytes.readUInt32LE(at + 42);
    assert.equal(bytes.readUInt32LE(offset), 0x04034b50);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    assert.equal(crc32(content), bytes.readUInt32LE(at + 16));
    found[name] = content.toString("latin1");
    at += 46 + name.length;
  }
  return found;
}
