import type { AppliedAction } from "./applied-action.ts";
import { copiedPart } from "./copied-part.ts";
import { isContainer, isObject, kindOf } from "./json.ts";
import { type ActionProblem, mergeInto } from "./merge.ts";
import { holderOf, type Match, type Queries } from "./query.ts";
import { maxResultDepth, type TracedDocument } from "./traced-document.ts";
import { sizeOf } from "./value-size.ts";

/** The value that an action writes, and a name and verb for messages. */
interface Written {
  readonly value: unknown;
  readonly name: string;
  readonly verb: "write" | "copy";
}

export function writeAll(
  traced: TracedDocument,
  action: AppliedAction,
  matches: readonly Match[],
  queries: Queries,
): ActionProblem | undefined {
  const unfit = refuseSingleValue(action, matches) ?? refuseMixture(action, matches);
  if (unfit !== undefined) {
    return unfit;
  }
  const written = writtenBy(traced, action, queries);
  if ("problem" in written) {
    return written;
  }
  const tooDeep = refuseDepth(traced, action, matches, written);
  if (tooDeep !== undefined) {
    return tooDeep;
  }
  for (const match of matches) {
    const problem = writeAt(traced, match, action, written);
    if (problem !== undefined) {
      return problem;
    }
  }
  return undefined;
}

/** Rejects updates to primitive values in 1.0 files. Overlay 1.0 can only update objects and lists. */
function refuseSingleValue(
  { overlay, target }: AppliedAction,
  matches: readonly Match[],
): ActionProblem | undefined {
  const single = matches.find(({ value }) => !isContainer(value));
  return single === undefined || overlay.format !== "1.0"
    ? undefined
    : {
        problem: `the target ${target} selects ${kindOf(single.value)}`,
        remedy: "target the object that contains it, and write its key in the update",
      };
}

function refuseMixture({ target }: AppliedAction, matches: readonly Match[]): ActionProblem | undefined {
  const selected = [
    matches.some(({ value }) => isObject(value)) && "objects",
    matches.some(({ value }) => Array.isArray(value)) && "lists",
    matches.some(({ value }) => !isContainer(value)) && "single values",
  ].filter((kind) => kind !== false);
  return selected.length < 2
    ? undefined
    : {
        problem: `the target ${target} selects ${selected.join(" and ")}`,
        remedy: `write a separate action for each of these ${selected.length === 2 ? "two" : "three"} types`,
      };
}

function writtenBy(
  { root }: TracedDocument,
  { copy, update }: AppliedAction,
  queries: Queries,
): Written | ActionProblem {
  return copy === undefined
    ? { value: update, name: "the update", verb: "write" }
    : { ...copiedPart(root, copy, queries), name: `the copied ${copy}`, verb: "copy" };
}

/**
 * Limits the depth. Copying a value into itself doubles the depth each time, and readers of a document are recursive.
 */
function refuseDepth(
  { limits }: TracedDocument,
  { target }: AppliedAction,
  matches: readonly Match[],
  { value, name }: Written,
): ActionProblem | undefined {
  const { depth } = sizeOf(value, limits.maxValues);
  return matches.every(({ location }) => location.length + depth <= maxResultDepth)
    ? undefined
    : {
        problem: `${name} would be nested more than ${maxResultDepth} levels deep at the target ${target}`,
        remedy: "target a value closer to the root",
        path: [],
      };
}

function writeAt(
  traced: TracedDocument,
  match: Match,
  action: AppliedAction,
  written: Written,
): ActionProblem | undefined {
  if (Array.isArray(match.value)) {
    return appendTo(traced, match.value, action, written.value);
  }
  if (isObject(match.value)) {
    return isObject(written.value)
      ? mergeInto(traced, match.value, written.value, { action, path: [] })
      : misfit(action, written, "an object", "an object to merge with it");
  }
  if (isContainer(written.value)) {
    return misfit(action, written, kindOf(match.value), "a string, a number, true, false or null");
  }
  const { holder, key } = holderOf(match, traced.root);
  traced.write(holder, key, written.value, { action, path: [] });
  return undefined;
}

function misfit(
  { target }: AppliedAction,
  { value, name, verb }: Written,
  selected: string,
  right: string,
): ActionProblem {
  const problem = `${name} is ${kindOf(value)}, but the target ${target} is ${selected}`;
  return { problem, remedy: `${verb} ${right}`, path: [] };
}

function appendTo(traced: TracedDocument, list: unknown[], action: AppliedAction, value: unknown): undefined {
  const isList = Array.isArray(value);
  for (const [index, item] of [value].flat().entries()) {
    traced.append(list, item, { action, path: isList ? [String(index)] : [] });
  }
}
