import { nearestName } from "../text/nearest-name.ts";
import type { FaultProblem } from "./invalid-fault-error.ts";
import type { KnownOperations } from "./known-operations.ts";

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
const LISTED = 5;

function unknownName(name: string, what: string, names: readonly string[], orElse = ""): string {
  const meant = nearestName(name, names);
  if (meant !== undefined) return `names no ${what}: did you mean ${meant}?`;
  const more = names.length > LISTED ? `, and ${names.length - LISTED} more` : "";
  const article = /^[aeiou]/.test(what) ? "an" : "a";
  return `must be ${orElse}${article} ${what}: ${names.slice(0, LISTED).join(", ")}${more}`;
}
