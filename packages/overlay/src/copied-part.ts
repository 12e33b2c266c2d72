import { explainMismatch } from "./explain-mismatch.ts";
import { copyTree, isEmptyContainer, type JsonObject } from "./json.ts";
import type { ActionProblem } from "./merge.ts";
import { type Queries, select } from "./query.ts";

/**
 * Finds the one part of a document that an action copies. Gives it as it is now, whatever the action then does to the
 * document.
 */
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
    return { problem, remedy: `write the path of one, like ${first.getPath()}`, path: [] };
  }
  if (isEmptyContainer(first.value)) {
    const problem = `the copy ${copy} selects what is empty`;
    return { problem, remedy: "copy a part that holds something", path: [] };
  }
  return { value: copyTree(first.value) };
}
