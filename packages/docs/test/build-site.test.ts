import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SpecDocument } from "@seamline/specs";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildSite } from "../src/build-site.ts";

let folder: string;
/** The folder of specs; each test has its own. */
let specs: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-build-test-"));
});

beforeEach(async () => {
  specs = await mkdtemp(join(folder, "specs-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const noLanguages = { results: [], overlays: [] };

const point = { area: "fields", source: "Things > Fields", summary: "Fields of <things>." };

const bundle = {
  openapi: "3.1.0",
  info: { title: "A < B", version: "v7" },
  servers: [{ url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:4010" } } }],
  "x-extension-points": { "thing.fields": point },
  paths: {
    "/things": {
      get: {
        operationId: "listThings",
        summary: "List <things>",
        tags: ["Things"],
        "x-extension-point": "thing.fields",
        responses: { 200: { description: "OK" } },
      },
    },
  },
};

const asShown = {
  overlays: [],
  actions: [],
  points: [{ id: "thing.fields", openAt: ["/paths/~1things/get"] }],
  fieldsAdded: 0,
};

const overlay = "overlay: 1.0.0\nactions:\n  - target: $.info\n";

const reference = {
  overlays: ["some/own.overlay.yaml"],
  actions: [
    { overlay: 0, line: 3, index: 0, target: "$.info", description: "Says <so>.", fills: ["thing.fields"] },
  ],
  points: [
    { id: "thing.fields", openAt: [] },
    { id: "thing.size", openAt: ["/components/schemas/Thing/properties/size", ""] },
  ],
  fieldsAdded: 3,
};

const referenceBundle = {
  ...bundle,
  "x-extension-points": { "thing.size": { ...point, within: "thing.fields" } },
  "x-filled-points": { "thing.fields": point },
};

test("the site has a page, the index, the register and an unchanged copy of the bundle", async () => {
  const out = join(folder, "site");
  await buildSite([await specDocument("as shown", bundle, asShown)], noLanguages, out);
  expect(await readFile(join(out, "bundles/some/v7/openapi.json"), "utf8")).toBe(JSON.stringify(bundle));
  const index = await readFile(join(out, "index.html"), "utf8");
  expect(index).toContain('href="some-v7.html#/things/listthings"');
  expect(index).toContain("List &lt;things&gt;");
  expect(index).toContain("<h2>A &lt; B, v7</h2>");
  const page = await readFile(join(out, "some-v7.html"), "utf8");
  expect(page).toContain("<title>A &lt; B, v7: As shown</title>");
  expect(page).toContain('"servers":[{"url":"http://127.0.0.1:4010"}]');
  expect(page).toContain('"disableTelemetry":true');
  const register = await readFile(join(out, "some-v7-points.html"), "utf8");
  expect(register).toContain("leaves 1 point open, and nothing fills them yet.");
  expect(register).toContain('Open at <a href="some-v7.html#/things/listthings">List &lt;things&gt;</a>');
});

test("the profiles of a document share a card, and the register lists what fills the points", async () => {
  const out = join(folder, "filled");
  await buildSite(
    [
      await specDocument("reference", referenceBundle, reference),
      await specDocument("as shown", bundle, asShown),
    ],
    noLanguages,
    out,
  );
  const index = await readFile(join(out, "index.html"), "utf8");
  expect(index.match(/<article>/g)).toHaveLength(1);
  expect(index).toContain('<a href="some-v7.html">As shown</a></dt><dd>1 operation, 1 point open</dd>');
  expect(index).toContain(
    '<a href="some-v7-reference.html">Reference profile</a></dt><dd>1 operation, 3 fields added</dd>',
  );
  expect(index).toContain('<a href="some-v7-points.html">Extension points</a></dt><dd>1 filled, 1 open</dd>');
  const register = await readFile(join(out, "some-v7-points.html"), "utf8");
  expect(register).toContain(
    "leaves 1 point open. The reference profile fills points by overlays, and names 1 more",
  );
  expect(register).toContain('<a href="some-own.overlay.html#L3">line 3</a> <span>Says &lt;so&gt;.</span>');
  expect(register).toContain("Open at schema <code>Thing.size</code>; the whole document");
  expect(register).toContain('part of <a href="#thing.fields">');
  expect(await readFile(join(out, "overlays/some/own.overlay.yaml"), "utf8")).toBe(overlay);
  expect(await readFile(join(out, "some-own.overlay.html"), "utf8")).toContain(
    '<code id="L3">  - target: $.info\n</code>',
  );
});

test("the site stays as it was when a document cannot be rendered", async () => {
  const out = join(folder, "kept");
  await buildSite([await specDocument("as shown", bundle, asShown)], noLanguages, out);
  const before = await readdir(out);
  const broken = await specDocument("reference", { ...referenceBundle, openapi: "9.9.9" }, reference);
  await expect(buildSite([broken], noLanguages, out)).rejects.toThrow(/openapi/i);
  expect(await readdir(out)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.startsWith("kept-"))).toEqual([]);
});

test("building a site without documents fails", async () => {
  await expect(buildSite([], noLanguages, join(folder, "none"))).rejects.toThrow(/pnpm bundle/);
});

async function specDocument(
  profile: SpecDocument["profile"],
  json: object,
  provenance: object,
): Promise<SpecDocument> {
  const below = join("some/v7", profile === "as shown" ? "" : profile);
  const url = await writeSpec(join(below, "openapi.json"), JSON.stringify(json));
  const ownOverlay = await writeSpec("some/own.overlay.yaml", overlay);
  return {
    service: "some",
    version: "v7",
    profile,
    title: "A < B",
    operations: 1,
    extensionPoints: { fields: 1 },
    files: { json: url, yaml: url, json30: url, yaml30: url },
    overlays: profile === "as shown" ? [] : [ownOverlay],
    provenance: await writeSpec(join(below, "provenance.json"), JSON.stringify(provenance)),
  };
}

async function writeSpec(path: string, text: string): Promise<URL> {
  const file = join(specs, path);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, text);
  return pathToFileURL(file);
}
