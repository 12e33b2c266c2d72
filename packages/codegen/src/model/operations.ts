import { parsePointer } from "@seamline/openapi/json-pointer";
import type { MediaType, OpenApiDocument, Operation } from "../document/editable-document.ts";
import { isSuccess, type OperationEntry, preferredBody } from "../document/operation-entry.ts";
import { definedPoints, pointIds } from "../document/points.ts";
import { byCodePoint, pascalCase } from "../identifiers.ts";
import type { NameRegistry } from "../name-registry.ts";
import { acceptedTypes, isChoosable } from "./accept.ts";
import {
  idempotencyHeaderOf,
  parametersIn,
  pathParametersOf,
  queryStylesOf,
  requestBodyOf,
  resourceNameOf,
  segmentsOf,
} from "./inputs.ts";
import { longRunningOf } from "./long-running.ts";
import type {
  BodyModel,
  CommonModel,
  NamePatternModel,
  OperationModel,
  PaginationModel,
  ParameterGroup,
  ParameterModel,
  PermissionsModel,
  ResponseModel,
} from "./model.ts";
import { describeStream } from "./streams.ts";

export interface OperationContext {
  readonly entries: readonly OperationEntry[];
  readonly document: OpenApiDocument;
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly patterns: readonly NamePatternModel[];
  readonly names: NameRegistry;
  /** Query parameters shared by all operations, if they have a separate type. */
  readonly commonQuery: CommonModel<ParameterModel> | undefined;
}

/** Methods that the IANA registry lists as idempotent, for documents without `x-idempotent`. */
const idempotentMethods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"],
  ...["COPY", "LINK", "MKCOL", "MOVE", "PROPFIND", "PROPPATCH", "REPORT", "SEARCH", "UNLINK", "UNLOCK"],
]);

/** Describes the operations, sorted by operationId. */
export function describeOperations(context: OperationContext): OperationModel[] {
  const sorted = [...context.entries].sort((left, right) => byCodePoint(left.id, right.id));
  return sorted.map((entry) => describeOperation(entry, context));
}

function describeOperation(entry: OperationEntry, context: OperationContext): OperationModel {
  const { id, method, path, operation } = entry;
  const stream = describeStream(entry, context.document);
  const accept = acceptedTypes(entry);
  const canChoose = accept.length > 0 && isChoosable(entry);
  return {
    id,
    method,
    path,
    place: context.places.get(id) ?? [],
    idempotent: operation["x-idempotent"] ?? idempotentMethods.has(method),
    deprecated: operation.deprecated === true,
    ...(operation.summary !== undefined && { summary: operation.summary }),
    ...(operation.description !== undefined && { description: operation.description }),
    responsesName: context.names.claim(`${pascalCase(id)}Responses`),
    responses: responsesOf(entry, canChoose ? accept : []),
    accept,
    ...(canChoose && { acceptName: context.names.claim(`${pascalCase(id)}Accept`) }),
    ...describeInput(entry, context),
    ...describeExtensions(operation, context),
    ...(stream && { stream }),
  };
}

type InputPart =
  | "inputName"
  | "resourceName"
  | "segments"
  | "pathParameters"
  | "query"
  | "header"
  | "cookie"
  | "body";

function describeInput(
  entry: OperationEntry,
  { document, patterns, names, commonQuery }: OperationContext,
): Pick<OperationModel, InputPart | "queryStyles" | "multiSegment" | "idempotencyHeader"> {
  const typeName = pascalCase(entry.id);
  const resourceName = resourceNameOf(entry, patterns);
  const body = requestBodyOf(document, entry);
  const query = parametersIn(entry, "query");
  const shared = new Set(commonQuery?.members.map(({ name }) => name));
  const ownQuery = query.filter(({ name }) => !shared.has(name));
  const header = parametersIn(entry, "header");
  const cookie = parametersIn(entry, "cookie");
  const idempotencyHeader = idempotencyHeaderOf(entry);
  return {
    inputName: names.claim(`${typeName}Input`),
    segments: segmentsOf(entry),
    pathParameters: pathParametersOf(entry, resourceName),
    query: {
      ...(commonQuery && { typeName: commonQuery.typeName }),
      ...groupOf(query, ownQuery, `${typeName}Query`, names),
    },
    header: groupOf(header, header, `${typeName}Headers`, names),
    cookie: groupOf(cookie, cookie, `${typeName}Cookies`, names),
    ...(idempotencyHeader !== undefined && { idempotencyHeader }),
    queryStyles: queryStylesOf(entry),
    multiSegment: multiSegmentOf(entry),
    ...(resourceName && { resourceName }),
    ...(body && { body }),
  };
}

function groupOf(
  all: readonly ParameterModel[],
  own: readonly ParameterModel[],
  wanted: string,
  names: NameRegistry,
): ParameterGroup {
  return { all, own, ...(own.length > 0 && { typeName: names.claim(wanted) }) };
}

type ExtensionPart = "openQuery" | "points" | "pagination" | "longRunning" | "permissions" | "scopes";

function describeExtensions(
  operation: Operation,
  { document, entries }: OperationContext,
): Pick<OperationModel, ExtensionPart> {
  const points = pointIds(operation);
  const pagination = paginationOf(operation);
  const longRunning = longRunningOf(operation, entries);
  const permissions = permissionsOf(operation);
  return {
    openQuery: points.filter((point) => definedPoints(document)[point]?.area === "parameters"),
    points,
    scopes: operation["x-scopes"] ?? [],
    ...(pagination && { pagination }),
    ...(longRunning && { longRunning }),
    ...(permissions && { permissions }),
  };
}

function permissionsOf({ "x-permissions": permissions }: Operation): PermissionsModel | undefined {
  const { all, any } = permissions ?? {};
  const names = all ?? any ?? [];
  return names.length === 0 ? undefined : { isAny: all === undefined, names };
}

function paginationOf(operation: Operation): PaginationModel | undefined {
  const definition = operation["x-pagination"];
  return definition && { definition, items: parsePointer(definition.items ?? "") };
}

function multiSegmentOf({ parameters }: OperationEntry): string[] {
  return parameters
    .filter((parameter) => parameter.in === "path" && parameter["x-multi-segment"] === true)
    .map(({ name }) => name);
}

function responsesOf({ method, responses }: OperationEntry, accept: readonly string[]): ResponseModel[] {
  const hasSuccess = [...responses.keys()].some(isSuccess);
  return [...responses].map(([status, response]) => {
    const { summary, content } = response;
    const description = response.description ?? summary;
    const body = method === "HEAD" ? undefined : preferredBody(content);
    const hasChoices = accept.length > 0 && isSuccess(status) && body !== undefined;
    return {
      status,
      isSuccess: isSuccess(status) || (!hasSuccess && status === "default"),
      points: pointIds(response),
      ...(description !== undefined && { description }),
      ...(body && { body: bodyOf(body.mediaType, body.media) }),
      ...(hasChoices && { choices: accept.map((type) => bodyOf(type, content?.[type] ?? {})) }),
    };
  });
}

function bodyOf(mediaType: string, { schema }: MediaType): BodyModel {
  return { mediaType, ...(schema !== undefined && { schema }) };
}
