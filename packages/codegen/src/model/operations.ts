import { definedPoints, pointIds } from "../check/points.ts";
import { byCodePoint, pascalCase } from "../identifiers.ts";
import { parsePointer } from "../json-pointer.ts";
import type { NameRegistry } from "../name-registry.ts";
import type { OpenApiDocument, Operation } from "../openapi.ts";
import { parametersIn, pathParametersOf, queryStylesOf, requestBodyOf, resourceNameOf } from "./inputs.ts";
import type { NamePatternModel, OperationModel, PaginationModel, ResponseModel } from "./model.ts";
import { isSuccess, type OperationEntry, preferredBody } from "./operation-entry.ts";

export interface OperationContext {
  readonly document: OpenApiDocument;
  readonly places: ReadonlyMap<string, readonly string[]>;
  readonly patterns: readonly NamePatternModel[];
  readonly names: NameRegistry;
}

/** RFC 9110 section 9.2.2: what a document without `x-idempotent` promises by its methods. */
const idempotentMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** The operations, sorted by operationId. */
export function describeOperations(
  entries: readonly OperationEntry[],
  context: OperationContext,
): OperationModel[] {
  const sorted = [...entries].sort((left, right) => byCodePoint(left.id, right.id));
  return sorted.map((entry) => describeOperation(entry, context));
}

function describeOperation(entry: OperationEntry, context: OperationContext): OperationModel {
  const { id, method, path, operation } = entry;
  const { document, places, patterns, names } = context;
  const typeName = pascalCase(id);
  const resourceName = resourceNameOf(entry, patterns);
  const body = requestBodyOf(entry);
  const pagination = paginationOf(operation);
  const points = pointIds(operation);
  return {
    id,
    method,
    path,
    place: places.get(id) ?? [],
    idempotent: operation["x-idempotent"] ?? idempotentMethods.has(method),
    deprecated: operation.deprecated === true,
    inputName: names.claim(`${typeName}Input`),
    responsesName: names.claim(`${typeName}Responses`),
    pathParameters: pathParametersOf(entry, resourceName),
    query: parametersIn(entry, "query"),
    header: parametersIn(entry, "header"),
    queryStyles: queryStylesOf(entry),
    multiSegment: multiSegmentOf(entry),
    openQuery: points.filter((point) => definedPoints(document)[point]?.area === "parameters"),
    points,
    responses: responsesOf(entry),
    ...(operation.summary !== undefined && { summary: operation.summary }),
    ...(operation.description !== undefined && { description: operation.description }),
    ...(resourceName && { resourceName }),
    ...(body && { body }),
    ...(pagination && { pagination }),
  };
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

function responsesOf({ method, responses }: OperationEntry): ResponseModel[] {
  const hasSuccess = [...responses.keys()].some(isSuccess);
  return [...responses].map(([status, response]) => {
    const { description, content } = response;
    const body = method === "HEAD" ? undefined : preferredBody(content);
    const { schema } = body?.media ?? {};
    return {
      status,
      isSuccess: isSuccess(status) || (!hasSuccess && status === "default"),
      points: pointIds(response),
      ...(description !== undefined && { description }),
      ...(body && { body: { mediaType: body.mediaType, ...(schema !== undefined && { schema }) } }),
    };
  });
}
