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
  | (Options & { readonly kind: "provenance"; readonly document: string; readonly pointer: string })
  | ObserveRequest;

export interface ObserveRequest extends Options {
  readonly kind: "observe";
  readonly recordings: readonly string[];
  /** `edge=https://api.example.com`. */
  readonly servers: readonly string[];
  /** Records first, into the one recording, what passes a proxy: from its address to that of the service. */
  readonly proxy?: { readonly address: string; readonly to: string | undefined };
  /** The folder for proposed overlays. */
  readonly propose?: string;
  /** Whether values that repeat and read like constants may be proposed. */
  readonly values: boolean;
  /** Whether drift makes the command fail. */
  readonly failsOnDrift: boolean;
}

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
  if (command === "observe") return { kind: "observe", ...options, ...readObserve(rest, values) };
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

function readObserve(
  recordings: readonly string[],
  values: ReturnType<typeof parse>["values"],
): Omit<ObserveRequest, "kind" | keyof Options> {
  const failOn = values["fail-on"];
  if (recordings.length === 0) throw new UsageError("observe needs a recording: a file of HAR or NDJSON");
  if (failOn !== undefined && failOn !== "drift")
    throw new UsageError(`--fail-on must be drift, and is ${failOn}`);
  const { proxy, to } = values;
  if (to !== undefined && proxy === undefined)
    throw new UsageError("--to needs --proxy and the address to listen on, such as 127.0.0.1:0");
  if (proxy !== undefined && recordings.length > 1)
    throw new UsageError("--proxy records into one file, and several are named");
  return {
    recordings,
    servers: values.server ?? [],
    values: values.values ?? false,
    failsOnDrift: failOn === "drift",
    ...(proxy !== undefined && { proxy: { address: proxy, to } }),
    ...(values.propose !== undefined && { propose: values.propose }),
  };
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
        server: { type: "string", multiple: true },
        propose: { type: "string" },
        proxy: { type: "string" },
        to: { type: "string" },
        values: { type: "boolean" },
        "fail-on": { type: "string" },
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
