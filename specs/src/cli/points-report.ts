import {
  extensionPointRegister,
  type RegisteredPoint,
  type RegisterTotals,
  registerTotals,
} from "../extension-point-register.ts";
import { countFacts } from "../fact-totals.ts";
import type { CheckedFacts } from "../ledger/checked-facts.ts";
import type { PointMark } from "../provenance-file.ts";
import { readBundle } from "../spec-document.ts";
import { describeFacts } from "./describe-facts.ts";
import { AS_SHOWN, documentName, type ListedDocument } from "./find-document.ts";
import { pointEntry, WIDTH, wrapped } from "./point-entry.ts";

const COLUMN_GAP = "  ";

const MORE_OPEN_POINTS =
  "The reference profile can have more open points than the contract as shown, because an overlay that fills a point can define nested points for the parts that remain open, and these points are also counted.";

/** Documents in one profile whose registers are identical except for the locations to edit. */
interface Group {
  readonly first: ListedDocument;
  readonly documents: readonly ListedDocument[];
}

/**
 * Formats the register of each document and, for several documents, their totals. Identical registers are printed once.
 *
 * @param word limits the report to points whose id, area or summary contains this text, ignoring case.
 * @param now milliseconds since 1970, which determine whether a fact's confirmation is stale.
 */
export function pointsReport(
  documents: readonly ListedDocument[],
  word?: string,
  now: number = Date.now(),
): string {
  const filter = { word, now };
  const groups = grouped(documents, filter);
  const registers = groups.map((group) => `${headingOf(group)}\n\n${groupText(group, filter)}`);
  if (word !== undefined) return registers.join("\n\n");
  const hasFilled = documents.some(({ profile }) => profile !== AS_SHOWN);
  return [
    ...registers,
    ...(documents.length > 1 ? [totalsText(groups, now)] : []),
    ...(hasFilled ? [wrapped(MORE_OPEN_POINTS, WIDTH).join("\n")] : []),
  ].join("\n\n");
}

interface Filter {
  readonly word: string | undefined;
  readonly now: number;
}

function grouped(documents: readonly ListedDocument[], filter: Filter): Group[] {
  const groups = new Map<string, Group>();
  for (const document of documents) {
    const key = `${document.profile}\n${registerText(document, () => [], filter)}`;
    const { first, documents: others } = groups.get(key) ?? { first: document, documents: [] };
    groups.set(key, { first, documents: [...others, document] });
  }
  return [...groups.values()];
}

/** Formats a group's register, with the locations to edit in all its documents. */
function groupText({ first, documents }: Group, filter: Filter): string {
  const points = documents.flatMap(extensionPointRegister);
  const marksOf = (id: string): PointMark[] => {
    const marks = points.flatMap((point) => (point.id === id ? point.marks : []));
    return [...new Map(marks.map((mark) => [`${mark.file}:${mark.line}`, mark])).values()];
  };
  return registerText(first, marksOf, filter);
}

/** Returns the data of `pointsReport`, with the number of checked facts by state. */
export function pointsData(
  documents: readonly ListedDocument[],
  word?: string,
  now: number = Date.now(),
): unknown {
  const counted = <Totals extends { readonly facts?: CheckedFacts }>(totals: Totals) => ({
    ...totals,
    facts: countFacts(totals.facts, now),
  });
  return documents.map((document) => ({
    document: documentName(document),
    profile: document.profile,
    totals: counted(registerTotals(document)),
    points: extensionPointRegister(document)
      .filter((point) => contains(point, word))
      .map(counted),
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
  { word, now }: Filter,
): string {
  const register = extensionPointRegister(document);
  const bundle = readBundle(document);
  const points = register.filter((point) => contains(point, word));
  const entries = points.map((point) =>
    pointEntry(point, register, { bundle, marks: marksOf(point.id), now }),
  );
  const totals =
    word === undefined
      ? describeTotals(registerTotals(document), now)
      : `${points.length} of ${register.length} points contain "${word}".`;
  return [...entries, totals].join("\n\n");
}

function describeTotals(totals: RegisterTotals, now: number): string {
  const { points, filled, partlyFilled, open, fieldsAdded } = totals;
  const facts = countFacts(totals.facts, now);
  const text = `${points} points: ${filled} filled, ${partlyFilled} partly filled, ${open} open. ${fieldsAdded} fields added.`;
  return facts === undefined ? text : `${text} Facts: ${describeFacts(facts)}.`;
}

function totalsText(groups: readonly Group[], now: number): string {
  const rows = groups.map((group) => totalsRow(group, now));
  // Omit the column if no service has been verified.
  const hasFacts = rows.some(({ facts }) => facts !== "");
  const head = ["document", "profile", "points", "filled", "partly filled", "open", "fields added"];
  return formatTable(
    hasFacts ? [...head, "checked facts"] : head,
    rows.map(({ cells, facts }) => (hasFacts ? [...cells, facts] : cells)),
  );
}

function totalsRow(group: Group, now: number): { readonly cells: string[]; readonly facts: string } {
  const totals = registerTotals(group.first);
  const { points, filled, partlyFilled, open, fieldsAdded } = totals;
  const counts = [points, filled, partlyFilled, open, fieldsAdded].map(String);
  const facts = countFacts(totals.facts, now);
  return {
    cells: [namesOf(group), group.first.profile, ...counts],
    facts: facts === undefined ? "" : describeFacts(facts),
  };
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
