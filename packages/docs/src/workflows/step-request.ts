import { readFileSync } from "node:fs";
import {
  type ArazzoDocument,
  type ArazzoParameter,
  type ArazzoStep,
  type ArazzoWorkflow,
  resolveComponent,
} from "@seamline/openapi/arazzo";
import { type ExpressionContext, withValues } from "@seamline/openapi/runtime-expression";
import { findOperation, type WorkflowSource } from "./workflow-source.ts";

export interface StepRequest {
  readonly url: URL;
  readonly method: string;
  /** Headers as written in the workflow. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: StepBody;
  /** The called operation. Undefined for a URL from a response. */
  readonly operation?: { readonly source: WorkflowSource; readonly operationId: string };
}

export interface StepBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** File name, if the body is a file. */
  readonly file?: string;
}

/** Matches a body from a file, relative to the document: `$file("fixtures/greet.zip")`. */
const FILE = /^\$file\("(.+)"\)$/;

/** A step, its workflow and its document. */
export interface StepPlace {
  readonly document: ArazzoDocument;
  readonly workflow: ArazzoWorkflow;
  readonly step: ArazzoStep;
  /** File of the document. */
  readonly file: URL;
  readonly sources: readonly WorkflowSource[];
}

/** Creates a step's request from its parameters and body. */
export function stepRequest(place: StepPlace, context: ExpressionContext): StepRequest {
  const parameters = parametersOf(place, context);
  const target = targetOf(place, parameters, context);
  const body = bodyOf(place, context);
  for (const { name, value } of parameters.filter((each) => each.in === "query"))
    target.url.searchParams.set(name, `${value}`);
  const { contentType } = place.step.requestBody ?? {};
  const named = parameters
    .filter((each) => each.in === "header")
    .map(({ name, value }) => [name, `${value}`] as const);
  const isNamed = named.some(([name]) => name.toLowerCase() === "content-type");
  const headers =
    body && contentType && !isNamed ? [...named, ["Content-Type", contentType] as const] : named;
  return { ...target, headers, ...(body && { body }) };
}

/** Returns the parameters of a step, which override workflow parameters with the same name. */
function parametersOf(
  { document, workflow, step }: StepPlace,
  context: ExpressionContext,
): ArazzoParameter[] {
  const isCall = step["x-operation"] === undefined;
  const all = [...(isCall ? (workflow.parameters ?? []) : []), ...(step.parameters ?? [])];
  const named = all.map((each) => resolveComponent<ArazzoParameter>(document, each));
  const last = new Map(named.map((each) => [`${each.in} ${each.name.toLowerCase()}`, each]));
  return [...last.values()].map((each) => ({ ...each, value: withValues(each.value, context) }));
}

function targetOf(
  { step, sources }: StepPlace,
  parameters: readonly ArazzoParameter[],
  context: ExpressionContext,
): Pick<StepRequest, "url" | "method" | "operation"> {
  const { "x-operation": call, operationId = "" } = step;
  if (call) return { url: new URL(`${withValues(call.url, context)}`), method: call.method.toUpperCase() };
  const { source, path, method, operation } = findOperation(operationId, sources);
  const values = new Map(
    parameters.filter((each) => each.in === "path").map(({ name, value }) => [name, `${value}`]),
  );
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ""),
  );
  return {
    url: new URL(filled, source.baseUrl),
    method: method.toUpperCase(),
    operation: { source, operationId: operation.operationId ?? "" },
  };
}

function bodyOf({ step, file }: StepPlace, context: ExpressionContext): StepBody | undefined {
  const { payload } = step.requestBody ?? {};
  if (payload === undefined) return undefined;
  const [, name] = (typeof payload === "string" && FILE.exec(payload)) || [];
  if (name !== undefined)
    return { bytes: new Uint8Array(readFileSync(new URL(name, file))), file: name.split("/").at(-1) ?? name };
  const value = withValues(payload, context);
  return { bytes: new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value)) };
}
