import { text } from "node:stream/consumers";
import { readFlags } from "@seamline/openapi/command-flags";
import { checkInputs, type FillOptions, fillPoint, listPoints } from "../fill/fill-point.ts";
import { FILL_FLAGS } from "./command-description.ts";
import { describeFlags, type ParsedCommand, runSteps } from "./usage-error.ts";

/** Arguments of `seamline-codegen fill`. */
export interface FillRequest extends FillOptions {
  readonly kind: "fill";
  /** The extension point to fill; if it is missing, the open points are listed. */
  readonly point?: string | undefined;
}

/** Parses the arguments of `fill`, and collects all problems. */
export function parseFill(args: readonly string[]): ParsedCommand<FillRequest> {
  const { given, positionals, problems } = readFlags(args, FILL_FLAGS);
  const all = (flag: keyof typeof FILL_FLAGS): string[] =>
    given.flatMap(({ name, value }) => (name === flag && value !== undefined ? value : []));
  const has = (flag: keyof typeof FILL_FLAGS): boolean => given.some(({ name }) => name === flag);
  const [point, ...more] = positionals;
  const [from, [spec = ""]] = [all("from"), all("spec")];
  const withExamples = (["schema", "enum", "examples"] as const).filter((flag) => has(flag));
  const isSpecGiven = has("spec") || problems.some(({ argument }) => argument === "--spec");
  return {
    problems: [
      ...describeFlags(problems),
      ...(point === "" ? ["the extension point is empty"] : []),
      ...more.map((other) => `unexpected argument ${other}: fill accepts one extension point`),
      ...(isSpecGiven ? [] : ["--spec FILE is missing"]),
      ...(from.length > 0 ? [] : withExamples.map((flag) => `--${flag} requires --from FILE`)),
      ...(from.filter((path) => path === "-").length > 1 ? ["--from - is repeated"] : []),
    ],
    request: {
      kind: "fill",
      ...{ point, spec, overlays: all("overlay"), from },
      ...{ output: all("output")[0], schema: all("schema")[0] },
      ...{ enums: has("enum"), examples: has("examples"), close: has("close") },
    },
  };
}

/**
 * Fills a point, or lists the open points.
 *
 * @param problems problems with the command line; if there are any, the files are only checked, and nothing is written
 * @returns the lines to print
 */
export async function runFill(
  { kind: _kind, point, ...options }: FillRequest,
  problems: readonly string[],
): Promise<string[]> {
  if (problems.length > 0) await runSteps(problems, [() => checkInputs(point, options)]);
  if (point === undefined) {
    const points = await listPoints(options);
    const list = points.map(({ id, area = "", summary = "" }) => `${id} (${area}): ${summary}`.trimEnd());
    return list.length > 0 ? list : ["No extension point is open."];
  }
  const filled = await fillPoint(point, options, () => text(process.stdin));
  if (options.output === undefined) return [filled.text.trimEnd()];
  const open = options.close
    ? []
    : [`${point} stays open: remove its x-extension-point entries when the fill is complete`];
  const remarks = [...filled.remarks, ...open].map((remark) => `  ${remark}`);
  return [`${options.output}: ${filled.actions} actions fill ${point}`, ...remarks];
}
