import type { Reference } from "@seamline/openapi/document";
import type { Segments } from "@seamline/openapi/json-pointer";
import {
  mergeParameters,
  operationsOf,
  type PlacedOperation,
  sentMethod,
} from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
  PathItem,
  RequestBody,
  Response,
} from "./editable-document.ts";

/** An operation of the document, with the references of its direct parts resolved. */
export interface OperationEntry {
  readonly id: string;
  /** HTTP method as sent: `GET`, or a method of `additionalOperations` as written. */
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly segments: Segments;
  /** Parameters of the path item and the operation. The operation's parameters take precedence. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody;
  /** Responses by status, in document order. */
  readonly responses: ReadonlyMap<string, Response>;
}

/** Returns a prepared document's operations, in order. */
export function operationEntries(document: OpenApiDocument): OperationEntry[] {
  return operationsOf<PathItem>(document).map((placed) => entryOf(document, placed));
}

function entryOf(document: OpenApiDocument, placed: PlacedOperation<PathItem>): OperationEntry {
  const { path, operation, segments } = placed;
  const responses = Object.entries(operation.responses ?? {})
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, response]) => [status.toUpperCase().replace("DEFAULT", "default"), response] as const);
  const requestBody = operation.requestBody && resolve<RequestBody>(document, operation.requestBody);
  return {
    id: operation.operationId ?? "",
    method: sentMethod(placed),
    path,
    operation,
    segments,
    parameters: declaredParameters(document, placed),
    ...(requestBody && { requestBody }),
    responses: new Map(responses.map(([status, value]) => [status, resolve<Response>(document, value)])),
  };
}

/** Returns the parameters of an operation and its path item. The operation's parameters take precedence. */
export function declaredParameters(
  document: OpenApiDocument,
  { item, operation }: PlacedOperation<PathItem>,
): Parameter[] {
  const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  return mergeParameters(written.map((parameter) => resolve<Parameter>(document, parameter)));
}

/**
 * Follows references. Earlier checks ensure that they resolve. A description next to a reference overrides the target's
 * description (OpenAPI 3.1, Reference Object).
 */
export function resolve<Value extends object>(document: OpenApiDocument, value: Value | Reference): Value {
  const resolved = followReferences<Value>(document, value);
  const { description } = value as { description?: string };
  return description === undefined || resolved === value ? resolved : { ...resolved, description };
}

/** Returns the body that is read or sent: JSON if available, otherwise the first one. */
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

/** Returns whether bodies with this media type are JSON (RFC 8259, and RFC 6839 for the suffix). */
export function isJson(mediaType: string): boolean {
  const type = bareType(mediaType);
  return type === "application/json" || type.endsWith("+json") || type === "*/*" || type === "application/*";
}

/** Returns whether bodies with this media type are forms, whose members are sent separately. */
export function isForm(mediaType: string): boolean {
  return isUrlEncoded(mediaType) || isMultipartForm(mediaType);
}

export function isUrlEncoded(mediaType: string): boolean {
  return bareType(mediaType) === "application/x-www-form-urlencoded";
}

export function isMultipartForm(mediaType: string): boolean {
  return bareType(mediaType) === "multipart/form-data";
}

/**
 * Returns whether styles are ignored for the parts of a form: OpenAPI 3.0 supports styles only in URL-encoded forms.
 */
export function ignoresStyles({ openapi }: OpenApiDocument, mediaType: string): boolean {
  return openapi.startsWith("3.0") && isMultipartForm(mediaType);
}

function bareType(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}
