import { explainMismatch } from "./explain-mismatch.ts";
import { copyTree, isEmptyContainer, type JsonObject } from "./json.ts";
import type { ActionProblem } from "./merge.ts";
import { type Queries, select } from "./query.ts";

/** Finds the one part of a document that an action copies. Returns a copy, because the action may change the part. */
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
    const problem = `the copy ${copy} selects ${others.length + 1} parts of the document`;
    return { problem, remedy: `write the path of one part, such as ${first.getPath()}`, path: [] };
  }
  if (isEmptyContainer(first.value)) {
    const problem = `the copy ${copy} selects an empty value`;
    return { problem, remedy: "copy a part that is not empty", path: [] };
  }
  return { value: copyTree(first.value) };
}
