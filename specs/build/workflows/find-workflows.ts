import { existsSync } from "node:fs";
import path from "node:path";
import { readYamlFile, yamlFiles } from "../yaml-file.ts";
import type { ArazzoDocument, Workflow } from "./workflow.ts";

/**
 * Every `workflows/*.arazzo.yaml` of the services, sorted by service and name.
 *
 * @throws {SpecProblemsError} for a file that is no YAML.
 */
export function findWorkflows(serviceFolders: readonly string[]): Workflow[] {
  return serviceFolders.flatMap((serviceFolder) => {
    const folder = path.join(serviceFolder, "workflows");
    const files = existsSync(folder) ? yamlFiles(folder) : [];
    return files
      .filter((file) => file.endsWith(".arazzo.yaml") && path.dirname(file) === folder)
      .map((file) => readWorkflow(path.basename(serviceFolder), file));
  });
}

function readWorkflow(service: string, file: string): Workflow {
  const yaml = readYamlFile(file);
  return { service, yaml, content: yaml.document.toJS() as ArazzoDocument };
}
