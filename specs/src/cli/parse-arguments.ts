import { parseArgs } from "node:util";

/** The requested form of a document and of the output. */
interface Options {
  /** The document as shown, and not its reference profile. */
  readonly asShown: boolean;
  readonly json: boolean;
}

/** A parsed command line. */
export type Request =
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | (Options & {
      readonly kind: "points";
      /** `retention/v1`; every document where there is none. */
      readonly document?: string;
    })
  | (Options & { readonly kind: "provenance"; readonly document: string; readonly pointer: string });

/** An invalid command line. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** @throws {UsageError} for unknown commands and options, and for arguments that are missing or too many. */
export function parseArguments(args: readonly string[]): Request {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  const [command, ...rest] = positionals;
  const options = { asShown: values["as-shown"] ?? false, json: values.json ?? false };
  if (command === "points") return { kind: "points", ...options, ...readPoints(rest) };
  if (command === "provenance") return { kind: "provenance", ...options, ...readProvenance(rest) };
  throw new UsageError(command === undefined ? "no command" : `there is no command ${command}`);
}

function readPoints([document, ...more]: readonly string[]): { document?: string } {
  assertNoMore(more);
  return document === undefined ? {} : { document };
}

function readProvenance([document, pointer, ...more]: readonly string[]): {
  document: string;
  pointer: string;
} {
  if (document === undefined) throw new UsageError("provenance needs a document, such as retention/v1");
  if (pointer === undefined) throw new UsageError("provenance needs a JSON pointer, such as /info/version");
  assertNoMore(more);
  return { document, pointer };
}

function assertNoMore([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`one argument too many: ${first}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        "as-shown": { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    });
  } catch (error) {
    // The first sentence names the problem; the rest explains how to pass a file whose name looks like an option.
    const [problem = ""] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(problem);
  }
}
