import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { documents, type ExtensionPointArea, type SpecDocument } from "@seamline/specs";
import { registerTotals } from "@seamline/specs/provenance";
import { entrySpecifier } from "../entry-specifier.ts";
import { bundle } from "../measure/bundle.ts";

/** Profiles of one document, in index order: as shown first. */
type Profiles = readonly SpecDocument[];

/**
 * Summarizes the contracts: the client for each document and profile, the state of each document's extension points,
 * and each profile's open points by area.
 */
export async function overview(): Promise<string> {
  const clientHeads = ["document", "profile", "operations", "package", "min + brotli"];
  const pointHeads = ["extension points", "as shown", "filled", "partly filled", "open", "fields added"];
  const contracts = [...new Set(documents.map(nameOf))].map(profilesOf);
  return [
    table(clientHeads, await Promise.all(documents.map(clientRow))),
    table(pointHeads, contracts.map(pointRow)),
    `Open by area, as shown → reference profile:\n\n${areaTables(contracts)}`,
  ].join("\n\n");
}

async function clientRow(document: SpecDocument): Promise<string[]> {
  const entry = await entryOf(document);
  const size = `${((await measureEntry(entry)) / 1000).toFixed(2)} kB`;
  return [nameOf(document), document.profile, String(document.operations), entry.specifier, size];
}

/** Number of documents that fit side by side in a terminal with 120 columns. */
const DOCUMENTS_IN_A_ROW = 6;

function areaTables(contracts: readonly Profiles[]): string {
  const tables: string[] = [];
  for (let from = 0; from < contracts.length; from += DOCUMENTS_IN_A_ROW) {
    const some = contracts.slice(from, from + DOCUMENTS_IN_A_ROW);
    const names = some.map(([document]) => nameOf(document as SpecDocument));
    tables.push(table(["area", ...names], areaRows(some)));
  }
  return tables.join("\n\n");
}

/** Returns the row of a document. Overlays can add points, so the sum of the states can exceed the points as shown. */
function pointRow(profiles: Profiles): string[] {
  const [first, last] = [profiles[0], profiles.at(-1)] as [SpecDocument, SpecDocument];
  const { filled, partlyFilled, open, fieldsAdded } = registerTotals(last);
  const counts = [registerTotals(first).points, filled, partlyFilled, open, fieldsAdded];
  return [nameOf(first), ...counts.map(String)];
}

function areaRows(contracts: readonly Profiles[]): string[][] {
  const areas = documents.flatMap(({ extensionPoints }) => Object.keys(extensionPoints));
  return [...new Set(areas)].map((area) => [
    area,
    ...contracts.map((profiles) => openInArea(profiles, area as ExtensionPointArea)),
  ]);
}

function openInArea(profiles: Profiles, area: ExtensionPointArea): string {
  const counts = profiles.map(({ extensionPoints }) => extensionPoints[area] ?? 0);
  return counts.every((count) => count === 0) ? "–" : counts.join(" → ");
}

function profilesOf(name: string): Profiles {
  return documents.filter((document) => nameOf(document) === name);
}

function nameOf({ service, version }: SpecDocument): string {
  return [service, version].filter(Boolean).join("@");
}

/** Client package entry for one document in one profile. */
interface PackageEntry {
  /** Import specifier: `@seamline/functions/v1/reference`. */
  readonly specifier: string;
  /** The built module of the specifier. */
  readonly module: URL;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/**
 * Finds the entry in the package's own `exports`.
 *
 * @throws Error if the service has no package or the package has no such entry
 */
async function entryOf(document: SpecDocument): Promise<PackageEntry> {
  const folder = new URL(`../../packages/${document.service}/`, import.meta.url);
  const file = new URL("package.json", folder);
  if (!existsSync(file)) {
    throw new Error(`specs/${document.service} has no client: packages/${document.service} is missing.`);
  }
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  const specifier = entrySpecifier(manifest, document);
  const target = manifest.exports[specifier.replace(manifest.name, ".")];
  if (!target)
    throw new Error(
      `${manifest.name} does not export ${specifier.replace(manifest.name, ".")} for ${document.title}.`,
    );
  return { specifier, module: new URL(target.default, folder) };
}

/** Measures the client's factory in a bundle, in bytes: minified, compressed with brotli, with its dependencies. */
async function measureEntry(entry: PackageEntry): Promise<number> {
  const file = fileURLToPath(entry.module);
  const factory = Object.keys(await import(entry.module.href)).find((name) => /^create\w+Client$/.test(name));
  if (!factory) throw new Error(`${entry.specifier} does not export a client factory.`);
  const { brotli } = await bundle(`export { ${factory} } from ${JSON.stringify(file)};`, dirname(file));
  return brotli;
}

/** Formats rows under their headings. Every column is as wide as its widest cell. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(heads), line(widths.map((width) => "─".repeat(width))), ...rows.map(line)].join("\n");
}
