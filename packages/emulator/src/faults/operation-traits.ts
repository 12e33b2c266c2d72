import { nearestName } from "@seamline/openapi/field-names";
import type { FaultProblem } from "./fault.ts";

/** What of an operation decides which faults can take effect on it. */
export interface OperationTraits {
  /** What its pages are asked for by; none where it gives no pages. */
  readonly pages: "token" | "page" | undefined;
  /** Whether the body of its requests has an etag. */
  readonly takesEtag: boolean;
}

/** What the documents of an emulator say there is. */
export interface KnownOperations {
  /** Operations of all documents, and what is served beside them. */
  readonly operationIds: ReadonlySet<string>;
  /** Operations of each document, by its id: several documents may have an operation of the same name. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * What is known of an operation, in each document that has it, or of all with `*`. Nothing is of what is served beside
   * the documents.
   */
  traitsOf(operationId: string, document: string | undefined): readonly OperationTraits[];
}

/** What is wrong with an operation, and with a document where one is given: that there is none of the name. */
export function operationProblems(
  operationId: string,
  document: string | undefined,
  { operationIds, documents }: KnownOperations,
): FaultProblem[] {
  const inDocument = document === undefined ? operationIds : documents.get(document);
  if (!inDocument) {
    const problem = unknownName(`${document}`, "document", [...documents.keys()]);
    return [{ field: "document", problem }];
  }
  if (operationId === "*" || inDocument.has(operationId)) return [];
  const what = document === undefined ? "operation" : `operation of ${document}`;
  return [{ field: "operationId", problem: unknownName(operationId, what, [...inDocument], "* or ") }];
}

/** How many names are listed where none is near. */
const MAX_LISTED_NAMES = 5;

function unknownName(name: string, what: string, names: readonly string[], orElse = ""): string {
  const meant = nearestName(name, names);
  if (meant !== undefined) return `names no ${what}: did you mean ${meant}?`;
  const more = names.length > MAX_LISTED_NAMES ? `, and ${names.length - MAX_LISTED_NAMES} more` : "";
  const article = /^[aeiou]/.test(what) ? "an" : "a";
  return `must be ${orElse}${article} ${what}: ${names.slice(0, MAX_LISTED_NAMES).join(", ")}${more}`;
}
