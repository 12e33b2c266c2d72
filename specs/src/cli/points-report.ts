import {
  extensionPointRegister,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "../extension-point-register.ts";
import type { PointMark } from "../provenance-file.ts";
import { readBundle } from "../spec-document.ts";
import { AS_SHOWN, documentName, type ListedDocument } from "./find-document.ts";
import { pointEntry, WIDTH, wrapped } from "./point-entry.ts";

const COLUMN_GAP = "  ";

const MORE_OPEN_POINTS =
  "The reference profile can have more open points than the contract as shown, because an overlay that fills a point can define nested points for its open parts, and these points are counted too.";

/** Documents of one profile whose registers differ at most in the locations to edit. */
interface Group {
  readonly first: ListedDocument;
  readonly documents: readonly ListedDocument[];
}

/**
 * Formats the register of each document and, for several documents, their totals. Identical registers are printed once.
 *
 * @param word limits the report to points whose id, area or summary contains this text, ignoring case.
 */
export function pointsReport(documents: readonly ListedDocument[], word?: string): string {
  const groups = grouped(documents, word);
  const registers = groups.map((group) => `${headingOf(group)}\n\n${groupText(group, word)}`);
  if (word !== undefined) return registers.join("\n\n");
  const hasFilled = documents.some(({ profile }) => profile !== AS_SHOWN);
  return [
    ...registers,
    ...(documents.length > 1 ? [totalsText(groups)] : []),
    ...(hasFilled ? [wrapped(MORE_OPEN_POINTS, WIDTH).join("\n")] : []),
  ].join("\n\n");
}

function grouped(documents: readonly ListedDocument[], word: string | undefined): Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const key = `${document.profile}\n${registerText(document, () => [], word)}`;
    const { first, documents: others } = groups.get(key) ?? { first: document, documents: [] };
    groups.set(key, { first, documents: [...others, document] });
  }
  return [...groups.values()];
}

/** Formats the register of a group, with the locations to edit in all its documents. */
function groupText({ first, documents }: Group, word: string | undefined): string {
  const points = documents.flatMap(extensionPointRegister);
  const marksOf = (id: string): PointMark[] => {
    const marks = points.flatMap((point) => (point.id === id ? point.marks : []));
    return [...new Map(marks.map((mark) => [`${mark.file}:${mark.line}`, mark])).values()];
  };
  return registerText(first, marksOf, word);
}

export function pointsData(documents: readonly ListedDocument[], word?: string): unknown {
  return documents.map((document) => ({
    document: documentName(document),
    profile: document.profile,
    totals: registerTotals(document),
    points: extensionPointRegister(document).filter((point) => contains(point, word)),
  }));
}

function contains({ id, area, summary }: RegisteredPoint, word = ""): boolean {
  return [id, area, summary].some((text) => text.toLowerCase().includes(word.toLowerCase()));
}

/** Formats a heading such as `functions/v2, functions/v2beta: reference`, underlined. */
function headingOf(group: Group): string {
  const heading = `${namesOf(group)}: ${group.first.profile}`;
  return `${heading}\n${"=".repeat(heading.length)}`;
}

function namesOf({ documents }: Group): string {
  return documents.map(documentName).join(", ");
}

function registerText(
  document: ListedDocument,
  marksOf: (id: string) => readonly PointMark[],
  word: string | undefined,
): string {
  const register = extensionPointRegister(document);
  const bundle = readBundle(document);
  const points = register.filter((point) => contains(point, word));
  const entries = points.map((point) => pointEntry(point, register, { bundle, marks: marksOf(point.id) }));
  const totals =
    word === undefined
      ? describeTotals(registerTotals(document))
      : `${points.length} of ${register.length} points contain "${word}".`;
  return [...entries, totals].join("\n\n");
}

function describeTotals({ points, filled, partlyFilled, open, fieldsAdded }: RegisterTotals): string {
  return `${points} points: ${filled} filled, ${partlyFilled} partly filled, ${open} open. ${fieldsAdded} fields added.`;
}

function totalsText(groups: readonly Group[]): string {
  const head = ["document", "profile", "points", "filled", "partly filled", "open", "fields added"];
  const rows = groups.map((group) => {
    const { points, filled, partlyFilled, open, fieldsAdded } = registerTotals(group.first);
    const counts = [points, filled, partlyFilled, open, fieldsAdded].map(String);
    return [namesOf(group), group.first.profile, ...counts];
  });
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
