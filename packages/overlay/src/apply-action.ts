import { formatPointer } from "@seamline/openapi/json-pointer";
import { type AppliedAction, lineOfWritten } from "./applied-action.ts";
import { explainMismatch } from "./explain-mismatch.ts";
import type { ActionProblem } from "./merge.ts";
import type { OverlayProblem } from "./overlay-error.ts";
import { holderOf, type Match, type Queries, select } from "./query.ts";
import type { TracedDocument } from "./traced-document.ts";
import { writeAll } from "./write-all.ts";

/**
 * Applies one action and returns its problems.
 *
 * @throws LimitError if the action exceeds a limit. The document may then be partly modified.
 */
export function applyAction(
  traced: TracedDocument,
  action: AppliedAction,
  queries: Queries,
): OverlayProblem[] {
  const { overlay, line, target } = action;
  const query = queries.compile(target);
  const matches = select(query, traced.root);
  const failure =
    matches.length === 0
      ? explainMismatch(query, `the target ${target}`, traced.root)
      : (action.remove ? removeAll : writeAll)(traced, action, matches, queries);
  if (failure === undefined) {
    return [];
  }
  const { problem, remedy, path } = failure;
  const at = path === undefined ? line : lineOfWritten(action, path);
  return [{ problem, remedy, file: overlay.file, line: at }];
}

function removeAll(
  traced: TracedDocument,
  action: AppliedAction,
  matches: readonly Match[],
): ActionProblem | undefined {
  if (matches.some(({ location }) => location.length === 0)) {
    return { problem: "the action removes the whole document", remedy: "target a value inside the document" };
  }
  const places = matches.map((match) => ({ ...holderOf(match, traced.root), index: indexOf(match) }));
  for (const { location } of matches) {
    traced.removals.push({ pointer: formatPointer(location.map(String)), action });
  }
  // Remove from the end of each list, so that the remaining indexes stay valid.
  for (const { holder, key } of places.sort((a, b) => b.index - a.index)) {
    traced.remove(holder, key, action);
  }
  return undefined;
}

function indexOf({ location }: Match): number {
  const key = location.at(-1);
  return typeof key === "number" ? key : -1;
}
