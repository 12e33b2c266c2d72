import path from "node:path";
import type { SpecProblem } from "../spec-problem.ts";
import type { YamlFile } from "../yaml-file.ts";

/** An authored Arazzo document: `<service>/workflows/<name>.arazzo.yaml`. */
export interface Workflow {
  /** Folder name of the service: `retention`. */
  readonly service: string;
  readonly yaml: YamlFile;
  readonly content: ArazzoDocument;
}

/** The parts of an Arazzo document that are read here. Redocly has checked their shape before. */
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
  readonly parameters?: readonly GivenParameter[];
  readonly steps: readonly ArazzoStep[];
}

export interface ArazzoParameter {
  readonly name: string;
  readonly in: string;
}

/** `$components.parameters.account` */
export interface ParameterReference {
  readonly reference: string;
}

export type GivenParameter = ArazzoParameter | ParameterReference;

export interface ArazzoStep {
  readonly stepId: string;
  readonly operationId?: string;
  /** A request that no source description has, such as to a URL that an answer gave. Redocly's runner makes it. */
  readonly "x-operation"?: { readonly url: string; readonly method: string };
  readonly parameters?: readonly GivenParameter[];
  readonly requestBody?: { readonly contentType?: string; readonly payload?: unknown };
  readonly successCriteria?: readonly { readonly condition: string; readonly context?: string }[];
}

/** A place in an Arazzo document: `["workflows", 0, "steps", 2]`. */
export type WorkflowPath = readonly (string | number)[];

/** `account` of `$components.parameters.account` */
export function nameOfShared({ reference }: ParameterReference): string {
  return reference.replace("$components.parameters.", "");
}

/** A problem on the line of a place, or of the nearest part around it that is there. */
export function problemAt({ yaml }: Workflow, place: WorkflowPath, message: string): SpecProblem {
  const { document, file, lineOf } = yaml;
  let known = [...place];
  while (known.length > 0 && document.getIn(known, true) === undefined) known = known.slice(0, -1);
  return { file, line: lineOf(document.getIn(known, true)), message };
}

/** Where `dist/` has what a workflow refers to by a relative URL: `edge/reference/openapi.yaml`. */
export function distNameOf({ service }: Workflow, url: string): string {
  return path.posix.join(service, "workflows", url);
}
