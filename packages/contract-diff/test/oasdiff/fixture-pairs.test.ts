import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixturePairs } from "./fixture-pairs.ts";

let source: string;

beforeEach(async () => {
  source = await mkdtemp(join(tmpdir(), "seamline-oasdiff-"));
});

afterEach(() => rm(source, { recursive: true }));

test("pairs the documents that a test loads, in all folders that contain both", async () => {
  await write(
    "checker/check_test.go",
    'func TestA() {\n open("../data/a/one.yaml")\n open("../data/a/two.yaml")\n}',
  );
  await write("checker/file_test.go", 'func TestB() {\n open(file("base.yaml"))\n open(file("new.yaml"))\n}');
  for (const name of ["a/one.yaml", "a/two.yaml", "b/base.yaml", "b/new.yaml", "c/new.yaml"])
    await write(`data/${name}`, "openapi: 3.1.0");
  const titles = fixturePairs(source).map(({ title }) => title);
  expect(titles).toEqual(["a/one.yaml → a/two.yaml", "b/base.yaml → b/new.yaml"]);
});

test("ignores tests that load only one document, even if they load it twice", async () => {
  await write(
    "checker/a_test.go",
    'func TestA() {\n open("a.yaml")\n}\nfunc TestB() {\n open("a.yaml")\n open("a.yaml")\n}',
  );
  await write("data/a.yaml", "openapi: 3.1.0");
  expect(fixturePairs(source)).toEqual([]);
});

test("ignores documents with references to other files", async () => {
  await write("checker/a_test.go", 'func TestA() {\n open("a.yaml")\n open("b.yaml")\n}');
  await write("data/a.yaml", 'schema:\n  $ref: "#/components/schemas/A"');
  await write("data/b.yaml", 'schema:\n  $ref: "schemas.yaml#/A"');
  expect(fixturePairs(source)).toEqual([]);
});

async function write(name: string, text: string): Promise<void> {
  const file = join(source, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
