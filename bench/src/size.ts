/**
 * Bytes that a program takes which creates the client and makes one call: bundled, minified, brotli.
 *
 *   npm run size
 *   npm run size -- --profile reference
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { clients, type GeneratedClient } from "./clients.ts";
import { consumerFolder } from "./consumer-folder.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { readProfile } from "./read-profile.ts";
import { largestDocument } from "./spec-sets.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { profile: { type: "string", default: "as shown" } } });
const profile = readProfile(values.profile);
const document = await largestDocument(profile);
const operations = await operationsOf(document.files.json);
const [call] = operations.filter(({ method, hasBody }) => method === "GET" && !hasBody);
if (call === undefined) throw new Error(`${document.title} has no GET operation.`);

const sizes: [string, number, number][] = [];
for (const client of clients) sizes.push([client.name, ...(await measure(client, call))]);
const base = sizes[0]?.[2] ?? Number.NaN;

console.log(`\nClient of ${document.title}, ${profile}, with one call (${call.operationId})\n`);
printTable(
  ["client", "min kB", "min + brotli kB", "ratio"],
  sizes.map(([name, min, brotli]) => [name, kilobytes(min), kilobytes(brotli), (brotli / base).toFixed(2)]),
);

async function measure(client: GeneratedClient, operation: Operation): Promise<[number, number]> {
  const spec = fileURLToPath(document.files.json);
  const folder = await consumerFolder("size", client, spec, [operation]);
  const result = await build({
    entryPoints: [join(folder, "consumer.ts")],
    bundle: true,
    minify: true,
    treeShaking: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  const bytes = result.outputFiles[0]?.contents ?? new Uint8Array();
  return [bytes.length, brotliCompressSync(bytes).length];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
