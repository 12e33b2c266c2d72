import type { Overlay, OverlayAction } from "@seamline/overlay";
import { isJsonObject, type JsonObject } from "../../model/json.ts";

/** Names of component kinds in descriptions. */
const KINDS: Readonly<Record<string, string>> = {
  examples: "the example",
  headers: "the header",
  parameters: "the parameter",
  responses: "the response",
  schemas: "the schema",
  securitySchemes: "the security scheme",
};

const ONE_OPERATION = /@\.operationId\s*==\s*'([^']+)'/;

/** Targets whose actions can change many unrelated parts, with the target's path in the document. */
const SPLIT: Readonly<Record<string, readonly string[]>> = {
  $: [],
  "$.components": ["components"],
  "$.paths": ["paths"],
};

/** Depth at which the value of a document key is split into parts. Other keys are not split. */
const LEVELS: Readonly<Record<string, number>> = { components: 2, paths: 1 };

/**
 * Splits each action on the whole document, its components or its paths into one action for each component, path and
 * other key, so that provenance can refer to the exact lines. Adds a description to actions without one.
 */
export function splitActions(overlay: Overlay): Overlay {
  return { ...overlay, actions: overlay.actions.flatMap((action) => partsOf(overlay, action)) };
}

function partsOf(overlay: Overlay, action: OverlayAction): OverlayAction[] {
  const { index, target, update, fills } = action;
  const base = SPLIT[target];
  if (base === undefined || !isJsonObject(update)) return [withDescription(action)];
  const paths = pathsIn(update, base);
  if (paths.length === 0) return [action];
  return paths.map((path, part) => ({
    ...action,
    line: overlay.lineOf(["actions", String(index), "update", ...path]),
    description: action.description ?? describePart([...base, ...path]),
    fills: part === 0 ? fills : [],
    update: only(update, path),
  }));
}

/** Returns the paths of an update's parts. Each component, each path and each other key of the document is a part. */
function pathsIn(update: JsonObject, [base]: readonly string[]): string[][] {
  const depth = base === undefined ? 1 : (LEVELS[base] ?? 1);
  return keysIn(update, depth).flatMap((path) => {
    const value = update[path[0] as string];
    const below = base === undefined ? LEVELS[path[0] as string] : undefined;
    return below === undefined ? [path] : keysIn(value, below).map((rest) => [...path, ...rest]);
  });
}

/** Returns the paths of all values at a depth. */
function keysIn(value: unknown, depth: number): string[][] {
  if (depth === 0 || !isJsonObject(value)) return [[]];
  return Object.entries(value).flatMap(([key, child]) =>
    keysIn(child, depth - 1).map((rest) => [key, ...rest]),
  );
}

/** Returns the part of an update at a path, nested in the same objects. */
function only(update: JsonObject, [key = "", ...rest]: readonly string[]): JsonObject {
  const value = update[key];
  return { [key]: rest.length === 0 || !isJsonObject(value) ? (value as JsonObject) : only(value, rest) };
}

function describePart([key = "", kind = "", name = ""]: readonly string[]): string {
  if (key === "components") return `Describes ${KINDS[kind] ?? kind} ${name}.`;
  return key === "paths" ? `Describes ${kind}.` : `Changes ${key}.`;
}

function withDescription(action: OverlayAction): OverlayAction {
  const description = describe(action);
  return description === undefined ? action : { ...action, description };
}

function describe({ target, description, remove }: OverlayAction): string | undefined {
  const [, operation] = ONE_OPERATION.exec(target) ?? [];
  return description ?? (operation === undefined || remove ? undefined : `Describes ${operation}.`);
}
