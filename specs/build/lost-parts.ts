import { isMethod } from "@seamline/openapi/document";
import type { BundleNode } from "./bundle-node.ts";

/** A part of a document that is missing from another document. */
export interface Loss {
  /** Description such as `the operation closeMatter`. */
  readonly what: string;
  /** JSON pointer to the part in the first document. */
  readonly pointer: string;
}

/**
 * Finds the parts of a document that are missing from another document: extension points, operations, parameters,
 * statuses, body fields and their types. A status such as `200` may replace `2XX`, and error statuses may replace
 * `default`.
 */
export function* lostParts(before: BundleNode, after: BundleNode): Generator<Loss> {
  for (const [id, point] of before.at("x-extension-points")?.entries() ?? []) {
    const isKept = ["x-extension-points", "x-filled-points"].some((each) => after.at(each, id) !== undefined);
    if (!isKept) yield { what: `the extension point ${id}`, pointer: point.pointer };
  }
  for (const [path, item] of before.at("paths")?.entries() ?? []) {
    for (const [method, operation] of item.entries().filter(([key]) => isMethod(key))) {
      const id = operation.at("operationId")?.value;
      const same = after.at("paths", path, method);
      if (same !== undefined && same.at("operationId")?.value === id) yield* lostFrom(operation, same);
      else yield { what: `the operation ${id}`, pointer: operation.pointer };
    }
  }
}

function* lostFrom(before: BundleNode, after: BundleNode): Generator<Loss> {
  const of = `of ${before.at("operationId")?.value}`;
  yield* lostParameters(before, after, of);
  yield* lostBodies(before.at("requestBody"), after.at("requestBody"));
  const statuses = after.at("responses")?.entries() ?? [];
  for (const [status, response] of before.at("responses")?.entries() ?? []) {
    const narrowed =
      statuses.find(([each]) => each === status) ?? statuses.find(([each]) => isKindOf(each, status));
    if (narrowed === undefined) yield { what: `the status ${status} ${of}`, pointer: response.pointer };
    else yield* lostBodies(response, narrowed[1]);
  }
}

function* lostParameters(before: BundleNode, after: BundleNode, of: string): Generator<Loss> {
  const keyOf = (parameter: BundleNode) => `${parameter.at("in")?.value} ${parameter.at("name")?.value}`;
  const kept = (after.at("parameters")?.entries() ?? []).map(([, parameter]) => keyOf(parameter));
  for (const [, parameter] of before.at("parameters")?.entries() ?? []) {
    if (kept.includes(keyOf(parameter))) continue;
    yield { what: `the parameter ${parameter.at("name")?.value} ${of}`, pointer: parameter.pointer };
  }
}

/** Compares only fields. A body without fields is inferred, including its media type, so overlays can change both. */
function* lostBodies(before: BundleNode | undefined, after: BundleNode | undefined): Generator<Loss> {
  const [media] = after?.at("content")?.entries() ?? [];
  for (const [, shown] of before?.at("content")?.entries() ?? []) {
    const schema = shown.at("schema");
    if (schema !== undefined) yield* lostFields(schema, media?.[1].at("schema"));
  }
}

/** Returns whether a range (`2XX` or `default`) includes a status. */
function isKindOf(status: string, range: string): boolean {
  return range === "default" ? /^[45]/.test(status) : /^\dXX$/.test(range) && status[0] === range[0];
}

/** Finds fields of a schema, at any depth, that are missing from another schema or have a different type there. */
function* lostFields(
  before: BundleNode,
  after: BundleNode | undefined,
  seen: ReadonlySet<string> = new Set(),
): Generator<Loss> {
  if (seen.has(before.pointer)) return;
  const here = new Set([...seen, before.pointer]);
  for (const [name, field] of before.at("properties")?.entries() ?? []) {
    const same = after?.at("properties", name);
    if (same === undefined) yield { what: `the field ${name}`, pointer: field.pointer };
    else if (!keepsType(field, same)) yield { what: `the type of ${name}`, pointer: field.pointer };
    else yield* lostFields(field, same, here);
  }
  const [items, sameItems] = [before.at("items"), after?.at("items")];
  if (items !== undefined) yield* lostFields(items, sameItems, here);
}

/** Returns whether a field keeps its type. Overlays may add `null`, or a missing type or format. */
function keepsType(before: BundleNode, after: BundleNode): boolean {
  const types = typesOf(before);
  const format = before.at("format")?.value;
  return (
    (types.length === 0 || types.join() === typesOf(after).join()) &&
    (format === undefined || format === after.at("format")?.value)
  );
}

function typesOf(schema: BundleNode): string[] {
  return [schema.at("type")?.value ?? []]
    .flat()
    .map(String)
    .filter((type) => type !== "null")
    .sort();
}
