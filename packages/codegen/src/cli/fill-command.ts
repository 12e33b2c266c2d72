import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type FillOptions, fillPoint, listPoints } from "../fill/fill-point.ts";
import { assertFilled, UsageError, usageErrorOf } from "./usage-error.ts";

/** What `seamline-codegen fill` is to do. */
export interface FillRequest extends FillOptions {
  readonly kind: "fill";
  /** The point to fill; without it, the open points are listed. */
  readonly point?: string;
}

/** @throws UsageError for unknown or missing arguments */
export function parseFill(args: readonly string[]): FillRequest {
  const { values, positionals } = parse(args);
  const [point, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`fill takes one point, and ${more[0]} is another`);
  const { spec, overlay = [], output, from = [], schema } = values;
  assertFilled({ spec, overlay, output, from, schema, point });
  if (spec === undefined) throw new UsageError("--spec FILE is missing");
  const isWithExamples = ["schema", "enum", "examples"].find((name) => values[name as "enum"] !== undefined);
  if (from.length === 0 && isWithExamples) throw new UsageError(`--${isWithExamples} needs --from FILE`);
  if (from.filter((path) => path === "-").length > 1) throw new UsageError("--from - stands twice");
  return {
    kind: "fill",
    ...(point !== undefined && { point }),
    ...{ spec, overlays: overlay, from },
    ...(output !== undefined && { output }),
    ...(schema !== undefined && { schema }),
    enums: values.enum ?? false,
    examples: values.examples ?? false,
    close: values.close ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        spec: { type: "string" },
        overlay: { type: "string", multiple: true },
        output: { type: "string" },
        from: { type: "string", multiple: true },
        schema: { type: "string" },
        enum: { type: "boolean" },
        examples: { type: "boolean" },
        close: { type: "boolean" },
      },
    });
  } catch (error) {
    throw usageErrorOf(error);
  }
}

/** Fills a point, or lists those that are open; gives the lines to print. */
export async function runFill({ kind: _kind, point, ...options }: FillRequest): Promise<string[]> {
  if (point === undefined) {
    const points = await listPoints(options);
    const list = points.map(({ id, area = "", summary = "" }) => `${id} (${area}): ${summary}`.trimEnd());
    return list.length > 0 ? list : ["No extension point is open."];
  }
  const filled = await fillPoint(point, options, () => text(process.stdin));
  if (options.output === undefined) return [filled.text.trimEnd()];
  const open = options.close
    ? []
    : [`${point} stays open: remove it from its places when nothing is missing`];
  const remarks = [...filled.remarks, ...open].map((remark) => `  ${remark}`);
  return [`${options.output}: ${filled.actions} actions fill ${point}`, ...remarks];
}
