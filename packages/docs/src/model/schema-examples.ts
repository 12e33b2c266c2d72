import type { Schema } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { followReferences } from "@seamline/openapi/references";
import type { Contract } from "./contract.ts";
import type { Body, Example } from "./operation-view.ts";
import { placeholderValue } from "./placeholder-value.ts";
import type { ProfileDocument } from "./profile-document.ts";

const known = new WeakMap<Contract, ReadonlyMap<string, Example>>();

/**
 * Returns an example of a component schema that is an object or a list. Prefers the example of a body with this schema,
 * then the largest part with this schema in another body's example, then an object with placeholders.
 */
export function exampleOfSchema(contract: Contract, name: string): Example | undefined {
  const examples = known.get(contract) ?? examplesIn(contract);
  known.set(contract, examples);
  const example = examples.get(name) ?? placeholderOf(contract, name);
  const schema = { $ref: `#/components/schemas/${name}` };
  return example && { ...example, value: inFieldOrder(contract.filled, schema, example.value) };
}

/** Sorts the members of all objects in a value in the order of the fields in their schema. */
function inFieldOrder(document: ProfileDocument, schema: Schema | undefined, value: unknown): unknown {
  if (typeof value !== "object" || value === null || schema === undefined) return value;
  const merged = mergedSchema(document, schema);
  if (Array.isArray(value)) return value.map((item) => inFieldOrder(document, merged.items, item));
  const order = Object.keys(merged.properties ?? {});
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const members = Object.entries(value).sort(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(
    members.map(([key, member]) => [key, inFieldOrder(document, memberSchema(merged, key), member)]),
  );
}

/** Resolves a reference, and merges the properties of all parts of a schema. */
function mergedSchema(document: ProfileDocument, schema: Schema): Schema {
  const own = followReferences<Schema>(document.bundle, schema);
  const parts = (own.allOf ?? []).map((part) => mergedSchema(document, part));
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties);
  return Object.assign({}, ...parts, own, { properties });
}

/** Returns an object with the fields of a schema, or undefined if the schema has no fields. */
function placeholderOf({ filled: { bundle } }: Contract, name: string): Example | undefined {
  const schema = bundle.components?.schemas?.[name];
  if (schema?.properties === undefined) return undefined;
  return {
    summary:
      "The contract has no example of this schema. These placeholders only match the types of its fields.",
    value: placeholderValue(bundle, schema),
  };
}

function examplesIn({ operations, filled }: Contract): ReadonlyMap<string, Example> {
  const found = new Map<string, Example>();
  const bodies = operations.flatMap(({ title, filled: { responses, body } }) =>
    [...responses.map((response) => response.body), body].flatMap((each) =>
      each ? [{ title, body: each }] : [],
    ),
  );
  for (const { body } of bodies) addExactExample(found, body);
  const whole = new Set(found.keys());
  for (const { title, body } of bodies) {
    for (const example of body.examples)
      visitParts(filled, body, example.value, (name, value) => {
        const part = { summary: `Part of an example of “${title}”.`, value };
        if (!whole.has(name) && sizeOf(value) > sizeOf(found.get(name)?.value)) found.set(name, part);
      });
  }
  return found;
}

function addExactExample(found: Map<string, Example>, { type, examples }: Body): void {
  const name = type.text === "" ? type.schema?.name : undefined;
  const [example] = examples;
  if (name !== undefined && example !== undefined && !found.has(name)) found.set(name, example);
}

/** Number of members of an object or a list, or 0 for other values. */
function sizeOf(value: unknown): number {
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

type Visit = (name: string, value: unknown) => void;

function visitParts(document: ProfileDocument, { type }: Body, value: unknown, visit: Visit): void {
  const name = type.schema?.name;
  if (name === undefined) return;
  const schema = { $ref: `#/components/schemas/${name}` };
  const items = type.text === "" ? [value] : Array.isArray(value) ? value : [];
  for (const item of items) visitSchema(document, schema, item, visit);
}

/** Visits the component schema of each part of a value. The depth of the value limits the recursion. */
function visitSchema(document: ProfileDocument, schema: Schema, value: unknown, visit: Visit): void {
  if (typeof value !== "object" || value === null) return;
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    visit(name, value);
    const target = valueAt(document.bundle, schema.$ref) as Schema | undefined;
    if (target !== undefined) visitSchema(document, target, value, visit);
    return;
  }
  for (const part of schema.allOf ?? []) visitSchema(document, part, value, visit);
  for (const [key, member] of Object.entries(value)) {
    const own = Array.isArray(value) ? schema.items : memberSchema(schema, key);
    if (own !== undefined) visitSchema(document, own, member, visit);
  }
}

function memberSchema({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}
