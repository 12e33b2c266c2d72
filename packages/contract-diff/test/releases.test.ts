import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type BundledDocument,
  bundledDocuments,
  contractChanges,
  releasedDocuments,
} from "../src/contract-changes.ts";
import { documentId } from "../src/document.ts";
import { recordRelease } from "../src/record-release.ts";
import { readReleases } from "../src/released.ts";

let folder: string;
let released: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-releases-"));
  released = join(folder, "released");
  await mkdir(released);
  await writeFile(join(released, "releases.json"), '{ "documents": [], "releases": [] }');
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const things = { get: { responses: { 200: { description: "All." }, 404: { description: "None." } } } };
const fewerResponses = { get: { responses: { 200: { description: "All." } } } };

async function bundle(version: string, path: object, service = "library"): Promise<BundledDocument> {
  const file = join(folder, `${service}.json`);
  const info = { title: "Library", version };
  await writeFile(file, JSON.stringify({ openapi: "3.1.0", info, paths: { "/things": path } }));
  return {
    service,
    version: "v1",
    profile: "reference",
    title: "Library",
    files: { json: pathToFileURL(file) },
  };
}

async function changesOf(...documents: BundledDocument[]): Promise<unknown[]> {
  const record = await readReleases(released);
  const changes = await contractChanges(releasedDocuments(record, released), bundledDocuments(documents));
  return changes.map((each) => ({
    id: documentId(each),
    state: each.state,
    step: each.step,
    texts: each.changes.map(({ step, place, text }) => `${step} ${place}: ${text}`),
  }));
}

test("a contract without a release is new and requires a minor bump", async () => {
  expect(await changesOf(await bundle("0.0.0", things))).toEqual([
    { id: "library/v1/reference", state: "new", step: "minor", texts: [] },
  ]);
});

test("records a release and compares later contracts with it", async () => {
  expect(await recordRelease([await bundle("0.1.0", things)], released)).toBe(
    "Recorded the contracts of release 0.1.0: 1 in total, 1 new or changed.",
  );
  expect(await changesOf(await bundle("0.1.0", things))).toEqual([]);
  expect(await changesOf(await bundle("0.1.0", fewerResponses))).toEqual([
    {
      id: "library/v1/reference",
      state: "changed",
      step: "major",
      texts: ["major GET /things: responses 404: Response `404` was removed."],
    },
  ]);
});

test("ignores the version that a release writes to its bundles", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  expect(await changesOf(await bundle("0.2.0", things))).toEqual([]);
});

test("a missing contract is treated as removed and requires a major bump", async () => {
  await recordRelease([await bundle("0.1.0", things), await bundle("0.1.0", things, "museum")], released);
  expect(await changesOf(await bundle("0.1.0", things))).toEqual([
    { id: "museum/v1/reference", state: "removed", step: "major", texts: [] },
  ]);
});

test("lists all releases with their changes, newest first", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  await recordRelease([await bundle("0.2.0", fewerResponses)], released);
  const { releases } = await readReleases(released);
  expect(releases.map(({ version, documents }) => [version, documents.map(({ state }) => state)])).toEqual([
    ["0.2.0", ["changed"]],
    ["0.1.0", ["new"]],
  ]);
});

test("does nothing if a release has already been recorded", async () => {
  const document = await bundle("0.1.0", things);
  await recordRelease([document], released);
  const before = await readFile(join(released, "releases.json"), "utf8");
  expect(await recordRelease([document], released)).toBe(
    "No contract has changed since the last release. Nothing was recorded.",
  );
  expect(await readFile(join(released, "releases.json"), "utf8")).toBe(before);
});

test("rejects different contracts for a version that is already recorded", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  await expect(recordRelease([await bundle("0.1.0", fewerResponses)], released)).rejects.toThrow(
    'Release 0.1.0 is already recorded with different contracts. Run "npx -y pnpm changeset version" first.',
  );
});

test("rejects contracts without a release version", async () => {
  await expect(recordRelease([await bundle("0.0.0", things)], released)).rejects.toThrow(
    "The bundles have version 0.0.0, which is not a release version. Set the versions first.",
  );
  expect((await readReleases(released)).releases).toEqual([]);
});

describe("contractChanges", () => {
  const file = "library/v1/reference/openapi.json";
  const remedy = 'Restore it from Git: only "npx -y pnpm release" writes it.';

  beforeEach(async () => {
    await recordRelease([await bundle("0.1.0", things)], released);
  });

  test.each([
    [
      "a missing list of releases",
      "releases.json",
      undefined,
      `releases.json is missing. It records the releases. ${remedy}`,
    ],
    ["a list of releases that is not JSON", "releases.json", "{", "releases.json cannot be read: "],
    [
      "an empty list of releases",
      "releases.json",
      "{}",
      `releases.json does not list documents and releases. ${remedy}`,
    ],
    [
      "a missing bundle",
      file,
      undefined,
      `${file} is missing. It is the released bundle of library/v1/reference. ${remedy}`,
    ],
    ["a truncated bundle", file, '{"openapi"', `${file} cannot be read: `],
    ["an edited bundle", file, "{}", `${file} is not the released bundle: its SHA-256 hash differs`],
  ])("rejects %s", async (_title, name, text, message) => {
    if (text === undefined) await rm(join(released, name));
    else await writeFile(join(released, name), text);
    await expect(changesOf(await bundle("0.1.0", things))).rejects.toThrow(message);
  });

  test("rejects a missing current bundle", async () => {
    const document = await bundle("0.1.0", things);
    await rm(document.files.json);
    await expect(changesOf(document)).rejects.toThrow(
      /^Cannot read the bundle of library\/v1\/reference: .*Run "npx -y pnpm bundle"\.$/,
    );
  });

  test("rejects a file that is not an OpenAPI document", async () => {
    const document = await bundle("0.1.0", things);
    await writeFile(document.files.json, '{ "swagger": "2.0", "info": {}, "paths": {} }');
    await expect(changesOf(document)).rejects.toThrow(
      /library\/v1\/reference.*Cannot compare oas3_1 with oas2/,
    );
  });
});
