import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bundles a user's program for browsers. */
async function bundled(program: string): Promise<string> {
  const stdin = { contents: program, resolveDir: fileURLToPath(new URL(".", import.meta.url)) };
  const { outputFiles } = await build({
    ...{ stdin, bundle: true, write: false, format: "esm", platform: "browser" },
    ...{ minify: true, target: "es2022" },
  });
  return outputFiles[0]?.text ?? "";
}

/** Returns a program that calls one operation of the retention service. */
function retentionCall(call: string, name = call.replace(/\(.*/, "")): Promise<string> {
  return bundled(`import { createRetentionClient, ${name} } from "@seamline/retention/reference/operations";
const client = createRetentionClient({ baseUrl: "https://retention.example", auth: false });
export const result = ${call};`);
}

/** Returns the retention service's path templates that a program contains. */
function pathsIn(program: string): string[] {
  return [...new Set(program.match(/\/v1\/[\w/{}:]+/g))].sort();
}

const getMatter = await retentionCall('getMatter(client, { matterId: "m" })');

test("a bundle contains the path of the imported operation and no other path", () => {
  expect(pathsIn(getMatter)).toEqual(["/v1/matters/{matterId}"]);
  expect(getMatter).not.toContain("closeMatter");
});

test("a bundle with a long-running operation also contains the operation that it polls", async () => {
  const program = await retentionCall('createExport(client, { matterId: "m", body: {} }).wait()');
  expect(pathsIn(program)).toEqual([
    "/v1/matters/{matterId}/exports",
    "/v1/matters/{matterId}/exports/{exportId}",
  ]);
});

test("a bundle contains code for lists and waits only if the program uses them", async () => {
  const lists = await retentionCall("listMatters(client).toArray()");
  const messages = [
    "links to a page that was already requested",
    "does not identify an operation",
    "options.parseAs",
  ];
  const messagesIn = (program: string) => messages.filter((message) => program.includes(message));
  expect(messagesIn(lists)).toEqual([messages[0]]);
  expect(messagesIn(getMatter)).toEqual([]);
});

test.each([
  ["@seamline/edge/reference/operations", "createEdgeClient"],
  ["@seamline/functions/v2beta/reference/operations", "createFunctionsClient"],
])("a bundle of %s contains no path if the program imports no operation", async (entry, factory) => {
  expect(await bundled(`export { ${factory} } from "${entry}";`)).not.toMatch(/"\/v\w+\//);
});

test("a bundle with one operation is much smaller than a bundle with the full client", async () => {
  const tree = await bundled(`import { createRetentionClient } from "@seamline/retention/reference";
const client = createRetentionClient({ baseUrl: "https://retention.example", auth: false });
export const result = client.matters.get({ matterId: "m" });`);
  expect(pathsIn(tree).length).toBeGreaterThan(15);
  expect(gzipSync(getMatter).length).toBeLessThan(0.7 * gzipSync(tree).length);
});
