import { isContainer, isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay, OverlayAction } from "./overlay.ts";
import { type Refuse, refuseUnknownKeys } from "./refuse.ts";
import { compileTarget } from "./target.ts";

/** @throws OverlayError when it is no action */
export function readAction(
  action: unknown,
  index: number,
  refuse: Refuse,
  lineOf: Overlay["lineOf"],
): OverlayAction {
  const path = ["actions", String(index)];
  if (!isObject(action)) {
    return refuse(`an action is ${kindOf(action)}`, "give it target and update or remove", path);
  }
  refuseUnknownKeys(action, ["target", "description", "update", "remove"], path, refuse);
  refuseLikenessOfFills(action, path, refuse);
  const { description } = action;
  if (description !== undefined && typeof description !== "string") {
    return refuse(`description is ${kindOf(description)}`, "write a text", [...path, "description"]);
  }
  return {
    index,
    line: lineOf([...path, "target"]),
    target: readTarget(action.target, path, refuse),
    ...(description !== undefined && { description }),
    fills: readFills(action["x-fills"], path, refuse),
    ...readEffect(action, path, refuse),
  };
}

function readTarget(target: unknown, path: readonly string[], refuse: Refuse): string {
  if (typeof target !== "string") {
    return refuse(`the target of an action is ${kindOf(target)}`, "write a JSONPath like $.info", [
      ...path,
      "target",
    ]);
  }
  try {
    compileTarget(target);
    return target;
  } catch (error) {
    const remedy = "write a JSONPath of RFC 9535, like $.paths['/pets'].get";
    return refuse(`the target ${target} is no JSONPath (${(error as Error).message})`, remedy, [
      ...path,
      "target",
    ]);
  }
}

function readFills(fills: unknown, path: readonly string[], refuse: Refuse): readonly string[] {
  if (fills === undefined) {
    return [];
  }
  const isList = Array.isArray(fills) && fills.length > 0;
  if (!isList || !fills.every((id) => typeof id === "string" && id !== "")) {
    const remedy = "write a list of at least one extension point, like [pet.fields]";
    return refuse(`x-fills is ${isList ? "a list of other things than texts" : kindOf(fills)}`, remedy, [
      ...path,
      "x-fills",
    ]);
  }
  return fills;
}

/** Extensions may have any name, but a slip in this one would be missed without a word. */
function refuseLikenessOfFills(action: JsonObject, path: readonly string[], refuse: Refuse): void {
  const alike = Object.keys(action).find((key) => key !== "x-fills" && /^x-?fil+(?:e?[sd]|ing)?$/i.test(key));
  if (alike !== undefined) {
    refuse(`unknown key ${alike}`, "write x-fills", [...path, alike]);
  }
}

function readEffect(
  action: JsonObject,
  path: readonly string[],
  refuse: Refuse,
): Pick<OverlayAction, "update" | "remove"> {
  const { update, remove = false } = action;
  if (typeof remove !== "boolean") {
    return refuse(`remove is ${kindOf(remove)}`, "write true or leave it out", [...path, "remove"]);
  }
  const hasUpdate = Object.hasOwn(action, "update");
  if (remove === hasUpdate) {
    const problem = remove ? "the action both updates and removes" : "the action neither updates nor removes";
    return refuse(problem, "give it either update or remove: true", [...path, "target"]);
  }
  if (hasUpdate && isWithoutEffect(update)) {
    return refuse("the update is empty", "say what is to be merged or appended", [...path, "update"]);
  }
  return remove ? { remove } : { remove, update };
}

function isWithoutEffect(update: unknown): boolean {
  return update === null || (isContainer(update) && Object.keys(update).length === 0);
}
