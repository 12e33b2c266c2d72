import { parseArgs } from "node:util";

/** Options from the command line. */
export interface Wanted {
  /** IDs of generators to run. Undefined selects all generators. */
  readonly only: readonly string[] | undefined;
  /** Names of documents or document folders. Undefined selects all documents. */
  readonly documents: readonly string[] | undefined;
  /** True to run only the documents that each generator selects for CI, without writing results. */
  readonly slice: boolean;
  /** True to run stories. */
  readonly run: boolean;
  /** True to only write the table of recorded results. */
  readonly tableOnly: boolean;
}

const options = {
  only: { type: "string", multiple: true },
  document: { type: "string", multiple: true },
  slice: { type: "boolean", default: false },
  "no-run": { type: "boolean", default: false },
  table: { type: "boolean", default: false },
} as const;

/** Parses the command line. `--only` and `--document` accept several values. */
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
    if (!list) throw new Error(`${token.value} must follow --only or --document`);
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
