import { explainMismatch } from "./explain-mismatch.ts";
import { copyTree, isEmptyContainer, type JsonObject } from "./json.ts";
import type { ActionProblem } from "./merge.ts";
import { type Queries, select } from "./query.ts";

/** Returns a copy of the value selected by an action's `copy`, because the action may modify the original. */
export function copiedPart(
  document: JsonObject,
  copy: string,
  queries: Queries,
): { readonly value: unknown } | ActionProblem {
  const query = queries.compile(copy);
  const [first, ...others] = select(query, document);
  if (first === undefined) {
    return { ...explainMismatch(query, `the copy ${copy}`, document), path: [] };
  }
  if (others.length > 0) {
    const problem = `the copy ${copy} selects ${others.length + 1} values`;
    return { problem, remedy: `write a path that selects one value, such as ${first.getPath()}`, path: [] };
  }
  if (isEmptyContainer(first.value)) {
    const problem = `the copy ${copy} selects an empty value`;
    return { problem, remedy: "copy a value that is not empty", path: [] };
  }
  return { value: copyTree(first.value) };
}
