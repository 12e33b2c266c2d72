import { defineRule, type Finding } from "../model/define-rule.ts";
import { isJsonObject, type Json } from "../model/json.ts";
import { fieldOf } from "../model/located.ts";
import { childrenOf, isObjectSchema, propertyOf, type SchemaModel } from "../model/schema-model.ts";

/**
 * A program can only distinguish the members of a union of objects if they share a required field with a different
 * constant in each member.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas) {
    const keyword = ["oneOf", "anyOf"].find((each) => each in schema.node);
    if (keyword === undefined) {
      if ("discriminator" in schema.node) {
        const message =
          "A discriminator needs oneOf or anyOf in the same schema: some generators ignore it elsewhere.";
        yield { message, at: fieldOf(schema, "discriminator") };
      }
      continue;
    }
    const members = childrenOf(schema, keyword).filter(isObjectSchema);
    if (members.length > 1) yield* checkChoice(schema, keyword, members);
  }
});

function* checkChoice(schema: SchemaModel, keyword: string, members: SchemaModel[]): Generator<Finding> {
  const { discriminator } = schema.node;
  if (!isJsonObject(discriminator)) {
    yield {
      message: `${keyword} with several objects needs a discriminator: add a property whose value is a different constant in each member.`,
      at: fieldOf(schema, keyword),
    };
    return;
  }
  const at = fieldOf(schema, "discriminator");
  const property = String(discriminator.propertyName);
  if (!members.every((member) => isTold(member, property))) {
    yield {
      message: `Every member must require the discriminator property ${property} and define it as a string with one allowed value.`,
      at,
    };
  }
  if (!mapsToMembers(discriminator.mapping, schema.node[keyword])) {
    yield {
      message: "The mapping of a discriminator must contain references to all members, and no others.",
      at,
    };
  }
}

function isTold(member: SchemaModel, property: string): boolean {
  const { required } = member.node;
  const field = propertyOf(member, property)?.node;
  const isOne = Array.isArray(field?.enum) ? field.enum.length === 1 : typeof field?.const === "string";
  return Array.isArray(required) && required.includes(property) && field?.type === "string" && isOne;
}

function mapsToMembers(mapping: Json | undefined, members: Json | undefined): boolean {
  if (!isJsonObject(mapping) || !Array.isArray(members)) return false;
  const targets = new Set(Object.values(mapping));
  const references = members.map((member) => (isJsonObject(member) ? member.$ref : undefined));
  return (
    targets.size === references.length && references.every((ref) => ref !== undefined && targets.has(ref))
  );
}
