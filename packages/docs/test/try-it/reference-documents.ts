import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { documents, type SpecDocument } from "@seamline/specs";

/** The document of a service in the reference profile; of its first version, unless one is given. */
export function documentOf(service: string, version?: string): SpecDocument {
  const found = documents.find(
    (each) =>
      each.service === service &&
      each.profile === "reference" &&
      (version === undefined || each.version === version),
  );
  if (!found) throw new Error(`There is no document of ${service}.`);
  return found;
}

export function operationIdsOf({ files }: SpecDocument): string[] {
  const bundle = JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument;
  return operationsOf(bundle).map(({ operation }) => operation.operationId ?? "");
}
