const GAP = "  ";

/** A table of text whose columns are as wide as they need to be. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rules = widths.map((width) => "-".repeat(width));
  const lines = [head, rules, ...rows].map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)),
  );
  return lines.map((cells) => cells.join(GAP).trimEnd()).join("\n");
}
