import { existsSync } from "node:fs";
import path from "node:path";
import { detectSpec, getMajorSpecVersion } from "@redocly/openapi-core";
import { checkYaml } from "./check-yaml.ts";
import { discoverDocuments, type SpecSource } from "./discover-documents.ts";
import { serviceFolders } from "./service-folders.mjs";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile } from "./yaml-file.ts";

export interface Sources {
  readonly services: readonly string[];
  readonly documents: readonly SpecSource[];
}

/**
 * Finds the documents and checks that Redocly recognizes each as OpenAPI 3, because Redocly applies different rules to
 * other documents. The commands `lint` and `bundle` both start with this function. It reports a missing inventory once,
 * not for each document.
 *
 * @param services absolute paths of the services' folders; every service of `specsFolder` by default.
 * @throws {SpecProblemsError}
 */
export function readSources(
  specsFolder: string,
  services: readonly string[] = serviceFolders(specsFolder),
): Sources {
  checkYaml(services);
  const documents = discoverDocuments(specsFolder, services);
  const problems = [
    ...documents.flatMap(({ file }) => [...kindProblem(file), ...profileProblems(file)]),
    ...inventoryProblems(documents),
  ];
  if (problems.length > 0) throw new SpecProblemsError(problems);
  return { services, documents };
}

function kindProblem(file: string): SpecProblem[] {
  const { document, lineOf } = readYamlFile(file);
  const line = lineOf(document.get("openapi", true));
  try {
    const isOpenapi3 = getMajorSpecVersion(detectSpec(document.toJS())) === "oas3";
    return isOpenapi3
      ? []
      : [{ file, line, message: "This is not an OpenAPI document: write openapi: 3.1.0." }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, line, message: `This is not an OpenAPI document: ${reason}. Write openapi: 3.1.0.` }];
  }
}

/** Reports extensions that mark a document as filled, because rules are less strict for filled documents. */
function profileProblems(file: string): SpecProblem[] {
  const { document, lineOf } = readYamlFile(file);
  return ["x-filled-points", "x-profile"]
    .flatMap((name) => (document.has(name) ? [{ name, node: document.get(name, true) }] : []))
    .map(({ name, node }) => ({
      file,
      line: lineOf(node),
      message: `${name} is reserved for filled documents: remove it, and fill points in an overlay.`,
    }));
}

function inventoryProblems(documents: readonly SpecSource[]): SpecProblem[] {
  const bare = documents.filter(
    ({ file, serviceFolder }) =>
      ![path.dirname(file), serviceFolder].some((folder) => existsSync(inventoryIn(folder))),
  );
  const message =
    "This file is missing: create it, and list the statements in the service's source document.";
  return [...new Set(bare.map(({ serviceFolder }) => inventoryIn(serviceFolder)))].map((file) => ({
    file,
    message,
  }));
}

function inventoryIn(folder: string): string {
  return path.join(folder, "inventory.yaml");
}
