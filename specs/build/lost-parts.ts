import { isMethod } from "@seamline/openapi/document";
import type { BundleNode } from "./bundle-node.ts";
import type { Loss } from "./loss.ts";
import { lostFields } from "./lost-fields.ts";

/**
 * What a document loses by becoming another: extension points, operations, parameters, statuses, and fields of bodies
 * and their types. A `2XX` may become statuses of its kind, and `default` statuses of failures.
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

/** Whether there is a body, and of which media type, is a guess where no field of it is shown. */
function* lostBodies(before: BundleNode | undefined, after: BundleNode | undefined): Generator<Loss> {
  const [media] = after?.at("content")?.entries() ?? [];
  for (const [, shown] of before?.at("content")?.entries() ?? []) {
    const schema = shown.at("schema");
    if (schema !== undefined) yield* lostFields(schema, media?.[1].at("schema"));
  }
}

/** Whether a status is one of those that `2XX` or `default` stands for. */
function isKindOf(status: string, range: string): boolean {
  return range === "default" ? /^[45]/.test(status) : /^\dXX$/.test(range) && status[0] === range[0];
}
