import { readParts } from "./collect-problems.ts";
import { excerpt, isEmptyContainer, type JsonObject, kindOf } from "./json.ts";
import type { OverlayAction } from "./overlay.ts";
import { effectsOf, type OverlayFormat } from "./overlay-format.ts";
import { assertQuery } from "./query.ts";
import { assertKnownKeys, assertNoStrayFills, type Fail, withMeantKeys } from "./refuse.ts";

export interface ActionSurroundings {
  readonly format: OverlayFormat;
  readonly fail: Fail;
}

/** @throws OverlayError with all problems with the action */
export function readAction(
  action: JsonObject,
  path: readonly string[],
  { format, fail }: ActionSurroundings,
): Omit<OverlayAction, "index" | "line"> {
  const meant = withMeantKeys(action, "action", format);
  const { target, fields } = readParts({
    keys: () => assertKnownKeys(action, "action", format, path, fail),
    target: () => readQuery("target", meant, path, fail),
    fields: () => readFields(meant, path, { format, fail }),
  });
  return { target, ...fields };
}

/** The fields of an action except its target. */
export type ActionFields = Pick<OverlayAction, "description" | "fills" | "update" | "copy" | "remove">;

/** Reads all fields except the target. */
export function readFields(
  action: JsonObject,
  path: readonly string[],
  { format, fail }: Pick<ActionSurroundings, "format" | "fail">,
): ActionFields {
  const { description, fills, effect } = readParts({
    description: () => readDescription(action.description, "description", path, fail),
    fills: () => readFills(action, path, fail),
    effect: () => readEffect(action, path, format, fail),
  });
  return { ...(description !== undefined && { description }), fills, ...effect };
}

/**
 * Reads the description of an action or the overlay. `path` is the path of the object that contains the description.
 */
export function readDescription(
  description: unknown,
  name: string,
  path: readonly string[],
  fail: Fail,
): string | undefined {
  if (description === undefined || typeof description === "string") return description;
  return fail(`${name} is ${kindOf(description)}`, "write a string", [...path, "description"]);
}

export function readQuery(
  key: "target" | "copy",
  action: JsonObject,
  path: readonly string[],
  fail: Fail,
): string {
  const query = action[key];
  const at = [...path, key];
  if (typeof query !== "string") {
    return fail(`the ${key} of an action is ${kindOf(query)}`, "write a JSONPath such as $.info", at);
  }
  try {
    assertQuery(query);
    return query;
  } catch (error) {
    const remedy = "write a JSONPath of RFC 9535, such as $.paths['/pets'].get";
    return fail(`the ${key} ${excerpt(query)} is not a JSONPath (${(error as Error).message})`, remedy, at);
  }
}

/** Reads `x-fills`. Rejects misspelled keys, which would be silently ignored as unknown extensions. */
export function readFills(action: JsonObject, path: readonly string[], fail: Fail): readonly string[] {
  assertNoMisspeltFills(action, path, fail);
  const fills = action["x-fills"];
  if (fills === undefined) {
    return [];
  }
  const isList = Array.isArray(fills) && fills.length > 0;
  if (!isList || !fills.every((id) => typeof id === "string" && id !== "")) {
    const remedy = "write a list of at least one extension point, such as [pet.fields]";
    return fail(
      `x-fills is ${isList ? "a list with elements that are not strings" : kindOf(fills)}`,
      remedy,
      [...path, "x-fills"],
    );
  }
  return fills;
}

function assertNoMisspeltFills(action: JsonObject, path: readonly string[], fail: Fail): void {
  const alike = Object.keys(action).find((key) => key !== "x-fills" && /^x-?fil+(?:e?[sd]|ing)?$/i.test(key));
  if (alike !== undefined) {
    fail(`unknown key ${alike}`, "write x-fills", [...path, alike]);
  }
}

function readEffect(
  action: JsonObject,
  path: readonly string[],
  format: OverlayFormat,
  fail: Fail,
): Pick<OverlayAction, "update" | "copy" | "remove"> {
  const { update, remove = false } = action;
  if (typeof remove !== "boolean") {
    return fail(`remove is ${kindOf(remove)}`, "write true, or remove the key", [...path, "remove"]);
  }
  assertOneEffect({ ...action, remove }, path, format, fail);
  if (remove) {
    return { remove };
  }
  if (Object.hasOwn(action, "copy")) {
    return { remove, copy: readQuery("copy", action, path, fail) };
  }
  if (isEmptyContainer(update) || (update === null && format === "1.0")) {
    return fail("the update is empty", "write the value to merge or append", [...path, "update"]);
  }
  assertNoStrayFills(update, [...path, "update"], fail);
  return { remove, update };
}

/** Rejects actions with more than one effect. Under the standard, all but one would be ignored. */
function assertOneEffect(
  action: JsonObject,
  path: readonly string[],
  format: OverlayFormat,
  fail: Fail,
): void {
  const updates = Object.hasOwn(action, "update") ? ["updates"] : [];
  const copies = Object.hasOwn(action, "copy") ? ["copies"] : [];
  const found = [...updates, ...copies, ...(action.remove ? ["removes"] : [])];
  if (found.length !== 1) {
    const none = format === "1.0" ? "neither updates nor removes" : "neither updates nor copies nor removes";
    const effects = found.length === 0 ? none : `both ${found.join(" and ")}`;
    fail(`the action ${effects}`, `write either ${effectsOf[format]}: true`, [...path, "target"]);
  }
}
