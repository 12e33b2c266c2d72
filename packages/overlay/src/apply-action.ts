import type { AppliedAction } from "./applied-action.ts";
import { explainMismatch } from "./explain-mismatch.ts";
import { type Container, isContainer, isObject, type JsonObject, kindOf } from "./json.ts";
import { mergeInto, type Refusal } from "./merge.ts";
import type { OverlayProblem } from "./overlay-error.ts";
import { compileTarget, type Match, select } from "./target.ts";
import type { TracedDocument } from "./traced-document.ts";

/** Applies one action; gives what is wrong with it. */
export function applyAction(traced: TracedDocument, action: AppliedAction): OverlayProblem[] {
  const { overlay, line, target } = action;
  const query = compileTarget(target);
  const matches = select(query, traced.root);
  const refusal =
    matches.length === 0
      ? explainMismatch(query, target, traced.root)
      : (action.remove ? removeAll : updateAll)(traced, action, matches);
  if (refusal === undefined) {
    return [];
  }
  const { problem, remedy, path } = refusal;
  const at = path && ["actions", String(action.index), "update", ...path];
  return [{ problem, remedy, file: overlay.file, line: at === undefined ? line : overlay.lineOf(at) }];
}

function updateAll(
  traced: TracedDocument,
  action: AppliedAction,
  matches: readonly Match[],
): Refusal | undefined {
  const kinds = new Set(matches.map(({ value }) => (isContainer(value) ? Array.isArray(value) : value)));
  const primitive = matches.find(({ value }) => !isContainer(value));
  if (primitive !== undefined) {
    const problem = `the target ${action.target} selects ${kindOf(primitive.value)}`;
    return { problem, remedy: "target the object that holds it, and name it in the update" };
  }
  if (kinds.size > 1) {
    const problem = `the target ${action.target} selects objects and lists`;
    return { problem, remedy: "write an action for each of the two" };
  }
  for (const { value } of matches) {
    const refusal = update(traced, value as Container, action);
    if (refusal !== undefined) {
      return refusal;
    }
  }
  return undefined;
}

function update(traced: TracedDocument, node: Container, action: AppliedAction): Refusal | undefined {
  if (Array.isArray(node)) {
    const isList = Array.isArray(action.update);
    for (const [index, item] of [action.update].flat().entries()) {
      traced.append(node, item, { action, path: isList ? [String(index)] : [] });
    }
    return undefined;
  }
  if (isObject(action.update)) {
    return mergeInto(traced, node, action.update, { action, path: [] });
  }
  const problem = `the update is ${kindOf(action.update)}, and the target ${action.target} an object`;
  return { problem, remedy: "write an object to merge with it", path: [] };
}

function removeAll(
  traced: TracedDocument,
  action: AppliedAction,
  matches: readonly Match[],
): Refusal | undefined {
  if (matches.some(({ location }) => location.length === 0)) {
    return { problem: "the action removes the whole document", remedy: "target a part of it" };
  }
  const places = matches.map(({ location }) => ({
    container: location.slice(0, -1).reduce<unknown>((at, key) => (at as JsonObject)[key], traced.root),
    key: location.at(-1) ?? "",
  }));
  // From the end of each list, so that what is still to be removed stays where it was.
  for (const { container, key } of places.sort((a, b) => indexOf(b.key) - indexOf(a.key))) {
    traced.remove(container as Container, String(key), action);
  }
  return undefined;
}

function indexOf(key: string | number): number {
  return typeof key === "number" ? key : -1;
}
