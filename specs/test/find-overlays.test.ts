import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleDocument } from "../build/bundle-document.ts";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";
import { findOverlays } from "../build/find-overlays.ts";
import { AS_SHOWN } from "../build/profiles.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;

beforeAll(() => {
  specs = new CopyOfSpecs();
});

afterAll(() => specs[Symbol.dispose]());

const PROFILE = { ...AS_SHOWN, name: "mine" };

test("finds overlays in all folders of a document, from the outermost to the innermost", async () => {
  for (const file of [
    "functions/v2/mine.overlay.yaml",
    "functions/v2-family/mine.z.overlay.yaml",
    "functions/v2-family/mine.a.overlay.yaml",
    "functions/v2-family/mine.overlay.yaml",
    "functions/mine.overlay.yaml",
    // The following overlays belong to another document, profile or service, or do not belong to a profile.
    "functions/v1/mine.overlay.yaml",
    "functions/v2beta/mine.overlay.yaml",
    "functions/v2/mines.overlay.yaml",
    "retention/mine.overlay.yaml",
    "functions/v2/mine.a.b.overlay.yaml",
    "functions/v2/mine.overlay.yml",
  ]) {
    specs.write(file, "overlay: 1.0.0\n");
  }
  expect(await overlaysOf("functions/v2")).toEqual([
    "functions/mine.overlay.yaml",
    "functions/v2-family/mine.overlay.yaml",
    "functions/v2-family/mine.a.overlay.yaml",
    "functions/v2-family/mine.z.overlay.yaml",
    "functions/v2/mine.overlay.yaml",
  ]);
  expect(await overlaysOf("functions/v1")).toEqual([
    "functions/mine.overlay.yaml",
    "functions/v1/mine.overlay.yaml",
  ]);
  expect(await overlaysOf("edge")).toEqual([]);
});

async function overlaysOf(document: string): Promise<string[]> {
  const source = discoverDocuments(specs.folder).find((each) => documentPath(each) === document);
  if (source === undefined) throw new Error(`There is no document ${document}.`);
  const { files } = bundleDocument(source);
  return findOverlays(source, files, PROFILE).map((file) => path.relative(specs.folder, file));
}
