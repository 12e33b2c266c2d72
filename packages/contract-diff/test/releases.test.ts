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

/** Writes the bundle of a document. */
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

test("a contract that was never released is new, and asks for a minor step", async () => {
  expect(await changesOf(await bundle("0.0.0", things))).toEqual([
    { id: "library/v1/reference", state: "new", step: "minor", texts: [] },
  ]);
});

test("a release is recorded, and later contracts are compared with it", async () => {
  expect(await recordRelease([await bundle("0.1.0", things)], released)).toBe(
    "Recorded the contracts of release 0.1.0: 1, of which 1 are new or changed.",
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

test("the version that a release writes into its bundles is no change of a contract", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  expect(await changesOf(await bundle("0.2.0", things))).toEqual([]);
});

test("a contract that is gone was removed, and asks for a major step", async () => {
  await recordRelease([await bundle("0.1.0", things), await bundle("0.1.0", things, "museum")], released);
  expect(await changesOf(await bundle("0.1.0", things))).toEqual([
    { id: "museum/v1/reference", state: "removed", step: "major", texts: [] },
  ]);
});

test("releases are kept, the newest first, with what they changed", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  await recordRelease([await bundle("0.2.0", fewerResponses)], released);
  const { releases } = await readReleases(released);
  expect(releases.map(({ version, documents }) => [version, documents.map(({ state }) => state)])).toEqual([
    ["0.2.0", ["changed"]],
    ["0.1.0", ["new"]],
  ]);
});

test("recording again changes nothing", async () => {
  const document = await bundle("0.1.0", things);
  await recordRelease([document], released);
  const before = await readFile(join(released, "releases.json"), "utf8");
  expect(await recordRelease([document], released)).toBe(
    "No contract changed since the last release: nothing to record.",
  );
  expect(await readFile(join(released, "releases.json"), "utf8")).toBe(before);
});

test("other contracts are not recorded under a version that has some", async () => {
  await recordRelease([await bundle("0.1.0", things)], released);
  await expect(recordRelease([await bundle("0.1.0", fewerResponses)], released)).rejects.toThrow(
    'Release 0.1.0 is recorded with other contracts. Run "npx -y pnpm changeset version" first.',
  );
});

test("contracts whose version was never set are not recorded", async () => {
  await expect(recordRelease([await bundle("0.0.0", things)], released)).rejects.toThrow(
    "The bundles have the version 0.0.0, which no release has: set versions first.",
  );
  expect((await readReleases(released)).releases).toEqual([]);
});

describe("a record that cannot be trusted stops the comparison", () => {
  const file = "library/v1/reference/openapi.json";
  const remedy = 'Restore it from Git, since only "npx -y pnpm release" writes it.';

  beforeEach(async () => {
    await recordRelease([await bundle("0.1.0", things)], released);
  });

  test.each([
    [
      "whose list is missing",
      "releases.json",
      undefined,
      `releases.json is missing. It records the releases. ${remedy}`,
    ],
    ["whose list is not JSON", "releases.json", "{", "releases.json cannot be read: "],
    [
      "whose list has nothing in it",
      "releases.json",
      "{}",
      `releases.json has no lists of documents and releases. ${remedy}`,
    ],
    [
      "without a bundle",
      file,
      undefined,
      `${file} is missing. library/v1/reference was released with it. ${remedy}`,
    ],
    ["with a truncated bundle", file, '{"openapi"', `${file} cannot be read: `],
    ["with an edited bundle", file, "{}", `${file} is not the bundle that was released: its SHA-256 differs`],
  ])("%s", async (_title, name, text, message) => {
    if (text === undefined) await rm(join(released, name));
    else await writeFile(join(released, name), text);
    await expect(changesOf(await bundle("0.1.0", things))).rejects.toThrow(message);
  });

  test("and so does a bundle of today that is missing", async () => {
    const document = await bundle("0.1.0", things);
    await rm(document.files.json);
    await expect(changesOf(document)).rejects.toThrow(
      /^The bundle of library\/v1\/reference cannot be read: .*Run "npx -y pnpm bundle"\.$/,
    );
  });

  test("and what is no OpenAPI document", async () => {
    const document = await bundle("0.1.0", things);
    await writeFile(document.files.json, '{ "swagger": "2.0", "info": {}, "paths": {} }');
    await expect(changesOf(document)).rejects.toThrow(
      /library\/v1\/reference.*Cannot compare oas3_1 with oas2/,
    );
  });
});
