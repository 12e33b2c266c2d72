import type { HttpMethod } from "@seamline/client-core";
import { parsePointer, type Segments, valueAt } from "@seamline/openapi/json-pointer";
import {
  type MediaType,
  methodKeys,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Reference,
  type RequestBody,
  type Response,
} from "../openapi.ts";

/** An operation of the document with the references of its own parts resolved. */
export interface OperationEntry {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly operation: Operation;
  readonly segments: Segments;
  /** Those of the path item and of the operation; the latter win. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** By status, in the order of the document. */
  readonly responses: ReadonlyMap<string, Response>;
}

/** The operations of a prepared document, in its order. */
export function operationEntries(document: OpenApiDocument): OperationEntry[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methodKeys.flatMap((key) => {
      const operation = item?.[key];
      return operation === undefined ? [] : [entryOf(document, path, key, item.parameters ?? [], operation)];
    }),
  );
}

function entryOf(
  document: OpenApiDocument,
  path: string,
  key: string,
  shared: readonly (Parameter | Reference)[],
  operation: Operation,
): OperationEntry {
  const parameters = mergeParameters(document, [...shared, ...(operation.parameters ?? [])]);
  const responses = Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, response]) => [status.toUpperCase().replace("DEFAULT", "default"), response] as const);
  const requestBody = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  return {
    id: operation.operationId ?? "",
    method: key.toUpperCase() as HttpMethod,
    path,
    operation,
    segments: ["paths", path, key],
    parameters,
    ...(requestBody && { requestBody }),
    responses: new Map(responses.map(([status, value]) => [status, resolve<Response>(document, value)])),
  };
}

/** Parameters by place and name: a later one replaces an earlier one. */
export function mergeParameters(
  document: OpenApiDocument,
  parameters: readonly (Parameter | Reference)[],
): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const resolved = resolve<Parameter>(document, parameter);
    merged.set(`${resolved.in} ${resolved.name}`, resolved);
  }
  return [...merged.values()];
}

/**
 * Follows references until something else comes. References are known to end somewhere by now. A description
 * beside the reference goes before that of the target (OpenAPI 3.1, Reference Object).
 */
export function resolve<Value extends object>(document: OpenApiDocument, value: Value | Reference): Value {
  let resolved: Value | Reference = value;
  while ("$ref" in resolved) {
    resolved = valueAt(document, parsePointer(resolved.$ref as string)) as Value | Reference;
  }
  const { description } = value as { description?: string };
  return description === undefined || resolved === value
    ? (resolved as Value)
    : { ...(resolved as Value), description };
}

/** The body that is read or sent: JSON where there is JSON, else the first one. */
export function preferredBody(
  content: Record<string, MediaType> | undefined,
): { mediaType: string; media: MediaType } | undefined {
  const entries = Object.entries(content ?? {});
  const [mediaType, media] =
    entries.find(([type]) => bareType(type) === "application/json") ??
    entries.find(([type]) => isJson(type)) ??
    entries[0] ??
    [];
  return mediaType === undefined ? undefined : { mediaType, media: media ?? {} };
}

/** Whether bodies of the media type are JSON (RFC 8259, and RFC 6839 for the suffix). */
export function isJson(mediaType: string): boolean {
  const type = bareType(mediaType);
  return type === "application/json" || type.endsWith("+json") || type === "*/*" || type === "application/*";
}

function bareType(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}
