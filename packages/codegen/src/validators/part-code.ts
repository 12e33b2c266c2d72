import type { Schema } from "../document/editable-document.ts";
import { call, members, ready } from "./code.ts";
import type { CodeContext, CodeOf, PlacedSchema } from "./context.ts";
import { expressionCode } from "./expression-code.ts";

type Entry = readonly [name: string, code: string];

/** The code of keywords that look at members and items. */
export function partCalls(placed: PlacedSchema, codeOf: CodeOf, context: CodeContext): string[] {
  const { schema } = placed;
  return [
    ...propertyCalls(placed, codeOf, context),
    ...dependentCalls(schema, codeOf),
    ...itemCalls(schema, codeOf),
  ];
}

/** Required members, others, and what further members must be; as few arguments as will do. */
export function objectArguments(schema: Schema, codeOf: CodeOf, context: CodeContext): string[] {
  const { properties = {}, additionalProperties = true, patternProperties = {} } = schema;
  const others = codeOf(additionalProperties as Schema, "additionalProperties");
  const required = requiredNames(schema, context);
  const isPatterned = (name: string): boolean =>
    Object.keys(patternProperties as object).some((source) => new RegExp(source).test(name));
  const code = (name: string): Entry => {
    const isShown = Object.hasOwn(properties, name);
    const ofOthers = isPatterned(name) ? ready("any") : others;
    return [name, isShown ? codeOf(properties[name] as Schema, "properties", name) : ofOthers];
  };
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const [first, second] = [members(required.map(code)), members(optional.map(code))];
  if (others !== ready("any")) {
    return [first, second, others];
  }
  return second === "{}" ? [first] : [first, second];
}

/** What is write-only is required of requests alone (OpenAPI 3.0.4, Fixed Fields of the Schema Object). */
function requiredNames({ required = [], properties = {} }: Schema, { resolve }: CodeContext): string[] {
  const isWriteOnly = (name: string): boolean =>
    Object.hasOwn(properties, name) && resolve(properties[name] as Schema).writeOnly === true;
  return [...new Set(required)].filter((name) => !isWriteOnly(name));
}

function propertyCalls({ schema, segments }: PlacedSchema, codeOf: CodeOf, context: CodeContext): string[] {
  const [required = "{}", optional = "{}", others = ready("any")] = objectArguments(schema, codeOf, context);
  const patterns = Object.entries((schema.patternProperties ?? {}) as Record<string, Schema>);
  const expressions = patterns.map(([source]) =>
    expressionCode(source, [...segments, "patternProperties", source], context),
  );
  const isOpen = others === ready("any");
  const rest = isOpen ? [] : [`{ schema: ${others}, except: [${expressions.join(", ")}] }`];
  const named = patterns.map(([source, each], index) => {
    return `[${expressions[index]}, ${codeOf(each, "patternProperties", source)}]`;
  });
  const saysNothing = isOpen && required === "{}" && optional === "{}";
  return [
    ...(saysNothing ? [] : [call("properties", required, optional, ...rest)]),
    ...(named.length === 0 ? [] : [call("patternProperties", ...named)]),
    ...(schema.propertyNames === undefined
      ? []
      : [call("propertyNames", codeOf(schema.propertyNames as Schema, "propertyNames"))]),
  ];
}

function dependentCalls(schema: Schema, codeOf: CodeOf): string[] {
  const { dependentSchemas = {}, dependentRequired = {} } = schema as Record<string, object>;
  const required = Object.entries(dependentRequired as Record<string, string[]>).map(
    ([name, names]): Entry => {
      const wanted = names.map((each): Entry => [each, ready("any")]);
      return [name, call("properties", members(wanted))];
    },
  );
  const dependent = Object.entries(dependentSchemas as Record<string, Schema>).map(([name, each]): Entry => {
    return [name, codeOf(each, "dependentSchemas", name)];
  });
  return [required, dependent]
    .filter((entries) => entries.length > 0)
    .map((entries) => call("dependentSchemas", members(entries)));
}

function itemCalls(schema: Schema, codeOf: CodeOf): string[] {
  const {
    prefixItems = [],
    items,
    contains,
    minContains = 1,
    maxContains,
  } = schema as Record<string, unknown>;
  const first = (prefixItems as Schema[]).map((each, index) => codeOf(each, "prefixItems", String(index)));
  const limits = [minContains, ...(maxContains === undefined ? [] : [maxContains])].map(String);
  return [
    ...(first.length === 0 ? [] : [call("prefixItems", ...first)]),
    ...(items === undefined ? [] : [call("items", codeOf(items as Schema, "items"), String(first.length))]),
    ...(contains === undefined ? [] : [call("contains", codeOf(contains as Schema, "contains"), ...limits)]),
  ];
}
