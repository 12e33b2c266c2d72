import { countText, type Ready } from "../ready.ts";
import type { Paint } from "./printable.ts";

type Paints = Readonly<Record<"bold" | "cyan" | "dim", Paint>>;

export function readyText({ services, page, state, examples }: Ready, paints: Paints): string {
  const rows = [
    ...services.map(({ name, url, seeded }) => ({ name, url, note: seeded.map(countText).join(", ") })),
    { name: "page", url: page, note: "" },
  ];
  return [
    paints.bold("The emulator is ready. Press Ctrl-C to stop it."),
    "",
    ...tableLines(rows, paints),
    "",
    `State: ${state}. Try it:`,
    ...examples.map((command) => `  ${command}`),
    "",
  ].join("\n");
}

interface Row {
  readonly name: string;
  readonly url: string;
  readonly note: string;
}

function tableLines(rows: readonly Row[], { cyan, dim }: Paints): string[] {
  const width = (column: keyof Row): number => Math.max(...rows.map((row) => row[column].length));
  const [nameWidth, urlWidth] = [width("name"), width("url")];
  return rows.map(({ name, url, note }) => {
    const start = `  ${name.padEnd(nameWidth)}  ${cyan(url)}`;
    return note === "" ? start : `${start}${" ".repeat(urlWidth - url.length)}  ${dim(note)}`;
  });
}
