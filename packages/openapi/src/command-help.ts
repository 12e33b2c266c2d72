/** The description of a command: the source for its parser, its `--help` and its page in the documentation. */
import type { FlagOption } from "./command-flags.ts";

/** A flag with its description. */
export interface DescribedFlag extends FlagOption {
  /** Placeholder for the value, such as `FILE`. */
  readonly value?: string;
  /** Description of the flag, with the default in parentheses. */
  readonly help: string;
  /** Environment variable that sets the flag. */
  readonly variable?: string;
}

export type DescribedFlags = Readonly<Record<string, DescribedFlag>>;

/** Flags with a separate description, such as a subcommand's flags. */
export interface FlagGroup {
  /** The subcommand's arguments with placeholders, such as `fill [POINT]`. Empty for the main command. */
  readonly title: string;
  /** Sentences about the subcommand. */
  readonly text: string;
  /** Descriptions of the positional arguments, keyed by placeholder. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly flags: DescribedFlags;
}

export interface CommandDescription {
  readonly name: string;
  /** Description of the command, as a clause without a subject. */
  readonly summary: string;
  /** Synopses without the command name. A line that starts with a space continues the line above. */
  readonly usage: readonly string[];
  readonly groups: readonly FlagGroup[];
  /** Paragraphs below the flags. */
  readonly notes: readonly string[];
  /** Environment variables with their effects. */
  readonly environment: Readonly<Record<string, string>>;
  /** Exit codes with their meanings. */
  readonly exitCodes: Readonly<Record<string, string>>;
}

/** The maximum width of `--help`. Most terminals are at least this wide. */
const HELP_WIDTH = 120;

/** Returns the text of `--help`. */
export function helpText(command: CommandDescription): string {
  const { name, summary, usage, groups, notes, environment, exitCodes } = command;
  return [
    `${name}: ${summary}`,
    usage.map((line, at) => `${at === 0 ? "Usage: " : "       "}${usageLine(name, line)}`).join("\n"),
    ...groups.map((group) => groupText(name, group)),
    ...notes.map((note) => wrapped(note, HELP_WIDTH).join("\n")),
    tableText("Environment variables:", environment),
    tableText("Exit codes:", exitCodes),
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

/** Returns a synopsis with the command name. A line that starts with a space continues the line above. */
export function usageLine(name: string, line: string): string {
  return line.startsWith(" ") ? `${" ".repeat(name.length)} ${line.trimStart()}` : `${name} ${line}`;
}

function groupText(name: string, { title, text, arguments: positional = {}, flags }: FlagGroup): string {
  const head = title === "" ? [] : [`${name} ${title}`];
  const body = text === "" ? [] : wrapped(text, HELP_WIDTH);
  return [...head, ...body, tableLines({ ...positional, ...flagRows(flags) })].join("\n");
}

/** Returns the rows for flags, keyed by synopsis. Flags without a description are omitted. */
export function flagRows(flags: DescribedFlags): Readonly<Record<string, string>> {
  const described = Object.entries(flags).filter(([, { help }]) => help !== "");
  return Object.fromEntries(described.map(([flag, details]) => [flagSynopsis(flag, details), details.help]));
}

/** Returns the synopsis of a flag: `-h, --help` or `--spec FILE`. */
export function flagSynopsis(name: string, { short, value }: DescribedFlag): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

function tableText(title: string, rows: Readonly<Record<string, string>>): string {
  return Object.keys(rows).length === 0 ? "" : `${title}\n${tableLines(rows)}`;
}

/** Prints two columns, and wraps the second column. */
export function tableLines(rows: Readonly<Record<string, string>>): string {
  const column = Math.max(...Object.keys(rows).map((term) => term.length)) + 4;
  return Object.entries(rows)
    .flatMap(([term, help]) =>
      wrapped(help, HELP_WIDTH - column).map(
        (line, at) => `${(at === 0 ? `  ${term}` : "").padEnd(column)}${line}`,
      ),
    )
    .join("\n");
}

/** Wraps text at spaces. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, `${line} ${word}`);
  }
  return lines;
}
