import { existsSync } from "node:fs";
import path from "node:path";
import type { SpecProblem } from "../spec-problem.ts";
import { readYamlFile, type YamlFile, yamlFiles } from "../yaml-file.ts";

/** An authored Arazzo document: `<service>/workflows/<name>.arazzo.yaml`. */
export interface Workflow {
  readonly service: string;
  readonly yaml: YamlFile;
  readonly content: ArazzoDocument;
}

/** Fields of an Arazzo document that the build reads. Redocly has validated them. */
export interface ArazzoDocument {
  readonly info: { readonly title: string; readonly summary?: string };
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[];
  readonly workflows: readonly ArazzoWorkflow[];
  readonly components?: { readonly parameters?: Readonly<Record<string, ArazzoParameter>> };
  readonly "x-emulator"?: Readonly<Record<string, unknown>>;
}

export interface ArazzoWorkflow {
  readonly workflowId: string;
  readonly inputs?: { readonly properties?: Readonly<Record<string, unknown>> };
  readonly parameters?: readonly StepParameter[];
  readonly steps: readonly ArazzoStep[];
}

export interface ArazzoParameter {
  readonly name: string;
  readonly in: string;
}

/** Such as `$components.parameters.account`. */
export interface ParameterReference {
  readonly reference: string;
}

export type StepParameter = ArazzoParameter | ParameterReference;

export interface ArazzoStep {
  readonly stepId: string;
  readonly description?: string;
  readonly operationId?: string;
  /**
   * A request without an operation, such as a request to a URL from a response. This is an extension of Redocly's
   * runner.
   */
  readonly "x-operation"?: { readonly url: string; readonly method: string };
  /** True if the step checks emulator behavior that the contract leaves open. Not validated by Redocly. */
  readonly "x-relies-on-emulator"?: unknown;
  readonly parameters?: readonly StepParameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload?: unknown };
  readonly successCriteria?: readonly { readonly condition: string; readonly context?: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** A path in an Arazzo document: `["workflows", 0, "steps", 2]`. */
export type WorkflowPath = readonly (string | number)[];

/** Returns `account` for `$components.parameters.account`. */
export function nameOfShared({ reference }: ParameterReference): string {
  return reference.replace("$components.parameters.", "");
}

/** Returns a problem on the line of a path, or of its nearest existing parent. */
export function problemAt({ yaml }: Workflow, place: WorkflowPath, message: string): SpecProblem {
  const { document, file, lineOf } = yaml;
  let known = [...place];
  while (known.length > 0 && document.getIn(known, true) === undefined) known = known.slice(0, -1);
  return { file, line: lineOf(document.getIn(known, true)), message };
}

/** Returns the path in `dist/` for a relative URL in a workflow: `edge/reference/openapi.yaml`. */
export function distNameOf({ service }: Workflow, url: string): string {
  return path.posix.join(service, "workflows", url);
}

/**
 * Reads every `workflows/*.arazzo.yaml` of the services, sorted by service and name.
 *
 * @throws {SpecProblemsError} for a file that is not YAML.
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

/** Returns the absolute paths of a workflow, its seed and the OpenAPI descriptions next to it. */
export function workflowFiles(workflow: Workflow): string[] {
  const { seed } = workflow.content["x-emulator"] ?? {};
  const seedFile = typeof seed === "string" ? [path.join(path.dirname(workflow.yaml.file), seed)] : [];
  return [...describingFiles(workflow), ...seedFile.filter((file) => existsSync(file))];
}

/** Returns the workflow file and the OpenAPI descriptions next to it. */
export function describingFiles(workflow: Workflow): string[] {
  return [workflow.yaml.file, ...ownDescriptions(workflow)];
}

/** Returns the source descriptions in the workflow's folder. All other source descriptions are bundles. */
export function ownDescriptions({ yaml, content }: Workflow): string[] {
  const folder = path.dirname(yaml.file);
  return (content.sourceDescriptions ?? [])
    .map(({ url }) => path.join(folder, url))
    .filter((file) => path.dirname(file) === folder && file.endsWith(".openapi.yaml") && existsSync(file));
}
