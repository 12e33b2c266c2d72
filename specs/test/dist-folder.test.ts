import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "../build/dist-folder.ts";

let parent: string;
let dist: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "dist-folder-"));
  dist = path.join(parent, "dist");
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

test("removes obsolete files", () => {
  replaceFolder(dist, new Map([["old/a.json", "1"]]));
  replaceFolder(dist, new Map([["new/b.json", "2"]]));
  expect(readdirSync(dist, { recursive: true }).map(String).sort()).toEqual([
    "new",
    path.join("new", "b.json"),
  ]);
  expect(readdirSync(parent)).toEqual(["dist"]);
});

test("does not change the folder if a file cannot be written", () => {
  replaceFolder(dist, new Map([["a.json", "1"]]));
  const impossible = new Map([
    ["a.json", "2"],
    ["a.json/b.json", "3"],
  ]);
  expect(() => replaceFolder(dist, impossible)).toThrow(/a\.json/);
  expect(readFileSync(path.join(dist, "a.json"), "utf8")).toBe("1");
  expect(readdirSync(parent)).toEqual(["dist"]);
});
