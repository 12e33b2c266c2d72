import { documents, type ExtensionPointArea, type SpecDocument } from "@seamline/specs";
import { registerTotals } from "@seamline/specs/provenance";
import { entryOf } from "./package-entry.ts";
import { measureEntry } from "./package-size.ts";
import { table } from "./table.ts";

/** Profiles of one document, in the order of the index: as shown first. */
type Profiles = readonly SpecDocument[];

/**
 * What came out of the contracts: the client of each document and profile, what becomes of the extension points of
 * each document, and what its profiles leave open, area by area.
 */
export async function overview(): Promise<string> {
  const clientHeads = ["document", "profile", "operations", "package", "min + brotli"];
  const pointHeads = ["extension points", "as shown", "filled", "partly filled", "open", "fields added"];
  const contracts = [...new Set(documents.map(nameOf))].map(profilesOf);
  const names = contracts.map(([document]) => nameOf(document as SpecDocument));
  return [
    table(clientHeads, await Promise.all(documents.map(clientRow))),
    table(pointHeads, contracts.map(pointRow)),
    `Open by area, as shown → reference profile:\n\n${table(["area", ...names], areaRows(contracts))}`,
  ].join("\n\n");
}

async function clientRow(document: SpecDocument): Promise<string[]> {
  const entry = await entryOf(document);
  const size = `${((await measureEntry(entry)) / 1000).toFixed(2)} kB`;
  return [nameOf(document), document.profile, String(document.operations), entry.specifier, size];
}

/** Overlays may add points, so that those as shown need not be the sum of the rest. */
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
