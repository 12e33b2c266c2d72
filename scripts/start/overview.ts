import { documents, type ExtensionPointArea, type SpecDocument } from "@seamline/specs";
import { entryOf } from "./package-entry.ts";
import { measureEntry } from "./package-size.ts";
import { table } from "./table.ts";

/** What came out of the contracts: each document with its client, and what is open in it, area by area. */
export async function overview(): Promise<string> {
  const heads = ["document", "operations", "extension points", "package", "min + brotli"];
  const clients = table(heads, await Promise.all(documents.map(documentRow)));
  const open = table(["open by area", ...documents.map(nameOf)], areaRows());
  return `${clients}\n\n${open}`;
}

async function documentRow(document: SpecDocument): Promise<string[]> {
  const entry = await entryOf(document);
  const points = Object.values(document.extensionPoints).reduce((sum, count) => sum + count, 0);
  const size = `${((await measureEntry(entry)) / 1000).toFixed(2)} kB`;
  return [nameOf(document), String(document.operations), String(points), entry.specifier, size];
}

function areaRows(): string[][] {
  const areas = new Set(
    documents.flatMap((document) => Object.keys(document.extensionPoints)),
  ) as Set<ExtensionPointArea>;
  return [...areas].map((area) => [
    area,
    ...documents.map((document) => String(document.extensionPoints[area] ?? "–")),
  ]);
}

function nameOf(document: SpecDocument): string {
  return [document.service, document.version].filter(Boolean).join("@");
}
