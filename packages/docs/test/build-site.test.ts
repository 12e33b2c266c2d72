import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SpecDocument } from "@seamline/specs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../src/build-site.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-build-test-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bundle = {
  openapi: "3.1.0",
  info: { title: "A < B", version: "v7" },
  servers: [{ url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:4010" } } }],
  paths: {
    "/things": {
      get: {
        operationId: "listThings",
        summary: "List <things>",
        tags: ["Things"],
        responses: { 200: { description: "OK" } },
      },
    },
  },
};

test("writes a page, the index and the bundle as it is", async () => {
  const out = join(folder, "site");
  await buildSite([await specDocument(JSON.stringify(bundle))], out);
  expect(await readFile(join(out, "bundles/some/v7/openapi.json"), "utf8")).toBe(JSON.stringify(bundle));
  const index = await readFile(join(out, "index.html"), "utf8");
  expect(index).toContain('<a href="some-v7.html#/things/listthings">List &lt;things&gt;</a>');
  expect(index).toContain("A &lt; B, v7");
  const page = await readFile(join(out, "some-v7.html"), "utf8");
  expect(page).toContain('"servers":[{"url":"http://127.0.0.1:4010"}]');
  expect(page).toContain('"disableTelemetry":true');
});

test("leaves the site as it was when a document cannot be rendered", async () => {
  const out = join(folder, "kept");
  await buildSite([await specDocument(JSON.stringify(bundle))], out);
  const before = await readdir(out);
  const broken = await specDocument(JSON.stringify({ ...bundle, openapi: "9.9.9" }));
  await expect(buildSite([broken], out)).rejects.toThrow(/openapi/i);
  expect(await readdir(out)).toEqual(before);
  expect((await readdir(folder)).filter((name) => name.startsWith("kept-"))).toEqual([]);
});

test("refuses to build a site of nothing", async () => {
  await expect(buildSite([], join(folder, "none"))).rejects.toThrow(/pnpm bundle/);
});

async function specDocument(json: string): Promise<SpecDocument> {
  const file = join(folder, "openapi.json");
  await writeFile(file, json);
  const url = pathToFileURL(file);
  return {
    service: "some",
    version: "v7",
    profile: "as shown",
    title: "A < B",
    operations: 1,
    extensionPoints: { fields: 1 },
    files: { json: url, yaml: url, json30: url, yaml30: url },
  };
}
