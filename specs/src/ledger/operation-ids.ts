import { operationsOf } from "@seamline/openapi/operations";

/** Returns the operationIds of a document. */
export function operationIds(bundle: unknown): ReadonlySet<string> {
  const operations = operationsOf(bundle as Parameters<typeof operationsOf>[0]);
  return new Set(operations.flatMap(({ operation }) => operation.operationId ?? []));
}
