import { collectProblems, readParts } from "./collect-problems.ts";
import { isObject, type JsonObject, kindOf } from "./json.ts";
import type { OverlayAction } from "./overlay.ts";
import {
  type ActionFields,
  type ActionSurroundings,
  readDescription,
  readFields,
  readFills,
  readQuery,
} from "./read-action.ts";
import { assertKnownKeys, withMeantKeys } from "./refuse.ts";

/**
 * Actions without a target, by name. An invalid action has no fields, so that references to it are not also reported.
 */
export type ReusableActions = ReadonlyMap<string, ActionFields | undefined>;

/**
 * Reads the reusable actions in `components` (Overlay 1.2).
 *
 * @param actions receives the actions, even if some of them are invalid
 * @throws OverlayError with the problems in all reusable actions
 */
export function readReusableActions(
  components: unknown,
  surroundings: ActionSurroundings,
  actions: Map<string, ActionFields | undefined>,
): void {
  const { format, fail } = surroundings;
  if (components === undefined || format !== "1.2") return;
  if (!isObject(components)) {
    throw fail(`components is ${kindOf(components)}`, "write an object with actions", ["components"]);
  }
  assertKnownKeys(components, "components", format, ["components"], fail);
  const { actions: reusable = {} } = components;
  const path = ["components", "actions"];
  if (!isObject(reusable)) {
    throw fail(
      `components.actions is ${kindOf(reusable)}`,
      "write an object that maps names to actions",
      path,
    );
  }
  for (const name of Object.keys(reusable)) actions.set(name, undefined);
  collectProblems(Object.entries(reusable), ([name, action]) =>
    actions.set(name, readReusableAction(action, [...path, name], surroundings)),
  );
}

function readReusableAction(
  action: unknown,
  path: readonly string[],
  { format, fail }: ActionSurroundings,
): ActionFields {
  if (!isObject(action))
    return fail(`a reusable action is ${kindOf(action)}`, "write an object with fields", path);
  const meant = withMeantKeys(action, "reusableAction", format);
  const { description, fields } = readParts({
    keys: () => assertKnownKeys(action, "reusableAction", format, path, fail),
    description: () => readDescription(meant.description, "description", path, fail),
    fields: () => readReusableFields(meant.fields, [...path, "fields"], { format, fail }),
  });
  return { ...(description !== undefined && { description }), ...fields };
}

function readReusableFields(
  fields: unknown,
  path: readonly string[],
  surroundings: ActionSurroundings,
): ActionFields {
  const { format, fail } = surroundings;
  if (!isObject(fields)) {
    return fail(`fields is ${kindOf(fields)}`, "write an object with update, copy or remove", path);
  }
  if (Object.hasOwn(fields, "target")) {
    fail("a reusable action has a target", "write the target next to each $ref", [...path, "target"]);
  }
  const meant = withMeantKeys(fields, "fields", format);
  const { read } = readParts({
    keys: () => assertKnownKeys(fields, "fields", format, path, fail),
    read: () => readFields(meant, path, surroundings),
  });
  return read;
}

/**
 * Reads a reference to a reusable action. Its description and `x-fills` take precedence over the reusable action's.
 *
 * @throws OverlayError with all problems with the reference
 */
export function readReference(
  reference: JsonObject,
  path: readonly string[],
  { format, fail }: ActionSurroundings,
  actions: ReusableActions,
): Omit<OverlayAction, "index" | "line"> {
  const { target, description, fills, name } = readParts({
    keys: () => assertKnownKeys(reference, "reference", format, path, fail),
    target: () => readQuery("target", reference, path, fail),
    description: () => readDescription(reference.description, "description", path, fail),
    fills: () => readFills(reference, path, fail),
    name: () => nameIn(reference.$ref, [...path, "$ref"], fail, actions),
  });
  // If the reusable action is invalid, its problems are reported, and this placeholder is never applied.
  const fields = actions.get(name) ?? { fills: [], remove: true };
  return {
    ...fields,
    target,
    reusableAction: name,
    ...(description !== undefined && { description }),
    fills: fills.length > 0 ? fills : fields.fills,
  };
}

const pointer = /^#\/components\/actions\/((?:[^~/]|~[01])+)$/;

function nameIn(
  $ref: unknown,
  path: readonly string[],
  fail: ActionSurroundings["fail"],
  actions: ReusableActions,
): string {
  const [, escaped] = (typeof $ref === "string" && pointer.exec($ref)) || [];
  const name = escaped?.replaceAll("~1", "/").replaceAll("~0", "~");
  if (name !== undefined && actions.has(name)) return name;
  const names = [...actions.keys()].map((each) => `#/components/actions/${each}`).join(" or ");
  const remedy = names === "" ? "add the action to components.actions" : `write ${names}`;
  return fail(
    `the $ref ${typeof $ref === "string" ? $ref : kindOf($ref)} is not a reusable action`,
    remedy,
    path,
  );
}
