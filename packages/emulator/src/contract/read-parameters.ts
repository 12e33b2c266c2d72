import { ContractError } from "./contract-error.ts";
import type { ContractParameter, ListStyle, ParameterPlace } from "./contract-operation.ts";
import type { OpenApiDocument, ParameterObject, Reference, Schema } from "./openapi.ts";
import { resolveReference } from "./resolve-reference.ts";
import type { SchemaDefinitions } from "./schema-definitions.ts";

const PLACES: readonly string[] = ["path", "query", "header"] satisfies ParameterPlace[];

/**
 * The parameters of a path and of its operation; the operation's replaces one of the same name and place.
 *
 * @throws ContractError for parameters of the template that are not declared, for cookies, and for parameters that are
 *   written in a way that is not read: `content`, objects, and the styles `label`, `matrix` and `deepObject`
 */
export function readParameters(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  template: string,
  parameters: readonly (ParameterObject | Reference)[],
): ContractParameter[] {
  const all = parameters.map((each) => resolveReference<ParameterObject>(document, each));
  const last = new Map(all.map((each) => [`${each.in} ${each.name}`, each]));
  for (const [, name] of template.matchAll(/\{([^{}]+)\}/g)) {
    if (!last.has(`path ${name}`)) throw new ContractError(`${template} must declare its parameter ${name}.`);
  }
  return [...last.values()].map((each) => readParameter(document, definitions, template, each));
}

function readParameter(
  document: OpenApiDocument,
  definitions: SchemaDefinitions,
  template: string,
  parameter: ParameterObject,
): ContractParameter {
  const { name, in: place, required = false, schema: written = {} } = parameter;
  const schema = resolveReference<Schema>(document, written as Schema | Reference);
  const isReadable = PLACES.includes(place) && !parameter.content && ![schema.type].flat().includes("object");
  const list = [schema.type].flat().includes("array") ? listStyle(parameter) : undefined;
  if (!isReadable || list === null) {
    throw new ContractError(
      `The ${place} parameter ${name} of ${template} is written in a way that is not read.`,
    );
  }
  return {
    name,
    in: place as ParameterPlace,
    required,
    list,
    multiSegment: parameter["x-multi-segment"] === true,
    schema,
    definition: definitions.nameOf(written),
  };
}

/** How the items of a list stand in a request (OpenAPI 3.1 "Style Values"); `null` for styles that are not read. */
function listStyle({ in: place, style, explode }: ParameterObject): ListStyle | null {
  if (place !== "query") return style === undefined || style === "simple" ? "comma" : null;
  if (style === undefined || style === "form") return explode === false ? "comma" : "repeated";
  if (style === "spaceDelimited") return "space";
  return style === "pipeDelimited" ? "pipe" : null;
}
