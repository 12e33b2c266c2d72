import { parseArgs } from "node:util";
import { assertFilled, UsageError, usageErrorOf } from "./usage-error.ts";

/** What `seamline-codegen overlay check` is to do. */
export interface CheckRequest {
  readonly kind: "check";
  /** At least one, in the order in which they apply. */
  readonly files: readonly string[];
  readonly spec?: string;
  readonly json: boolean;
}

/** @throws UsageError for unknown or missing arguments */
export function parseOverlayCommand(args: readonly string[]): CheckRequest {
  const [command, ...rest] = args;
  if (command !== "check")
    throw new UsageError(
      command === undefined
        ? "overlay needs a command: check"
        : `there is no command overlay ${command}: write overlay check`,
    );
  const { values, positionals } = parse(rest);
  assertFilled({ spec: values.spec, overlay: positionals });
  if (positionals.length === 0) throw new UsageError("overlay check needs the file of an overlay");
  return {
    kind: "check",
    files: positionals,
    json: values.json ?? false,
    ...(values.spec !== undefined && { spec: values.spec }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { spec: { type: "string" }, json: { type: "boolean" } },
    });
  } catch (error) {
    throw usageErrorOf(error);
  }
}
