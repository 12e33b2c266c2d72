import { type Neutral, readSchema, type Version } from "./neutral-schema.ts";

type Raw = Readonly<Record<string, unknown>>;

/** Content of a document, independent of its OpenAPI version. */
export interface NeutralDocument {
  /** Root fields, including `x-` data, without paths, components and the OpenAPI version. */
  readonly root: Raw;
  /** All paths, including paths without operations, with all fields except operations. */
  readonly paths: Raw;
  /** Operations by names such as `GET /v1/matters`. */
  readonly operations: Readonly<Record<string, Raw>>;
  /** Components by names such as `schemas Matter`. */
  readonly components: Readonly<Record<string, unknown>>;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads a bundled document according to its OpenAPI version. */
export function readDocument(document: Raw): NeutralDocument {
  const version = versionOf(document);
  const { openapi: _, paths, components, ...root } = document;
  return {
    root,
    paths: mapValues(paths as Raw, (item) => readPathItem(item as Raw, version)) ?? {},
    operations: readOperations(paths as Raw, version),
    components: readComponents(components as Raw, version),
  };
}

function versionOf({ openapi }: Raw): Version {
  const version = /^3\.[01](?=\.)/.exec(String(openapi))?.[0];
  if (version !== "3.0" && version !== "3.1")
    throw new Error(`Not a version this comparison reads: ${openapi}`);
  return version;
}

function readPathItem(item: Raw, version: Version): Raw {
  const { parameters, ...others } = item;
  const rest = Object.entries(others).filter(([key]) => !METHODS.includes(key));
  return { ...Object.fromEntries(rest), parameters: readParameters(parameters, version) };
}

function readOperations(paths: Raw, version: Version): Record<string, Raw> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in (item as Raw)).map((method) => [
      `${method.toUpperCase()} ${path}`,
      readOperation((item as Raw)[method] as Raw, version),
    ]),
  );
  return Object.fromEntries(operations);
}

function readOperation(operation: Raw, version: Version): Raw {
  const { parameters, requestBody, responses, callbacks, ...rest } = operation;
  return {
    ...rest,
    parameters: readParameters(parameters, version),
    requestBody: requestBody === undefined ? undefined : readBody(requestBody as Raw, version),
    responses: mapValues(responses as Raw, (response) => readBody(response as Raw, version)),
    callbacks: mapValues(callbacks as Raw | undefined, (callback) =>
      typeof (callback as Raw).$ref === "string" ? callback : readOperations(callback as Raw, version),
    ),
  };
}

/** Returns parameters by a name such as `query page`, or by their reference, because their order has no meaning. */
function readParameters(parameters: unknown, version: Version): Raw {
  const list = (parameters ?? []) as Raw[];
  return Object.fromEntries(
    list.map((parameter) => [
      parameter.$ref ?? `${parameter.in} ${parameter.name}`,
      readBody(parameter, version),
    ]),
  );
}

/** Reads a parameter, header, request body or response: an object with a schema, content or headers. */
function readBody(body: Raw, version: Version): Raw {
  if (typeof body.$ref === "string") return body;
  const { schema, content, headers, ...rest } = body;
  return {
    ...rest,
    schema: schema === undefined ? undefined : readSchema(schema, version),
    content: mapValues(content as Raw | undefined, (media) => readBody(media as Raw, version)),
    headers: mapValues(headers as Raw | undefined, (header) => readBody(header as Raw, version)),
  };
}

function readComponents(components: Raw | undefined, version: Version): Record<string, unknown> {
  const entries = Object.entries(components ?? {}).flatMap(([kind, group]) =>
    Object.entries(group as Raw).map(([name, component]) => [
      `${kind} ${name}`,
      readComponent(kind, component, version),
    ]),
  );
  return Object.fromEntries(entries);
}

function readComponent(kind: string, component: unknown, version: Version): Neutral | Raw {
  return kind === "schemas" ? readSchema(component, version) : readBody(component as Raw, version);
}

function mapValues(object: Raw | undefined, map: (value: unknown) => unknown): Raw | undefined {
  return object && Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
