import { nearestName } from "@seamline/openapi/field-names";
import type { FaultProblem } from "./fault.ts";

/** The traits of an operation that decide which faults can take effect on it. */
export interface OperationTraits {
  /** What a request for a page names; `undefined` if the operation has no pages. */
  readonly pages: "token" | "page" | undefined;
  /** Whether the body of a request has an etag. */
  readonly takesEtag: boolean;
}

/** The operations in the documents of an emulator. */
export interface KnownOperations {
  /** The operations of all documents, and of the routes beside them. */
  readonly operationIds: ReadonlySet<string>;
  /** The operations of each document, by its id. Several documents may have an operation of the same name. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Returns the traits of an operation in each document that has it, or with `*` those of all operations. Routes beside
   * the documents have no traits.
   */
  traitsOf(operationId: string, document: string | undefined): readonly OperationTraits[];
}

/** Checks that the document exists, if there is one, and that it has the operation. */
export function operationProblems(
  operationId: string,
  document: string | undefined,
  { operationIds, documents }: KnownOperations,
): FaultProblem[] {
  const known = document === undefined ? operationIds : documents.get(document);
  if (!known) {
    const problem = unknownName(`${document}`, "document", [...documents.keys()]);
    return [{ field: "document", problem }];
  }
  if (operationId === "*" || known.has(operationId)) return [];
  const what = document === undefined ? "operation" : `operation of ${document}`;
  return [{ field: "operationId", problem: unknownName(operationId, what, [...known], "* or ") }];
}

/** How many names are listed if none of them is similar. */
const MAX_LISTED_NAMES = 5;

function unknownName(name: string, what: string, names: readonly string[], orElse = ""): string {
  const suggestion = nearestName(name, names);
  if (suggestion !== undefined) return `names no ${what}: did you mean ${suggestion}?`;
  const more = names.length > MAX_LISTED_NAMES ? `, and ${names.length - MAX_LISTED_NAMES} more` : "";
  const article = /^[aeiou]/.test(what) ? "an" : "a";
  return `must be ${orElse}${article} ${what}: ${names.slice(0, MAX_LISTED_NAMES).join(", ")}${more}`;
}
