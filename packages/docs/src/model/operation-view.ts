import type {
  ExampleObject,
  MediaTypeObject,
  OperationObject,
  ParameterObject,
  Reference,
  RequestBodyObject,
  ResponseObject,
} from "@seamline/openapi/document";
import { childPointer } from "@seamline/openapi/json-pointer";
import type { PlacedOperation } from "@seamline/openapi/operations";
import { isReference, resolveReference } from "@seamline/openapi/references";
import { type Field, type FieldType, fieldAt, fieldsOf, placeSchema, typeOf } from "./field.ts";
import type { Origin } from "./origin.ts";
import { openPoints, type ProfileDocument } from "./profile-document.ts";

/** An operation in a profile, as shown on its page. */
export interface OperationView {
  /** Markdown. */
  readonly description: string;
  readonly origin: Origin;
  /** IDs of the operation's own open extension points. */
  readonly open: readonly string[];
  /** IDs of open points that the page has already listed. */
  readonly openAgain?: readonly string[];
  readonly pathParameters: readonly Field[];
  /** Query and header parameters, except those that every operation accepts. */
  readonly parameters: readonly Field[];
  /** Query parameters that every operation of the contract accepts. */
  readonly standardParameters: readonly string[];
  readonly body: Body | undefined;
  readonly responses: readonly Response[];
  readonly idempotent: { readonly value: boolean; readonly origin: Origin };
  readonly access: Access;
  readonly resourceName: { readonly parameter: string; readonly pattern: string } | undefined;
  /** `x-pagination`: the style and the parameter for the next page. */
  readonly pagination: Readonly<Record<string, string>> | undefined;
  /** `x-operation`: the long-running operation that the call starts. */
  readonly waits: OperationObject["x-operation"];
}

export interface Body {
  readonly mediaType: string;
  readonly type: FieldType;
  readonly description: string;
  readonly fields: readonly Field[];
  readonly open: readonly string[];
  /** IDs of open points that the page has already listed. */
  readonly openAgain?: readonly string[];
  readonly required: boolean;
  readonly origin: Origin;
  readonly examples: readonly Example[];
}

export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** A response with its status as written in the document: `200`, `2XX` or `default`. */
export interface Response {
  readonly status: string;
  readonly description: string;
  readonly open: readonly string[];
  /** IDs of open points that the page has already listed. */
  readonly openAgain?: readonly string[];
  readonly origin: Origin;
  readonly headers: readonly Field[];
  readonly body: Body | undefined;
}

/** Requirements that an operation's caller must meet. */
export interface Access {
  readonly rules: readonly { readonly says: string; readonly source: string }[];
  /** Privileges or permissions that the caller needs. */
  readonly permissions: readonly string[];
  /** True if a single permission is sufficient. */
  readonly anyPermission: boolean;
  /** OAuth scopes. A single scope is sufficient. */
  readonly scopes: readonly string[];
}

export function operationView(
  document: ProfileDocument,
  { path, method, operation, item }: PlacedOperation,
  standard: ReadonlySet<string>,
): OperationView {
  const pointer = childPointer(childPointer("/paths", path), method);
  const shared = placeParameters(document, childPointer("/paths", path), item.parameters);
  const parameters = [...shared, ...placeParameters(document, pointer, operation.parameters)];
  const own = parameters.filter(({ parameter }) => parameter.in !== "path" && !standard.has(parameter.name));
  return {
    description: operation.description ?? "",
    origin: document.originOf(pointer),
    open: openPoints(operation),
    pathParameters: parameters
      .filter(({ parameter }) => parameter.in === "path")
      .map((placed) => parameterField(document, placed)),
    parameters: own.map((placed) => parameterField(document, placed)),
    standardParameters: parameters
      .filter(({ parameter }) => parameter.in !== "path" && standard.has(parameter.name))
      .map(({ parameter }) => parameter.name),
    body: requestBody(document, operation, pointer),
    responses: responsesOf(document, operation, pointer),
    idempotent: {
      value: operation["x-idempotent"] === true,
      origin: document.originOf(`${pointer}/x-idempotent`),
    },
    access: accessOf(document, operation),
    resourceName: operation["x-resource-name"],
    pagination: operation["x-pagination"],
    waits: operation["x-operation"],
  };
}

interface PlacedParameter {
  readonly parameter: ParameterObject & { readonly "x-extension-point"?: string | readonly string[] };
  readonly pointer: string;
}

/** Resolves parameter references. */
export function placeParameters(
  { bundle }: ProfileDocument,
  pointer: string,
  written: readonly (ParameterObject | Reference)[] = [],
): PlacedParameter[] {
  return written.map((parameter, index) => ({
    parameter: resolveReference(bundle, parameter),
    pointer: isReference(parameter) ? parameter.$ref.slice(1) : `${pointer}/parameters/${index}`,
  }));
}

export function parameterField(document: ProfileDocument, { parameter, pointer }: PlacedParameter): Field {
  const field = fieldAt(document, parameter.name, `${pointer}/schema`, parameter.required === true, []);
  return {
    ...field,
    description: parameter.description ?? field.description,
    deprecated: parameter.deprecated === true || field.deprecated,
    open: [...new Set([...openPoints(parameter), ...field.open])],
    origin: document.originOf(pointer),
  };
}

/** Maximum number of nested fields in a response schema. Request bodies have no limit. */
const MAX_IN_RESPONSES = 14;

function requestBody(
  document: ProfileDocument,
  { requestBody: written }: OperationObject,
  pointer: string,
): Body | undefined {
  if (written === undefined) return undefined;
  const place = isReference(written) ? written.$ref.slice(1) : `${pointer}/requestBody`;
  return bodyAt(document, resolveReference<RequestBodyObject>(document.bundle, written), place);
}

function bodyAt(
  document: ProfileDocument,
  { content = {}, required, description }: RequestBodyObject,
  place: string,
  mostUnfolded?: number,
): Body | undefined {
  const [[mediaType, media] = []] = Object.entries(content);
  if (mediaType === undefined || media?.schema === undefined) return undefined;
  const schemaPointer = `${childPointer(`${place}/content`, mediaType)}/schema`;
  const { schema } = placeSchema(document, schemaPointer);
  return {
    mediaType,
    type: typeOf(document, schemaPointer),
    description: description ?? "",
    fields: fieldsOf(document, schemaPointer, [], mostUnfolded),
    open: openPoints(schema),
    required: required === true,
    origin: document.originOf(place),
    examples: examplesOf(document, media),
  };
}

function examplesOf({ bundle }: ProfileDocument, { example, examples = {} }: MediaTypeObject): Example[] {
  const named = Object.entries(examples).map(([name, written]) => {
    const { value, summary } = resolveReference<ExampleObject & { summary?: string }>(bundle, written);
    return { summary: summary ?? name, value };
  });
  return example === undefined ? named : [{ summary: "Example", value: example }, ...named];
}

function responsesOf(
  document: ProfileDocument,
  { responses = {} }: OperationObject,
  pointer: string,
): Response[] {
  return Object.entries(responses).map(([status, written]) => {
    const place = isReference(written) ? written.$ref.slice(1) : childPointer(`${pointer}/responses`, status);
    const response = resolveReference<ResponseObject>(document.bundle, written);
    return {
      status,
      description: response.description ?? "",
      open: openPoints(response as { "x-extension-point"?: string }),
      origin: document.originOf(place),
      headers: headersOf(document, response, place),
      body: bodyAt(document, response as RequestBodyObject, place, MAX_IN_RESPONSES),
    };
  });
}

function headersOf(document: ProfileDocument, { headers = {} }: ResponseObject, place: string): Field[] {
  return Object.entries(headers).map(([name, written]) => {
    const own = isReference(written) ? written.$ref.slice(1) : childPointer(`${place}/headers`, name);
    const header = resolveReference(document.bundle, written) as {
      description?: string;
      required?: boolean;
    };
    const field = fieldAt(document, name, `${own}/schema`, header.required === true, []);
    return { ...field, description: header.description ?? field.description, origin: document.originOf(own) };
  });
}

interface AccessRule {
  readonly says: string;
  readonly source: string;
}

function accessOf({ bundle }: ProfileDocument, operation: OperationObject): Access {
  const rules = (bundle["x-access-rules"] ?? {}) as Readonly<Record<string, AccessRule>>;
  const named = (operation["x-access-rules"] ?? []) as readonly string[];
  const { all = [], any = [] } = operation["x-permissions"] ?? {};
  return {
    rules: named.flatMap((name) => rules[name] ?? []).map(({ says, source }) => ({ says, source })),
    permissions: all.length > 0 ? all : any,
    anyPermission: all.length === 0,
    scopes: operation["x-scopes"] ?? [],
  };
}
