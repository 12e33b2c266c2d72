import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { applyOverlays, readOverlay } from "@seamline/overlay";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentPath } from "../build/discover-documents.ts";
import { AS_SHOWN } from "../build/profiles.ts";
import { toYamlText } from "../build/render.ts";
import { standardOverlay } from "../build/source-overlays/standard-overlay.ts";
import { isJsonObject, type Json, type JsonObject } from "../model/json.ts";
import { differences } from "./equality/differences.ts";
import { currentDocuments } from "./workspace/current-documents.ts";

const filled = currentDocuments()
  .filter(({ profile }) => profile !== AS_SHOWN)
  .map((document) => [`${documentPath(document.source)} (${document.profile.name})`, document] as const);

const INFO = { title: "Reference profile", version: "1" };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "redocly-overlays-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(filled)(
  "%s equals the as-shown document after Redocly applies the standard overlay",
  async (_name, document) => {
    const overlay = path.join(folder, "profile.overlay.yaml");
    writeFileSync(overlay, toYamlText(standardOverlay(INFO, "openapi.json", document.standardOverlays)));
    const theirs = await appliedByRedocly(document.shown, [overlay]);
    expect(differences(unsettled(document.openapi), unsettled(theirs))).toEqual([]);
  },
);

test("Redocly applies overlay 1.1 copies and single-value updates with the same result", async () => {
  const get = { operationId: "list", tags: ["a", "b"], responses: { "200": { description: "All" } } };
  const shown = {
    openapi: "3.1.0",
    info: { title: "Old", version: "1" },
    paths: { "/old": { get } },
    components: {},
  };
  const overlay = path.join(folder, "rename.overlay.yaml");
  writeFileSync(overlay, RENAMING);
  const ours = applyOverlays(shown, [readOverlay(overlay)]).document;
  expect(ours).toEqual({
    ...shown,
    info: { title: "New", version: "1", summary: "New" },
    paths: { "/new": { get: { ...get, tags: ["first", null, "b", "New"] } } },
  });
  expect(await appliedByRedocly(shown, [overlay])).toEqual(ours);
});

const RENAMING = `overlay: 1.1.0
info: { title: Renames a path, version: "1", description: By a copy. }
actions:
  - { target: $.info.title, update: New }
  - { target: $.info, update: { summary: "?" } }
  - { target: $.info.summary, copy: $.info.title }
  - { target: $.paths, update: { /new: { get: { tags: [first] } } } }
  - { target: "$.paths['/new']", copy: "$.paths['/old']" }
  - { target: "$.paths['/old']", remove: true }
  - { target: "$.paths['/new'].get.tags[?@ == 'a']", update: null }
  - { target: "$.paths['/new'].get.tags", copy: $.info.title }
`;

async function appliedByRedocly(document: object, overlays: string[]): Promise<JsonObject> {
  const ref = path.join(folder, "openapi.json");
  writeFileSync(ref, JSON.stringify(document));
  const { bundle: result, problems } = await bundle({ ref, overlays, config: await createConfig({}) });
  expect(problems).toEqual([]);
  return JSON.parse(JSON.stringify(result.parsed));
}

/** Undoes our changes to points and reasons, so the document can be compared with the output of another tool. */
function unsettled(document: JsonObject): Json {
  const {
    "x-profile": _,
    "x-filled-points": filledPoints,
    "x-extension-points": points,
    "x-inferred-reasons": __,
    ...rest
  } = document;
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
