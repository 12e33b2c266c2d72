/**
 * Measures the size of a program that creates the client and makes one call, bundled, minified and compressed with
 * Brotli, and the size of each optional entry.
 *
 * npm run size
 * npm run size -- --profile reference
 *
 * Exits with code 1 if an optional entry adds any byte to a program that does not import it.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Bundle, bundle } from "../../scripts/measure/bundle.ts";
import type { SpecDocument } from "../../specs/dist/index.d.ts";
import { clientProgram, firstGet } from "./client-program.ts";
import { type GeneratedClient, peers } from "./clients.ts";
import { consumerFolder } from "./consumer-folder.ts";
import { linkPackages } from "./link-packages.ts";
import { clientEntry, type HelperEntry, helperEntries } from "./package-entries.ts";
import { readProfile } from "./read-profile.ts";
import { documents } from "./spec-sets.ts";
import { printTable } from "./table.ts";

/** The largest intended size of a service's client, in kB. */
const BOUNDS: Readonly<Record<string, number>> = { retention: 6.5, edge: 6 };

const { values } = parseArgs({ options: { profile: { type: "string", default: "as shown" } } });
const profile = readProfile(values.profile);
const ours = await documents(profile);
const folder = fileURLToPath(new URL("../dist/size/packages", import.meta.url));
await linkPackages(folder, ["client-core", ...ours.map(({ service }) => service)]);

const bundles = new Map<SpecDocument, Bundle>();
for (const document of ours) bundles.set(document, await bundle(await clientProgram(document), folder));

console.log(`\nCreate the client and make one call, ${profile}: kB, minified and brotli\n`);
printTable(
  ["client", "bound", "seamline", "minified", "split", "with token", ...peers.map(({ name }) => name)],
  await inTurn(ours, clientCells),
);

const helpers = await helperEntries();
console.log(
  "\nOptional entries, in addition to a client: kB, and bytes in programs that do not import them\n",
);
printTable(["entry", "minified", "and brotli", "bytes if not imported"], await inTurn(helpers, helperCells));

const unasked = helpers.filter((helper) => bytesUnasked(helper) > 0);
for (const { specifier } of unasked)
  console.error(`\n${specifier} adds bytes to programs that do not import it.`);
process.exitCode = unasked.length === 0 ? 0 : 1;

async function clientCells(document: SpecDocument): Promise<string[]> {
  const { min, brotli } = bundles.get(document) as Bundle;
  const program = await clientProgram(document);
  const split = await bundle(program, folder, { splitting: true });
  const withToken = await bundle(await clientProgram(document, "auth: bearer(globalThis.token)"), folder);
  const others = await inTurn(peers, (peer) => peerBundle(peer, document));
  return [
    await clientEntry(document),
    boundOf(document, brotli),
    ...[brotli, min, split.brotli, withToken.brotli].map(kilobytes),
    ...others.map((peer) => `${kilobytes(peer.brotli)} (${(peer.brotli / brotli).toFixed(2)})`),
  ];
}

/** Bundles a peer's program, which uses a client generated from the same document. */
async function peerBundle(peer: GeneratedClient, document: SpecDocument): Promise<Bundle> {
  const call = await firstGet(document);
  const generated = await consumerFolder("size", peer, fileURLToPath(document.files.json), [call]);
  return await bundle(await readFile(join(generated, "consumer.ts"), "utf8"), generated);
}

function boundOf({ service }: SpecDocument, bytes: number): string {
  const bound = BOUNDS[service];
  if (bound === undefined) return "";
  return `${bound.toFixed(1)} ${bytes <= bound * 1000 ? "reached" : "not reached"}`;
}

/** Measures how much a program grows if it imports a whole entry in addition to its client. */
async function helperCells(helper: HelperEntry): Promise<string[]> {
  const external = [...helper.peers, "node:*"];
  const document = ours.find(({ service }) => service === helper.package) ?? (ours[0] as SpecDocument);
  const program = await clientProgram(document);
  const withHelper = `${program}export * as helper from "${helper.specifier}";`;
  const { min, brotli } = await bundle(withHelper, folder, { external });
  const without = bundles.get(document) as Bundle;
  const grown = [min - without.min, brotli - without.brotli].map(kilobytes);
  return [helper.specifier, ...grown, String(bytesUnasked(helper))];
}

function bytesUnasked({ file }: HelperEntry): number {
  return Math.max(...[...bundles.values()].map(({ files }) => files.get(file) ?? 0));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}

/** Runs one task after the other, because generators would compete for the machine and for folders. */
async function inTurn<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}
