import type {
  LongRunningOperation,
  OpenApiDocument,
  OperationObject,
  Pagination,
  ParameterObject,
  ResponseObject,
  Schema,
} from "@seamline/openapi/document";
import { parsePointer } from "@seamline/openapi/json-pointer";
import { mergeParameters, type PlacedOperation } from "@seamline/openapi/operations";
import { templateParameters } from "@seamline/openapi/path-template";
import { followReferences, isReference } from "@seamline/openapi/references";
import type { CalledOperation, CalledService } from "./operation-call.ts";

/** Collects the data that the sample printers need about an operation. */
export function calledOperation(
  bundle: OpenApiDocument,
  service: CalledService,
  placed: PlacedOperation,
): CalledOperation {
  const { path: template, method, operation } = placed;
  const success = successOf(bundle, operation);
  return {
    service,
    operationId: operation.operationId ?? "",
    method: method.toUpperCase(),
    template,
    resourceName: resourceNameInput(operation),
    multiSegment: pathParameters(bundle, placed)
      .filter((each) => each["x-multi-segment"])
      .map(({ name }) => name),
    clientPath: operation["x-method"] ?? "",
    kind: kindOf(operation),
    resultName: resultName(bundle, operation, success),
    responseType: responseType(success),
  };
}

/** Returns the first documented success response. */
export function successOf(bundle: OpenApiDocument, { responses = {} }: OperationObject): ResponseObject {
  const [, response = {}] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return followReferences<ResponseObject>(bundle, response);
}

function pathParameters(bundle: OpenApiDocument, { item, operation }: PlacedOperation): ParameterObject[] {
  const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const parameters = written.map((each) => followReferences<ParameterObject>(bundle, each));
  return mergeParameters(parameters).filter((each) => each.in === "path");
}

/** Returns the client input that replaces the path parameters, if the resource name contains any. */
function resourceNameInput({ "x-resource-name": name }: OperationObject): CalledOperation["resourceName"] {
  if (name === undefined || templateParameters(name.pattern).length === 0) return undefined;
  return { input: name.parameter.split(".").at(-1) ?? name.parameter, pattern: name.pattern };
}

function kindOf(operation: OperationObject): CalledOperation["kind"] {
  if (operation["x-pagination"]) return "page";
  const longRunning = operation["x-operation"] as LongRunningOperation | undefined;
  // Without a pointer to `done`, a client cannot wait for the operation.
  return longRunning?.done === undefined ? "plain" : "operation";
}

function responseType({ content = {} }: ResponseObject): CalledOperation["responseType"] {
  const [mediaType] = Object.keys(content);
  if (mediaType === undefined) return "none";
  if (/[/+]json$/.test(mediaType)) return "json";
  return mediaType.startsWith("text/") ? "text" : "binary";
}

/** Returns a variable name derived from the schema of the client's result. */
function resultName(
  bundle: OpenApiDocument,
  operation: OperationObject,
  { content = {} }: ResponseObject,
): string | undefined {
  const [media] = Object.values(content);
  if (media === undefined) return undefined;
  const returned = followPath(bundle, media.schema ?? {}, pointerToResult(operation));
  if (isEmptyObject(bundle, returned)) return undefined;
  return wordOf(returned) ?? FALLBACKS[kindOf(operation)];
}

/** Returns a pointer to the client's result in the response: a page item, an operation's result, or the whole body. */
function pointerToResult(operation: OperationObject): string {
  const pagination = operation["x-pagination"] as Pagination | undefined;
  if (pagination) return `${pagination.items}/0`;
  return (operation["x-operation"] as LongRunningOperation | undefined)?.response ?? "";
}

function followPath(bundle: OpenApiDocument, schema: Schema, pointer: string): Schema {
  return parsePointer(pointer).reduce<Schema>((whole, segment) => {
    const { properties, items, allOf = [] } = followReferences<Schema>(bundle, whole as never);
    const member = [{ properties }, ...allOf].map((each) => each.properties?.[segment]).find(Boolean);
    return member ?? items ?? {};
  }, schema);
}

function isEmptyObject(bundle: OpenApiDocument, schema: Schema): boolean {
  const { type, properties = {} } = followReferences<Schema>(bundle, schema as never);
  return type === "object" && Object.keys(properties).length === 0;
}

/** Variable names for results if the schema name cannot be used. */
const FALLBACKS: Readonly<Record<CalledOperation["kind"], string>> = {
  plain: "response",
  page: "item",
  operation: "result",
};

/** Converts `#/components/schemas/DnsZone` to `dnsZone`. Ignores wrapper schemas that only one operation returns. */
function wordOf(schema: Schema): string | undefined {
  const name = isReference(schema) ? (parsePointer(schema.$ref).at(-1) ?? "") : "";
  const word = name.charAt(0).toLowerCase() + name.slice(1);
  const isUsable = /^[a-z]\w*$/.test(word) && !name.endsWith("Response") && !RESERVED.includes(word);
  return isUsable ? word : undefined;
}

/** Reserved words. They are not valid variable names in a module (ECMA-262, "Keywords and Reserved Words"). */
const RESERVED: readonly string[] = (
  "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
  "function if implements import in instanceof interface let new null package private protected public return static " +
  "super switch this throw true try typeof var void while with yield"
).split(" ");
