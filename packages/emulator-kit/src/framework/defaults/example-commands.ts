import type { OpenApiDocument, ParameterObject } from "@seamline/openapi/document";
import { operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import { isPlainWord } from "../../text/shell-words.ts";
import type { Seed } from "../seed.ts";
import type { DocumentSecurity } from "./document-security.ts";

/**
 * Returns a function that creates a curl command for the first GET operation without required parameters. The function
 * returns an empty list if there is no such operation.
 */
export function exampleCommands(
  documents: readonly { readonly document: object }[],
  security: DocumentSecurity,
  defaultCaller: (seed: Seed) => string,
): (url: string, seed: Seed) => readonly string[] {
  const contracts = documents.map(({ document }) => document as OpenApiDocument);
  return (url, seed) => {
    const found = contracts.flatMap(operationsWithoutParameters)[0];
    if (!found) return [];
    const { operationId = "" } = found.operation;
    const needsToken = security.ruleOf(operationId) === "required";
    const header = needsToken ? `-H "Authorization: Bearer ${plainWord(defaultCaller(seed))}" ` : "";
    return [`curl ${header}${url}${found.path}`];
  };
}

/** Users paste the examples into a shell, so names that the shell would interpret are replaced by a variable. */
function plainWord(name: string): string {
  return isPlainWord(name) ? name : "$TOKEN";
}

function operationsWithoutParameters(document: OpenApiDocument): PlacedOperation[] {
  return operationsOf(document).filter(
    ({ method, path, item, operation }) =>
      method === "get" &&
      !path.includes("{") &&
      [...(item.parameters ?? []), ...(operation.parameters ?? [])].every(
        (parameter) => !followReferences<ParameterObject>(document, parameter).required,
      ),
  );
}
