import { parseArgs } from "node:util";

/** What the command line asks for. */
export type Request = { readonly kind: "help" } | { readonly kind: "version" } | GenerateRequest;

export interface GenerateRequest {
  readonly kind: "generate";
  readonly spec: string;
  readonly out: string;
  readonly clientName?: string;
  readonly moduleName?: string;
}

/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name: string = "UsageError";
}

/** @throws UsageError for unknown, repeated or missing options */
export function parseArguments(args: readonly string[]): Request {
  const values = parse(args);
  if (values.help === true) {
    return { kind: "help" };
  }
  if (values.version === true) {
    return { kind: "version" };
  }
  const { spec, out, "client-name": clientName, module: moduleName } = values;
  if (spec === undefined || out === undefined) {
    throw new UsageError(`${spec === undefined ? "--spec FILE" : "--out DIR"} is missing`);
  }
  return {
    kind: "generate",
    spec,
    out,
    ...(clientName && { clientName }),
    ...(moduleName && { moduleName }),
  };
}

interface Values {
  spec?: string;
  out?: string;
  "client-name"?: string;
  module?: string;
  help?: boolean;
  version?: boolean;
}

function parse(args: readonly string[]): Values {
  try {
    return parseArgs({
      args: [...args],
      options: {
        spec: { type: "string" },
        out: { type: "string" },
        "client-name": { type: "string" },
        module: { type: "string" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean", short: "v" },
      },
    }).values;
  } catch (error) {
    // The first sentence says what is wrong; the rest explains how to pass a file called like an option.
    const [problem = ""] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(problem);
  }
}
