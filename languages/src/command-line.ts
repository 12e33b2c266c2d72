import { parseArgs } from "node:util";

/** What a run of the command covers. */
export interface Wanted {
  /** Ids of generators; undefined for all of them. */
  readonly only: readonly string[] | undefined;
  /** Names of documents, or of folders of them; undefined for all of them. */
  readonly documents: readonly string[] | undefined;
  /** Only the documents that each generator has for continuous integration, without writing results. */
  readonly slice: boolean;
  /** Whether stories are run. */
  readonly run: boolean;
  /** Only write the table of the results that are recorded already. */
  readonly tableOnly: boolean;
}

const options = {
  only: { type: "string", multiple: true },
  document: { type: "string", multiple: true },
  slice: { type: "boolean", default: false },
  "no-run": { type: "boolean", default: false },
  table: { type: "boolean", default: false },
} as const;

/** Reads the arguments of the command. `--only` and `--document` take several values. */
export function parseCommandLine(args: readonly string[]): Wanted {
  const { values, tokens } = parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  const lists: Record<string, string[]> = {
    only: [...(values.only ?? [])],
    document: [...(values.document ?? [])],
  };
  let list: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === "option") list = lists[token.name];
    if (token.kind !== "positional") continue;
    if (!list) throw new Error(`${token.value} follows neither --only nor --document`);
    list.push(token.value);
  }
  return {
    only: emptyAsAll(lists.only),
    documents: emptyAsAll(lists.document),
    slice: values.slice,
    run: !values["no-run"],
    tableOnly: values.table,
  };
}

function emptyAsAll(list: readonly string[] = []): readonly string[] | undefined {
  return list.length ? list : undefined;
}
