import type { ParameterObject, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { type BundledDocument, bundleExamples, readBundle } from "./bundle-examples.ts";
import { type Route, routesOf } from "./routing.ts";

/** Values that need encoding, so that a path built carelessly would be another path. */
const TEXT = "item/1 ?:close";
const SEGMENT_OF_NAME = "item 1 ?:close";
const REST_OF_NAME = "item 1/part:2";
/** Beyond 32 bits. */
const INTEGER = 7310041000042;
/** For a body of which the document says nothing. */
const OPEN_BODY = { anything: { the: ["service", "understands"] } };

/** One call of an operation, and what must arrive because of it. */
export interface Call<Client> {
  readonly send: (client: Client) => PromiseLike<unknown>;
  /** Path parameters of the template, decoded. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Path and query as sent, where they are of interest. */
  readonly target?: string;
}

type Method = (input: object) => PromiseLike<unknown>;

/**
 * A call of each operation of a document, by operationId. It follows from the document: the method is at `x-method`, path
 * parameters have values that need encoding, and the body is the first example.
 */
export function derivedCalls<Client>(bundle: BundledDocument): Map<string, Call<Client>> {
  const document = readBundle(bundle);
  const { request } = bundleExamples(bundle);
  const exampleOf = (operationId: string): unknown => {
    try {
      return request(operationId);
    } catch {
      return OPEN_BODY;
    }
  };
  return new Map(
    routesOf(document).map((route) => {
      const path = pathValues(route, (schema) => followReferences<Schema>(document, schema ?? {}));
      const body = route.operation.requestBody === undefined ? undefined : exampleOf(route.operationId);
      const query = requiredQuery(route);
      const input = { ...inputOf(route, path), ...(query && { query }), ...(body !== undefined && { body }) };
      const texts = Object.entries(path).map(([name, value]) => [name, String(value)]);
      const send = (client: Client) => methodOf(client, route)(input);
      return [route.operationId, { send, path: Object.fromEntries(texts), body }];
    }),
  );
}

type PathValues = Readonly<Record<string, string | number>>;

function pathValues(
  { names, parameters, operation }: Route,
  resolve: (schema?: Schema) => Schema,
): PathValues {
  const sampleOf = (parameter: ParameterObject | undefined): string | number => {
    if (parameter?.["x-multi-segment"]) return REST_OF_NAME;
    const { type, enum: [first] = [] } = resolve(parameter?.schema);
    if (typeof first === "string") return first;
    if (type === "integer" || type === "number") return INTEGER;
    return operation["x-resource-name"] ? SEGMENT_OF_NAME : TEXT;
  };
  return Object.fromEntries(
    names.map((name) => [
      name,
      sampleOf(parameters.find((each) => each.in === "path" && each.name === name)),
    ]),
  );
}

/** The path parameters as a method takes them: one name where the operation has a resource name that varies. */
function inputOf({ operation }: Route, path: PathValues): object {
  const name = operation["x-resource-name"];
  if (!name?.pattern.includes("{")) return path;
  const value = name.pattern.replace(/\{([^{}]+)\}/g, (_, segment: string) => String(path[segment]));
  return { [name.parameter.split(".").at(-1) ?? name.parameter]: value };
}

/** Of the parameters of the query those that must be sent. */
function requiredQuery({ parameters }: Route): object | undefined {
  const required = parameters.filter((each) => each.in === "query" && each.required);
  return required.length === 0 ? undefined : Object.fromEntries(required.map(({ name }) => [name, "sample"]));
}

/** @throws Error when the client has no such method */
function methodOf(client: unknown, { operationId, operation }: Route): Method {
  const place = operation["x-method"] ?? "";
  const found = place
    .split(".")
    .reduce<unknown>((member, name) => (member as Record<string, unknown> | undefined)?.[name], client);
  if (typeof found !== "function")
    throw new Error(`The client has no method ${place}, which ${operationId} should be.`);
  return found as Method;
}
