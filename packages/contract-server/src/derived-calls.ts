import type { ParameterObject, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { type BundledDocument, bundleExamples, readBundle } from "./bundle-examples.ts";
import { type Route, routesOf } from "./routing.ts";

/** Values that need encoding: a client that does not encode them would send a different path. */
const TEXT = "item/1 ?:close";
const SEGMENT_OF_NAME = "item 1 ?:close";
const REST_OF_NAME = "item 1/part:2";
/** An integer above 32 bits. */
const INTEGER = 7310041000042;
/** Body for a schema that is not documented. */
const OPEN_BODY = { anything: { the: ["service", "understands"] } };

/** A call to one operation, with the expected request. */
export interface Call<Client> {
  readonly send: (client: Client) => PromiseLike<unknown>;
  /** Path parameters in the template, decoded. */
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Path and query as sent; checked only if set. */
  readonly target?: string;
}

type Method = (input: object) => PromiseLike<unknown>;

/**
 * Derives a call to each operation from a document, keyed by operationId. A call uses the client method in `x-method`,
 * path parameters that need encoding, and the first example as the body.
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

/** Returns a call's path parameters. A resource name with placeholders is passed as one value. */
function inputOf({ operation }: Route, path: PathValues): object {
  const name = operation["x-resource-name"];
  if (!name?.pattern.includes("{")) return path;
  const value = name.pattern.replace(/\{([^{}]+)\}/g, (_, segment: string) => String(path[segment]));
  return { [name.parameter.split(".").at(-1) ?? name.parameter]: value };
}

/** Returns sample values of the required query parameters. */
function requiredQuery({ parameters }: Route): object | undefined {
  const required = parameters.filter((each) => each.in === "query" && each.required);
  return required.length === 0 ? undefined : Object.fromEntries(required.map(({ name }) => [name, "sample"]));
}

/** @throws Error if the client has no such method */
function methodOf(client: unknown, { operationId, operation }: Route): Method {
  const place = operation["x-method"] ?? "";
  const found = place
    .split(".")
    .reduce<unknown>((member, name) => (member as Record<string, unknown> | undefined)?.[name], client);
  if (typeof found !== "function")
    throw new Error(`The client has no method ${place} for the operation ${operationId}.`);
  return found as Method;
}
