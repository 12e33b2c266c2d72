import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import type { BuiltDocument } from "../build/built-document.ts";
import { discoverDocuments, documentPath } from "../build/discover-documents.ts";
import { fillDocument } from "../build/fill-document.ts";
import { lintFilled } from "../build/lint-filled.ts";
import { objectOf } from "../build/provenance/bundle-parts.ts";
import { filesBelow } from "../build/yaml-file.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";
import { currentDocuments } from "./workspace/current-documents.ts";

const specsFolder = path.dirname(import.meta.dirname);
const sources = discoverDocuments(specsFolder);

describe("the overlays of the reference profile", () => {
  const overlays = filesBelow(specsFolder).filter(
    (file) => /\/reference[^/]*\.overlay\.yaml$/.test(file) && !/\/(?:dist|test|node_modules)\//.test(file),
  );
  const texts = overlays.map((file) => readFileSync(file, "utf8"));

  test("the overlays of the reference profile have at most 7,000 lines", () => {
    expect(texts.join("").split("\n").length).toBeLessThanOrEqual(7000);
  });

  test("the overlays list at most 100 points in x-fills, because the build derives the rest", () => {
    const written = texts.flatMap((text) => [...text.matchAll(/^ +x-fills: \[(.*)\]$/gm)]);
    expect(written.flatMap(([, ids = ""]) => ids.split(",")).length).toBeLessThanOrEqual(100);
  });

  test("the overlays have no target with more than three operation IDs", () => {
    const targets = texts.flatMap((text) => text.split(/^ +- target: /m).slice(1));
    const ids = targets.map((text) => (text.split("update:")[0] ?? "").split("@.operationId ==").length - 1);
    expect(Math.max(...ids)).toBeLessThanOrEqual(3);
  });

  test.each(sources.map((source) => [documentPath(source), source] as const))(
    "the overlays fill %s in the same way in any order",
    (_name, source) => {
      const profiles = currentDocuments().filter((each) => each.source.file === source.file);
      const [asShown, filled] = profiles as [BuiltDocument, BuiltDocument];
      const files = filled.overlays.map(({ file }) => file);
      for (const order of [files.toReversed(), interleaved(files)]) {
        const again = fillDocument(asShown, filled.profile, order);
        expect(withoutOrder(again.openapi)).toEqual(withoutOrder(filled.openapi));
        expect(fillsOf(again)).toEqual(fillsOf(filled));
      }
    },
  );
});

test("one line in an overlay is enough to add a field to a hold", () => {
  using specs = new CopyOfSpecs("retention");
  const file = "retention/v1/reference.holds.overlay.yaml";
  const id = "            holdId: { type: string, description: ID of the hold. }\n";
  const field = "            reason: { type: string, description: Reason for the hold. }\n";
  specs.write(file, specs.read(file).replace(id, id + field));
  const documents = buildDocuments(discoverDocuments(specs.folder));
  const { Hold } = objectOf(objectOf(documents[1]?.openapi.components).schemas);
  expect(objectOf(objectOf(Hold).properties).reason).toEqual({
    type: "string",
    description: "Reason for the hold.",
  });
  expect(lintFilled(documents, specs.folder)).toEqual([]);
});

/** Moves every second element to the end. */
function interleaved<Item>(items: readonly Item[]): Item[] {
  const isEven = (_: Item, index: number) => index % 2 === 0;
  return [...items.filter(isEven), ...items.filter((item, index) => !isEven(item, index))];
}

/** Sorts lists whose order has no meaning. */
function withoutOrder(value: Json, key = ""): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutOrder(item));
    const isSet = ["parameters", "x-extension-point", "x-inferred", "x-scopes"].includes(key);
    return isSet ? items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : items;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withoutOrder(child, name)]));
}

/** Returns the points that are filled, with the number of their actions. */
function fillsOf({ overlaid }: BuiltDocument): Record<string, number> {
  const fills = [...(overlaid?.fills ?? [])].map(([id, actions]) => [id, actions.length] as const);
  return Object.fromEntries(fills.sort(([a], [b]) => (a < b ? -1 : 1)));
}

describe("a source overlay", () => {
  let specs: CopyOfSpecs;

  beforeAll(() => {
    specs = new CopyOfSpecs("edge");
    for (const file of filesBelow(path.join(specs.folder, "edge"))) {
      const name = path.relative(specs.folder, file);
      if (/\/reference[^/]*\.overlay\.yaml$/.test(`/${name}`)) specs.remove(name);
    }
  });

  afterAll(() => specs[Symbol.dispose]());

  /** Fills the edge document with an overlay, and returns the document and its standard overlay. */
  function filledWith(actions: string): BuiltDocument & { openapi: JsonObject } {
    specs.write(
      "edge/reference.overlay.yaml",
      `overlay: 1.1.0\ninfo: { title: Test, version: "1" }\nactions:\n${actions}`,
    );
    const [source] = discoverDocuments(specs.folder);
    return buildDocuments(source === undefined ? [] : [source])[1] as BuiltDocument;
  }

  const zone = (openapi: JsonObject) =>
    (openapi.components as { schemas: { DnsZone: JsonObject } }).schemas.DnsZone;

  test("describing a schema fills its extension points and removes additionalProperties", () => {
    const { openapi } = filledWith(
      "  - target: $.components\n    update: { schemas: { DnsZone: { properties: { Domain: { type: string, description: D } } } } }\n",
    );
    expect(zone(openapi)).not.toHaveProperty("x-extension-point");
    expect(zone(openapi)).not.toHaveProperty("additionalProperties");
    expect(Object.keys(openapi["x-filled-points"] as object)).toEqual(["dnsZone.fields", "dnsZone.states"]);
  });

  test("keeps an extension point open if the action lists it again", () => {
    const { openapi } = filledWith(
      "  - target: $.components\n    update: { schemas: { DnsZone: { properties: { Domain: { type: string, description: D } }, x-extension-point: [dnsZone.states] } } }\n",
    );
    expect(zone(openapi)["x-extension-point"]).toEqual(["dnsZone.states"]);
    expect(Object.keys(openapi["x-filled-points"] as object)).toEqual(["dnsZone.fields"]);
  });

  test("changing only a description or adding an example fills no extension point", () => {
    const { openapi } = filledWith(
      "  - target: $.components\n    update: { schemas: { DnsZone: { description: A zone., example: { Id: 1 } } } }\n",
    );
    expect(zone(openapi)).toMatchObject({ description: "A zone.", additionalProperties: true });
    expect(openapi["x-filled-points"]).toBeUndefined();
  });

  test("an action fills the document-level extension points that its x-fills lists", () => {
    const { openapi } = filledWith(
      "  - target: $\n    x-fills: [events]\n    update: { x-facts: { noEvents: { source: Events, says: The API has no events. } } }\n",
    );
    expect(openapi["x-extension-point"]).not.toContain("events");
    expect(Object.keys(openapi["x-filled-points"] as object)).toEqual(["events"]);
  });

  test("an overlay can define an extension point that inherits area and source from its parent", () => {
    const { openapi } = filledWith(
      "  - target: $\n    update: { x-extension-points: { zone.records: { within: dnsZone.fields, summary: Records. } } }\n  - target: $.components\n    update: { schemas: { DnsZone: { x-extension-point: [dnsZone.fields, dnsZone.states, zone.records] } } }\n",
    );
    const points = openapi["x-extension-points"] as JsonObject;
    const { area, source } = points["dnsZone.fields"] as JsonObject;
    expect(points["zone.records"]).toEqual({ within: "dnsZone.fields", summary: "Records.", area, source });
  });

  test("the standard overlay has a separate action for each component", () => {
    const { overlays } = filledWith(
      "  - target: $.components\n    update:\n      schemas:\n        DnsZone: { properties: { Domain: { type: string, description: D } } }\n        Other: { type: string, description: O }\n",
    );
    expect(overlays[0]?.actions.map(({ line, fills }) => [line, fills])).toEqual([
      [7, ["dnsZone.fields", "dnsZone.states"]],
      [8, []],
    ]);
  });
});
