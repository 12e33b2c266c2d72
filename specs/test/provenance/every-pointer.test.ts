import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import { extensionPointRegister, provenanceOf } from "../../src/provenance.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";

const specsFolder = path.join(import.meta.dirname, "../..");
let specs: BuiltFixture;
let documents: readonly BuiltEntry[];

beforeAll(async () => {
  specs = await BuiltFixture.of();
  documents = await specs.documents();
});

afterAll(() => specs[Symbol.dispose]());

test("every part of a bundle is shown under a heading of the source, inferred, or filled", () => {
  for (const document of documents) {
    const headings = headingsOf(document);
    for (const pointer of pointersOf(specs.bundle(document))) {
      const provenance = provenanceOf(document, pointer);
      const place = `${document.service} ${document.version} (${document.profile}) ${pointer}`;
      if (provenance.origin === "shown") expect(headings, place).toContain(provenance.source);
      if (provenance.origin === "inferred") expect(provenance.reason, place).not.toBe("");
      if (provenance.origin === "filled") expect(document.profile, place).not.toBe("as shown");
    }
  }
});

test("the provenance of every x-inferred in a bundle is inferred and contains its reason", () => {
  for (const document of documents) {
    const bundle = specs.bundle(document);
    for (const pointer of pointersOf(bundle).filter((each) => each.endsWith("/x-inferred"))) {
      const name = valueAt(bundle, pointer);
      if (typeof name !== "string") continue;
      const reason = valueAt(bundle, `/x-inferred-reasons/${name}/reason`);
      expect(provenanceOf(document, pointer), pointer).toMatchObject({ origin: "inferred", reason });
    }
  }
});

test("the extension points in a filled document match its register", () => {
  for (const document of documents) {
    const bundle = specs.bundle(document);
    const open = Object.keys(bundle["x-extension-points"] ?? {});
    const filled = Object.keys(bundle["x-filled-points"] ?? {});
    const register = extensionPointRegister(document);
    expect(register.map(({ id }) => id).sort()).toEqual([...open, ...filled].sort());
    const settled = register.filter(({ state }) => state === "filled").map(({ id }) => id);
    expect(settled.sort()).toEqual(filled.sort());
  }
});

test("the provenance data of a bundle is smaller than 160 kB", () => {
  for (const { provenance } of documents) expect(readFileSync(provenance).length).toBeLessThan(160_000);
});

/** Returns all headings in the inventory and the document. They are the known headings of the source. */
function headingsOf(document: BuiltEntry): Set<string> {
  const file = path.join(specsFolder, document.service, "inventory.yaml");
  const { title, ...sections } = parse(readFileSync(file, "utf8")) as JsonObject;
  const rows = Object.values(sections).flat().filter(isJsonObject);
  const headings = rows.flatMap(({ heading }) => (typeof heading === "string" ? [heading] : []));
  const sectionsAbove = headings.map((heading) => heading.split(" > ")[0] ?? "");
  return new Set([String(title), ...headings, ...sectionsAbove]);
}

function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const below = Object.entries(value).flatMap(([key, child]) =>
    pointersOf(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
  return [pointer, ...below];
}

function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.slice(1).split("/");
  return keys.reduce<unknown>(
    (found, key) => (found as JsonObject)?.[key.replaceAll("~1", "/").replaceAll("~0", "~")],
    value,
  );
}
