import type { FormEncoding, QueryParameterStyle } from "@seamline/client-core";
import { templateParameters } from "@seamline/openapi/path-template";
import type { MediaType, OpenApiDocument, Parameter } from "../document/editable-document.ts";
import { ignoresStyles, isForm, type OperationEntry, preferredBody } from "../document/operation-entry.ts";
import { pointIds } from "../document/points.ts";
import { NameRegistry } from "../name-registry.ts";
import { acceptedTypes, isChoosable } from "./accept.ts";
import type { NamePatternModel, ParameterModel, RequestBodyModel, ResourceNameModel } from "./model.ts";

/** Returns the keys of an input that are not path parameters. */
function ownKeysOf(entry: OperationEntry): string[] {
  const hasCookies = entry.parameters.some((parameter) => parameter.in === "cookie");
  const canChoose = isChoosable(entry) && acceptedTypes(entry).length > 0;
  return ["query", "header", "body", ...(hasCookies ? ["cookie"] : []), ...(canChoose ? ["accept"] : [])];
}

/**
 * Returns the header for the idempotency key: a header parameter with `x-idempotency-key: true`, or with its usual name.
 */
export function idempotencyHeaderOf({ parameters }: OperationEntry): string | undefined {
  const headers = parameters.filter((parameter) => parameter.in === "header");
  const marked = headers.find((parameter) => parameter["x-idempotency-key"] === true);
  return (marked ?? headers.find(({ name }) => /^(?:x-)?idempotency-key$/i.test(name)))?.name;
}

/** Header parameters that OpenAPI ignores, because other parts of the document describe these headers. */
const ignoredHeaders: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

export function resourceNameOf(
  { operation }: OperationEntry,
  patterns: readonly NamePatternModel[],
): ResourceNameModel | undefined {
  const extension = operation["x-resource-name"];
  if (extension === undefined) {
    return undefined;
  }
  const input = extension.parameter.split(".").at(-1) ?? extension.parameter;
  const known = patterns.find(({ pattern }) => pattern === extension.pattern);
  return { input, pattern: extension.pattern, ...(known && { key: input, typeName: known.typeName }) };
}

/** Returns the path parameters in template order, with their template names as keys. */
export function segmentsOf(entry: OperationEntry): ParameterModel[] {
  return pathParametersOf(entry, undefined).map((parameter) => ({ ...parameter, key: parameter.name }));
}

/** Returns the path parameters in template order, except for the parameters of the resource name. */
export function pathParametersOf(
  entry: OperationEntry,
  resourceName: ResourceNameModel | undefined,
): ParameterModel[] {
  const { path, parameters } = entry;
  const covered = resourceName === undefined ? [] : templateParameters(resourceName.pattern);
  const names = [...new Set(templateParameters(path))].filter((name) => !covered.includes(name));
  const keys = new NameRegistry([
    ...ownKeysOf(entry),
    ...(resourceName?.key === undefined ? [] : [resourceName.key]),
  ]);
  return names.map((name) => {
    const parameter = parameters.find((candidate) => candidate.in === "path" && candidate.name === name);
    const key = keys.has(name) ? keys.claim(`${name}Parameter`) : keys.claim(name);
    return modelOf(parameter ?? { name, in: "path" }, key, true);
  });
}

export function parametersIn(entry: OperationEntry, place: "query" | "header" | "cookie"): ParameterModel[] {
  const idempotencyHeader = idempotencyHeaderOf(entry);
  return (
    entry.parameters
      .filter((parameter) => parameter.in === place)
      .filter(({ name }) => place !== "header" || !ignoredHeaders.has(name.toLowerCase()))
      // The runtime sends an idempotency key even if the caller does not pass one.
      .map((parameter) =>
        modelOf(
          parameter,
          parameter.name,
          parameter.required === true && parameter.name !== idempotencyHeader,
        ),
      )
  );
}

function modelOf(parameter: Parameter, key: string, required: boolean): ParameterModel {
  const { name, description, deprecated, schema } = parameter;
  return {
    key,
    name,
    required,
    points: pointIds(parameter),
    ...(description !== undefined && { description }),
    ...(deprecated === true && { deprecated }),
    ...(schema !== undefined && { schema }),
  };
}

/** Returns the styles of query parameters that differ from the default (`form`, exploded). */
export function queryStylesOf({ parameters }: OperationEntry): Record<string, QueryParameterStyle> {
  const query = parameters.filter((parameter) => parameter.in === "query");
  const styles = query.map((parameter) => [parameter.name, styleOf(parameter)] as const);
  return Object.fromEntries(styles.filter(([, style]) => Object.keys(style).length > 0));
}

function styleOf({ style = "form", explode }: Parameter): QueryParameterStyle {
  const isForm = style === "form";
  // OpenAPI 3: `explode` is true by default for `form` and false for every other style.
  const isDefault = explode === undefined || explode === isForm;
  return {
    ...(!isForm && { style: style as NonNullable<QueryParameterStyle["style"]> }),
    ...(!isDefault && { explode }),
  };
}

function encodingsOf({ encoding = {} }: MediaType, hasStyles: boolean): Record<string, FormEncoding> {
  const encodings = Object.entries(encoding).map(([name, { style, explode, contentType }]) => {
    const shape = {
      ...(hasStyles && style !== undefined && { style: style as NonNullable<FormEncoding["style"]> }),
      ...(hasStyles && explode !== undefined && { explode }),
      ...(contentType !== undefined && { contentType: String(contentType) }),
    };
    return [name, shape] as const;
  });
  return Object.fromEntries(encodings.filter(([, shape]) => Object.keys(shape).length > 0));
}

export function requestBodyOf(
  document: OpenApiDocument,
  { requestBody }: OperationEntry,
): RequestBodyModel | undefined {
  const body = preferredBody(requestBody?.content);
  if (requestBody === undefined || body === undefined) {
    return undefined;
  }
  return {
    mediaType: body.mediaType,
    required: requestBody.required === true,
    encoding: isForm(body.mediaType) ? encodingsOf(body.media, !ignoresStyles(document, body.mediaType)) : {},
    ...(requestBody.description !== undefined && { description: requestBody.description }),
    ...(body.media.schema !== undefined && { schema: body.media.schema }),
  };
}
