import { isContainer, isObject, type JsonObject, kindOf } from "./json.ts";
import type { Mark, TracedDocument } from "./traced-document.ts";

/** Reason why an action cannot be applied. */
export interface ActionProblem {
  readonly problem: string;
  readonly remedy: string;
  /** Path inside the written value. Omitted if the target causes the problem. */
  readonly path?: readonly string[];
}

/** Merges a value into an object: merges nested objects recursively, appends lists, and replaces other values. */
export function mergeInto(
  traced: TracedDocument,
  node: JsonObject,
  update: JsonObject,
  mark: Mark,
): ActionProblem | undefined {
  for (const [key, value] of Object.entries(update)) {
    const problem = mergeEntry(traced, node, key, value, { ...mark, path: [...mark.path, key] });
    if (problem !== undefined) {
      return problem;
    }
  }
  return undefined;
}

function mergeEntry(
  traced: TracedDocument,
  node: JsonObject,
  key: string,
  value: unknown,
  mark: Mark,
): ActionProblem | undefined {
  const existing = Object.hasOwn(node, key) ? node[key] : undefined;
  if (!Object.hasOwn(node, key) || (!isContainer(existing) && !isContainer(value))) {
    traced.write(node, key, value, mark);
    return undefined;
  }
  if (isObject(existing) && isObject(value)) {
    return mergeInto(traced, existing, value, mark);
  }
  if (Array.isArray(existing) && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      traced.append(existing, item, { ...mark, path: [...mark.path, String(index)] });
    }
    return undefined;
  }
  const { copy } = mark.action;
  const [there, remedy] =
    copy === undefined
      ? ["here", "remove the value in an earlier action, or write the same type"]
      : [`in ${copy}`, "remove one of the two in an earlier action"];
  const problem = `${key} is ${kindOf(value)} ${there} and ${kindOf(existing)} in the document`;
  return { problem, remedy, path: mark.path };
}
