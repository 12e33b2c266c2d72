import { text } from "node:stream/consumers";
import { fillPoint, listPoints } from "../fill/fill-point.ts";
import type { FillRequest } from "./parse-fill.ts";

/** Fills a point, or lists those that are open; gives the lines to print. */
export async function runFill({ kind: _kind, point, ...options }: FillRequest): Promise<string[]> {
  if (point === undefined) {
    const points = await listPoints(options);
    const list = points.map(({ id, area = "", summary = "" }) => `${id} (${area}): ${summary}`.trimEnd());
    return list.length > 0 ? list : ["No extension point is open."];
  }
  const filled = await fillPoint(point, options, () => text(process.stdin));
  if (options.output === undefined) return [filled.text.trimEnd()];
  const remarks = filled.remarks.map((remark) => `  ${remark}`);
  return [`${options.output}: ${filled.actions} actions fill ${point}`, ...remarks];
}
