import type {
  ContentObject,
  ExampleObject,
  LongRunningOperation,
  MediaTypeObject,
  OpenApiDocument,
  Pagination,
  ResponseObject,
  Schema,
} from "@seamline/openapi/document";
import { valueAt, withValueAt } from "@seamline/openapi/json-pointer";
import { followReferences } from "@seamline/openapi/references";
import type { RoutedRequest } from "./request-check.ts";
import type { Route } from "./routing.ts";

/** Creates the success response to a valid request. */
export type Success = (request: Pick<RoutedRequest, "query">) => ServedResponse;

/**
 * Prepares an operation's first documented success: its first example, or a sample of its schema. Uses a `default`
 * response only if there is no other success. Like a real service, the server ends lists and completes operations: the
 * response to a page token contains no further token, and polled states are final.
 *
 * @throws Error if no success is documented
 */
export function successOf(document: OpenApiDocument, routes: readonly Route[], route: Route): Success {
  const documented = documentedSuccess(document, route);
  const { bodies, ...response } = documented;
  const body = bodies.find((each) => isDone(each, startersOf(routes, route))) ?? bodies[0];
  const pagination = route.operation["x-pagination"] as Pagination | undefined;
  if (pagination?.style !== "token") return () => ({ ...response, body });
  const last = withValueAt(body, pagination.next, undefined);
  return ({ query }) => {
    const isAskedFor = query.some(([name]) => name === pagination.parameter);
    return { ...response, body: isAskedFor ? last : body };
  };
}

function documentedSuccess(document: OpenApiDocument, route: Route): DocumentedResponses {
  const responses = Object.entries(route.operation.responses ?? {});
  const [key, value] =
    responses.find(([status]) => status.startsWith("2")) ??
    responses.find(([status]) => status === "default") ??
    [];
  if (key === undefined || value === undefined) throw new Error("no successful response is documented");
  return documentedResponses(
    document,
    /^\d+$/.test(key) ? Number(key) : 200,
    followReferences<ResponseObject>(document, value),
  );
}

/** Returns the long-running operations whose state this operation reads. */
function startersOf(routes: readonly Route[], route: Route): LongRunningOperation[] {
  return routes.flatMap(({ operation: { "x-operation": longRunning } }) =>
    longRunning?.get === route.operationId && longRunning.done !== undefined ? [longRunning] : [],
  );
}

function isDone(body: unknown, starters: readonly LongRunningOperation[]): boolean {
  const ends = starters.map(({ done = "", doneValues = [true] }) =>
    doneValues.some((end) => end === valueAt(body, done)),
  );
  return ends.length > 0 && ends.every(Boolean);
}

/** A response from the server. An `undefined` body is empty. Bodies of types other than JSON are sent as text. */
export interface ServedResponse {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** A documented response with its example bodies, or with a sample of its schema. */
export interface DocumentedResponses {
  readonly status: number;
  readonly contentType?: string;
  readonly bodies: readonly unknown[];
}

/** Returns the possible bodies of a documented response. If it has several media types, returns JSON bodies. */
export function documentedResponses(
  document: OpenApiDocument,
  status: number,
  response: ResponseObject,
): DocumentedResponses {
  const content = response.content ?? {};
  const contentType = "application/json" in content ? "application/json" : Object.keys(content)[0];
  if (contentType === undefined) return { status, bodies: [] };
  return { status, contentType, bodies: bodiesOf(document, content, contentType) };
}

function bodiesOf(
  document: OpenApiDocument,
  content: ContentObject,
  contentType: string,
): readonly unknown[] {
  const media = content[contentType] ?? {};
  const examples = examplesOf(document, media);
  if (examples.length > 0 || !media.schema) return examples;
  return [sample(document, media.schema)];
}

export function examplesOf(document: OpenApiDocument, media: MediaTypeObject): unknown[] {
  if ("example" in media) return [media.example];
  return Object.values(media.examples ?? {}).map(
    (each) => followReferences<ExampleObject>(document, each).value,
  );
}

/** Maximum depth of a sample. It is sufficient for any envelope, and limits recursive schemas. */
const DEPTH = 6;

/** Builds a small value for a schema. */
export function sample(document: OpenApiDocument, reference: Schema, depth: number = DEPTH): unknown {
  if (depth === 0) return undefined;
  const schema = followReferences<Schema>(document, reference);
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [
          name,
          sample(document, each, depth - 1),
        ]),
      );
    case "array":
      return [schema.items && sample(document, schema.items, depth - 1)].filter((each) => each !== undefined);
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return false;
    default:
      return "text";
  }
}
