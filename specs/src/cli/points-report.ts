import { extensionPointRegister, type RegisterTotals, registerTotals } from "../extension-point-register.ts";
import { readBundle } from "../spec-document.ts";
import { documentName, type ListedDocument } from "./find-document.ts";
import { pointEntry } from "./point-entry.ts";

const COLUMN_GAP = "  ";

/** Documents of one profile whose registers have identical text. */
interface Group {
  readonly documents: readonly ListedDocument[];
  readonly text: string;
}

/**
 * Formats the register of each document and, for several documents, their totals. Identical registers are printed once.
 */
export function pointsReport(documents: readonly ListedDocument[]): string {
  const groups = grouped(documents);
  const registers = groups.map((group) => `${headingOf(group)}\n\n${group.text}`);
  return [...registers, ...(documents.length > 1 ? [totalsText(groups)] : [])].join("\n\n");
}

function grouped(documents: readonly ListedDocument[]): Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const text = registerText(document);
    const key = `${document.profile}\n${text}`;
    groups.set(key, { text, documents: [...(groups.get(key)?.documents ?? []), document] });
  }
  return [...groups.values()];
}

export function pointsData(documents: readonly ListedDocument[]): unknown {
  return documents.map((document) => ({
    document: documentName(document),
    profile: document.profile,
    totals: registerTotals(document),
    points: extensionPointRegister(document),
  }));
}

/** Formats a heading such as `functions/v2, functions/v2beta: reference`, underlined. */
function headingOf(group: Group): string {
  const heading = `${namesOf(group)}: ${group.documents[0]?.profile}`;
  return `${heading}\n${"=".repeat(heading.length)}`;
}

function namesOf({ documents }: Group): string {
  return documents.map(documentName).join(", ");
}

function registerText(document: ListedDocument): string {
  const register = extensionPointRegister(document);
  const bundle = readBundle(document);
  const entries = register.map((point) => pointEntry(point, register, bundle));
  return [...entries, describeTotals(registerTotals(document))].join("\n\n");
}

function describeTotals({ points, filled, partlyFilled, open, fieldsAdded }: RegisterTotals): string {
  return `${points} points: ${filled} filled, ${partlyFilled} partly filled, ${open} open. ${fieldsAdded} fields added.`;
}

function totalsText(groups: readonly Group[]): string {
  const head = ["document", "profile", "points", "filled", "partly filled", "open", "fields added"];
  const rows = groups.flatMap((group) =>
    group.documents.slice(0, 1).map((document) => {
      const { points, filled, partlyFilled, open, fieldsAdded } = registerTotals(document);
      const counts = [points, filled, partlyFilled, open, fieldsAdded].map(String);
      return [namesOf(group), document.profile, ...counts];
    }),
  );
  return formatTable(head, rows);
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rules = widths.map((width) => "-".repeat(width));
  const lines = [head, rules, ...rows].map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)),
  );
  return lines.map((cells) => cells.join(COLUMN_GAP).trimEnd()).join("\n");
}
