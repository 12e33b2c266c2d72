import { documents, type SpecDocument } from "@seamline/specs";
import { entryOf, type PackageEntry } from "./package-entry.ts";
import { measureEntry } from "./package-size.ts";
import { table } from "./table.ts";

/** One row per document: what it holds, what is open in it, and the client that came out of it. */
export async function overview(): Promise<string> {
  const rows = await Promise.all(documents.map(async (document) => row(document, await entryOf(document))));
  const heads = ["document", "operations", "extension points by area", "package", "min + brotli"];
  return table(heads, rows);
}

async function row(document: SpecDocument, entry: PackageEntry): Promise<string[]> {
  return [
    [document.service, document.version].filter(Boolean).join("@"),
    String(document.operations),
    pointsByArea(document),
    entry.specifier,
    `${((await measureEntry(entry)) / 1000).toFixed(2)} kB`,
  ];
}

function pointsByArea(document: SpecDocument): string {
  const areas = Object.entries(document.extensionPoints);
  const total = areas.reduce((sum, [, count]) => sum + count, 0);
  return `${total}: ${areas.map(([area, count]) => `${area} ${count}`).join(", ")}`;
}
