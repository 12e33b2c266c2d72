import type { CalledOperation } from "./call.ts";
import type { DocumentDefinition, HttpMethod } from "./definition.ts";

/** An operation of the document; without an id, one of its own for a path that the document does not have. */
export type FoundOperation = readonly [operationId: string | undefined, operation: CalledOperation];

/** Finds what a method, in whatever case, and a path template stand for. */
export type FindOperation = (method: unknown, path: unknown) => FoundOperation;

/** Finds operations of a document. */
export function operationFinder({ operations }: DocumentDefinition): FindOperation {
  // Made when first asked, since most programs never do. A large document has over a thousand operations.
  let byTemplate: Map<string, FoundOperation> | undefined;
  return (name, template) => {
    const called = { method: String(name).toUpperCase() as HttpMethod, path: String(template) };
    byTemplate ??= new Map(Object.entries(operations).map((entry) => [keyOf(entry[1]), entry]));
    return byTemplate.get(keyOf(called)) ?? [undefined, called];
  };
}

function keyOf({ method, path }: CalledOperation): string {
  return `${method} ${path}`;
}
