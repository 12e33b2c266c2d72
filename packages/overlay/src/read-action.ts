import { readParts } from "./collect-problems.ts";
import { excerpt, isEmptyContainer, isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay, OverlayAction } from "./overlay.ts";
import { effectsOf, type OverlayFormat } from "./overlay-format.ts";
import { assertQuery } from "./query.ts";
import { assertKnownKeys, assertNoStrayFills, type Fail, withMeantKeys } from "./refuse.ts";

export interface ActionSurroundings {
  readonly format: OverlayFormat;
  readonly fail: Fail;
  readonly lineOf: Overlay["lineOf"];
}

/** @throws OverlayError with all problems of the action */
export function readAction(action: unknown, index: number, surroundings: ActionSurroundings): OverlayAction {
  const { format, fail, lineOf } = surroundings;
  const path = ["actions", String(index)];
  if (!isObject(action)) {
    return fail(
      `an action is ${kindOf(action)}`,
      `write an object with target and ${effectsOf[format]}`,
      path,
    );
  }
  const meant = withMeantKeys(action, "action", format);
  const { target, description, fills, effect } = readParts({
    keys: () => assertKnownKeys(action, "action", format, path, fail),
    spelling: () => assertNoMisspeltFills(action, path, fail),
    description: () => readDescription(meant.description, "description", path, fail),
    target: () => readQuery("target", meant, path, fail),
    fills: () => readFills(action["x-fills"], path, fail),
    effect: () => readEffect(meant, path, format, fail),
  });
  return {
    index,
    line: lineOf([...path, "target"]),
    target,
    ...(description !== undefined && { description }),
    fills,
    ...effect,
  };
}

/** Reads the description of an action or of the overlay. `path` is the path of the object that contains it. */
export function readDescription(
  description: unknown,
  name: string,
  path: readonly string[],
  fail: Fail,
): string | undefined {
  if (description === undefined || typeof description === "string") return description;
  return fail(`${name} is ${kindOf(description)}`, "write a string", [...path, "description"]);
}

function readQuery(key: "target" | "copy", action: JsonObject, path: readonly string[], fail: Fail): string {
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

function readFills(fills: unknown, path: readonly string[], fail: Fail): readonly string[] {
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

/** Rejects misspelt `x-fills`, which would be silently ignored as an unknown extension. */
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

/** Rejects actions with more than one effect. The standard would ignore all but one of them. */
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
