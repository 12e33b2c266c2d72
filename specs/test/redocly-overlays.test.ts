import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";
import { AS_SHOWN } from "../build/profiles.ts";
import { isJsonObject, type Json, type JsonObject } from "../rules/model/json.ts";
import { differences } from "./equality/differences.ts";

const built = await buildDocuments(discoverDocuments(path.dirname(import.meta.dirname)));
const filled = built
  .filter(({ profile }) => profile !== AS_SHOWN)
  .map((document) => [`${documentPath(document.source)} (${document.profile.name})`, document] as const);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "redocly-overlays-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(filled)("%s is what Redocly's overlays make of the document as shown", async (_name, document) => {
  const ref = path.join(folder, "openapi.json");
  writeFileSync(ref, JSON.stringify(document.shown));
  const overlays = document.overlays.map(({ file }) => file);
  const { bundle: result, problems } = await bundle({ ref, overlays, config: await createConfig({}) });
  expect(problems).toEqual([]);
  const theirs: JsonObject = JSON.parse(JSON.stringify(result.parsed));
  expect(differences(unsettled(document.openapi), unsettled(theirs))).toEqual([]);
});

/** A document before its points were settled: what overlays of any tool make, which know nothing of points. */
function unsettled(document: JsonObject): Json {
  const { "x-profile": _, "x-filled-points": filledPoints, "x-extension-points": points, ...rest } = document;
  const all = {
    ...(isJsonObject(filledPoints) ? filledPoints : {}),
    ...(isJsonObject(points) ? points : {}),
  };
  return withoutEmptyLists({ ...rest, "x-extension-points": all });
}

function withoutEmptyLists(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, child]) => key !== "x-extension-point" || !Array.isArray(child) || child.length > 0,
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutEmptyLists(child)]));
}
