import { isContainer, isObject, type JsonObject, kindOf } from "./json.ts";
import type { Mark, TracedDocument } from "./traced-document.ts";

/** Why an action cannot be applied. */
export interface ActionProblem {
  readonly problem: string;
  readonly remedy: string;
  /** Where in what the action writes; left out where the target is at fault. */
  readonly path?: readonly string[];
}

/** Merges what an action writes with an object: objects recursively, lists end to end, everything else by replacing. */
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
      ? ["here", "remove it by an action before this one, or write it alike"]
      : [`in ${copy}`, "remove one of the two by an action before this one"];
  const problem = `${key} is ${kindOf(value)} ${there} and ${kindOf(existing)} in the document`;
  return { problem, remedy, path: mark.path };
}
