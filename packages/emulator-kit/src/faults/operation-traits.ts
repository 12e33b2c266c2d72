import { nearestName } from "@seamline/openapi/field-names";
import type { FaultProblem } from "./fault.ts";

/** Traits that determine which faults can affect an operation. */
export interface OperationTraits {
  /** The kind of pagination, if the operation is a list. */
  readonly pages: "token" | "page" | undefined;
  /** True if the request body has an etag. */
  readonly takesEtag: boolean;
}

/** The operations and extra routes of an emulator. */
export interface KnownOperations {
  /** Ids of the operations in all documents, and of extra routes. */
  readonly operationIds: ReadonlySet<string>;
  /** Operation ids by document id. Several documents can contain the same operation. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Returns an operation's traits in each document that contains it, or the traits of all operations if the name is
   * `*`. Extra routes have no traits.
   */
  traitsOf(operationId: string, document: string | undefined): readonly OperationTraits[];
}

/** Checks that the operation exists and, if the fault names a document, that the document exists. */
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

/** Maximum number of names to list if none is similar. */
const MAX_LISTED_NAMES = 5;

function unknownName(name: string, what: string, names: readonly string[], orElse = ""): string {
  const suggestion = nearestName(name, names);
  if (suggestion !== undefined) return `does not match any ${what}: did you mean ${suggestion}?`;
  const more = names.length > MAX_LISTED_NAMES ? `, and ${names.length - MAX_LISTED_NAMES} more` : "";
  const article = /^[aeiou]/.test(what) ? "an" : "a";
  return `must be ${orElse}${article} ${what}: ${names.slice(0, MAX_LISTED_NAMES).join(", ")}${more}`;
}
