import type { EmulatorOptions } from "../../emulator/emulator-options.ts";

type OnWarning = NonNullable<EmulatorOptions["onWarning"]>;

/** So many lines are remembered; a program that makes up names need not fill the memory. */
const MOST_REMEMBERED = 1_000;

const LONGEST_PATH = 100;

/** Prints each warning once, however often its request comes: the journal has them all. */
export function warningPrinter(print: (line: string) => void): OnWarning {
  const printed = new Set<string>();
  return ({ message }, { operationId, method, path }) => {
    const place = `${shownWord(method)} ${operationId ?? shownWord(path)}`;
    const line = `Warning: ${place}: ${message}`;
    if (printed.has(line)) return;
    if (printed.size >= MOST_REMEMBERED) printed.clear();
    printed.add(line);
    print(line);
  };
}

/** A path comes off the wire, and goes to a terminal. */
function shownWord(text: string): string {
  return text.slice(0, LONGEST_PATH).replace(/[^!-~]/gu, "?");
}
