import { existsSync } from "node:fs";
import path from "node:path";
import { detectSpec, getMajorSpecVersion } from "@redocly/openapi-core";
import { checkYaml } from "./check-yaml.ts";
import { discoverDocuments, type SpecSource, serviceFolders } from "./discover-documents.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { readYamlFile } from "./yaml-file.ts";

export interface Sources {
  /** Absolute paths of the services' folders. */
  readonly services: readonly string[];
  readonly documents: readonly SpecSource[];
}

/**
 * What both commands begin with: finds the documents and makes sure that Redocly can read each as OpenAPI 3, since
 * it holds a document of another kind to other rules, and not to ours. A missing inventory is said once here, and
 * not for each document of the service.
 *
 * @throws {SpecProblemsError}
 */
export function readSources(specsFolder: string): Sources {
  const services = serviceFolders(specsFolder);
  checkYaml(services);
  const documents = discoverDocuments(specsFolder);
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
    return isOpenapi3 ? [] : [{ file, line, message: "This is no OpenAPI document: write openapi: 3.1.0." }];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, line, message: `This is no OpenAPI document: ${reason}. Write openapi: 3.1.0.` }];
  }
}

/** Rules ask less of a filled document, so that none may call itself one. */
function profileProblems(file: string): SpecProblem[] {
  const { document, lineOf } = readYamlFile(file);
  return ["x-filled-points", "x-profile"]
    .flatMap((name) => (document.has(name) ? [{ name, node: document.get(name, true) }] : []))
    .map(({ name, node }) => ({
      file,
      line: lineOf(node),
      message: `${name} is what overlays make of a document: write an overlay.`,
    }));
}

function inventoryProblems(documents: readonly SpecSource[]): SpecProblem[] {
  const bare = documents.filter(
    ({ file, serviceFolder }) =>
      ![path.dirname(file), serviceFolder].some((folder) => existsSync(inventoryIn(folder))),
  );
  const message = "There is no such file: list in it what the source of the service states.";
  return [...new Set(bare.map(({ serviceFolder }) => inventoryIn(serviceFolder)))].map((file) => ({
    file,
    message,
  }));
}

function inventoryIn(folder: string): string {
  return path.join(folder, "inventory.yaml");
}
