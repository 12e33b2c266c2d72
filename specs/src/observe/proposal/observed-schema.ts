import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver } from "@seamline/openapi/infer-schema";
import type { MemberEvidence } from "../points/place-evidence.ts";
import { isConstant, isSecretName } from "./proposable-values.ts";

/**
 * The schema of a member that was observed. It requires nothing and closes no object, since a recording never shows
 * everything; `x-observed` says how many of the objects that may have a member had it.
 *
 * @param name of the member; a member whose name is that of a secret gets no enum
 * @param point the extension point that objects inside leave open
 * @param of how many objects may have had the member
 * @returns `undefined` where only null was seen, or nothing
 */
export function observedMember(
  name: string,
  { values, sightings }: MemberEvidence,
  point: string | undefined,
  of: number,
): Schema | undefined {
  const inferred = values.toSchema();
  if (Object.keys(inferred).length === 0) return undefined;
  const { count, ...period } = sightings.toJSON();
  return { ...observed(name, inferred, values, point), "x-observed": { count, of, ...period } };
}

function observed(
  name: string,
  inferred: Schema,
  observer: SchemaObserver,
  point: string | undefined,
): Schema {
  const { required: _, properties, items, additionalProperties, oneOf, ...schema } = inferred;
  return {
    ...withProposableEnum(name, schema),
    ...(properties && { properties: memberSchemas(properties, observer, point) }),
    ...(items && observer.items && { items: observed(name, items, observer.items, point) }),
    ...(isObjectSchema(inferred) && openness(additionalProperties, observer, point)),
    ...(oneOf && { oneOf: oneOf.map((variant) => observed(name, variant, observer, point)) }),
  };
}

function memberSchemas(
  properties: Readonly<Record<string, Schema>>,
  observer: SchemaObserver,
  point: string | undefined,
): Record<string, Schema> {
  const of = observer.countOf("object");
  return Object.fromEntries(
    [...observer.members].flatMap(([name, member]) => {
      const inferred = properties[name];
      if (inferred === undefined || Object.keys(inferred).length === 0) return [];
      return [
        [name, { ...observed(name, inferred, member, point), "x-observed": { count: member.count, of } }],
      ];
    }),
  );
}

function isObjectSchema({ type }: Schema): boolean {
  return [type].flat().includes("object");
}

/** What else an object may have: the entries of a map, or anything. */
function openness(
  entries: boolean | Schema | undefined,
  observer: SchemaObserver,
  point: string | undefined,
): Schema {
  if (typeof entries === "object" && observer.entries)
    return { additionalProperties: observed("", entries, observer.entries, point) };
  return { additionalProperties: true, ...(point !== undefined && { "x-extension-point": point }) };
}

function withProposableEnum(name: string, schema: Schema): Schema {
  const { enum: values, "x-open-enum": _, ...rest } = schema;
  if (values === undefined) return schema;
  const isProposable = !isSecretName(name) && values.every((value) => value === null || isConstant(value));
  return isProposable ? schema : rest;
}
