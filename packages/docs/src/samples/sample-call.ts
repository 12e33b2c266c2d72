import type { ExampleObject, OpenApiDocument, RequestBodyObject } from "@seamline/openapi/document";
import type { PlacedOperation } from "@seamline/openapi/operations";
import { operationsOf } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import { followReferences } from "@seamline/openapi/references";
import { calledOperation } from "@seamline/ui/code/called-operation";
import type { CalledService, CallRequest, Json, OperationCall } from "@seamline/ui/code/operation-call";
import type { AuthoredRequest, AuthoredSamples } from "./authored-requests.ts";

export interface SampleCall extends OperationCall {
  /** Setup calls, in order. */
  readonly before: readonly OperationCall[];
  /** JSON pointers to random values in the response. */
  readonly random: readonly string[];
}

/**
 * Returns the sample calls of all operations by operationId, in document order.
 *
 * @throws Error if a sample refers to an unknown operation, or if a parameter has no value
 */
export function sampleCalls(
  bundle: OpenApiDocument,
  service: CalledService,
  authored: AuthoredSamples,
): Map<string, SampleCall> {
  const placed = new Map(operationsOf(bundle).map((each) => [each.operation.operationId ?? "", each]));
  const callOf = (operationId: string, request: AuthoredRequest): OperationCall => {
    const found = placed.get(operationId);
    if (!found)
      throw new Error(`the samples of ${service.packageEntry} contain the unknown operation ${operationId}`);
    return {
      operation: calledOperation(bundle, service, found),
      request: requestOf(bundle, found, request, authored.parameters),
    };
  };
  const unknown = Object.keys(authored.operations).find((operationId) => !placed.has(operationId));
  if (unknown !== undefined) callOf(unknown, {});
  return new Map(
    [...placed.keys()].map((operationId) => {
      const { before = [], random = [], ...request } = authored.operations[operationId] ?? {};
      const steps = before.map((step) => callOf(step.operationId, step));
      return [operationId, { ...callOf(operationId, request), before: steps, random }];
    }),
  );
}

/** Combines the hand-written request with the service's parameters and the first example in the document. */
function requestOf(
  bundle: OpenApiDocument,
  { path: template, operation }: PlacedOperation,
  authored: AuthoredRequest,
  parameters: CallRequest["path"],
): CallRequest {
  const values = templateParameters(template).map((name) => {
    const value = authored.path?.[name] ?? parameters[name];
    if (value === undefined)
      throw new Error(`the sample of ${operation.operationId} has no value for the parameter ${name}`);
    return [name, value] as const;
  });
  const written = authored.body === undefined ? exampleOf(bundle, operation.requestBody) : authored.body;
  const body = written ?? undefined;
  return {
    path: Object.fromEntries(values),
    query: authored.query ?? {},
    headers: authored.headers ?? {},
    ...(body !== undefined && { body }),
  };
}

/** Returns the first example of a JSON body. Returns undefined for an optional body that would be empty. */
function exampleOf(
  bundle: OpenApiDocument,
  written: PlacedOperation["operation"]["requestBody"],
): Json | undefined {
  const { required = false, content = {} } = followReferences<RequestBodyObject>(bundle, written ?? {});
  const { example, examples = {} } = content["application/json"] ?? {};
  const [first] = Object.values(examples).map((each) => followReferences<ExampleObject>(bundle, each).value);
  const value = (first ?? example) as Json | undefined;
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isEmpty && !required ? undefined : value;
}
