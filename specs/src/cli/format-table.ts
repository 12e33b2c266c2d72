/** How wide the whole table may be, in characters. */
const WIDTH = 120;
const GAP = "  ";

/** A cell is a list of lines; long ones of the last column are broken. */
export type Row = readonly (readonly string[])[];

/** A table of text whose columns are as wide as they need to be, and the last one at most as wide as is left. */
export function formatTable(head: readonly string[], rows: readonly Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.flatMap((row) => (row[column] ?? []).map((line) => line.length))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP.length, 0);
  const last = Math.max(WIDTH - before, 20);
  const broken = rows.map((row) => [
    ...row.slice(0, -1),
    (row.at(-1) ?? []).flatMap((line) => wrap(line, last)),
  ]);
  const titles = head.map((title) => [title]);
  const rules = widths.map((width) => ["-".repeat(Math.min(width, last))]);
  return [titles, rules, ...broken].flatMap((row) => linesOf(row, widths)).join("\n");
}

function linesOf(row: Row, widths: readonly number[]): string[] {
  const height = Math.max(...row.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    row
      .map((cell, column) => (cell[line] ?? "").padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** Breaks a line at a space or before a slash where it can, else anywhere. */
function wrap(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const space = line.lastIndexOf(" ", width);
  const slash = line.lastIndexOf("/", width);
  const end = Math.max(space, slash) > 0 ? Math.max(space, slash) : width;
  return [line.slice(0, end), ...wrap(line.slice(end).trimStart(), width)];
}
