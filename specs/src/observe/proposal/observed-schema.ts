import type { Schema } from "@seamline/openapi/document";
import { observedSchema } from "@seamline/openapi/observed-schema";
import type { MemberEvidence } from "../points/place-evidence.ts";
import type { NamedSchemas } from "./named-schemas.ts";

/** Context of a proposed schema. */
export interface ProposalContext {
  readonly named: NamedSchemas;
  /** The extension point that objects inside leave open. */
  readonly point: string | undefined;
}

/**
 * Returns the schema of an observed member. `x-observed` counts the objects with the member.
 *
 * @param of how many objects may have had the member
 * @returns `undefined` if only null was observed, or nothing
 */
export function observedMember(
  name: string,
  { values, sightings }: MemberEvidence,
  { named, point }: ProposalContext,
  of: number,
): Schema | undefined {
  const referenceTo = named.referenceTo.bind(named);
  const schema = observedSchema(values, { name, point, referenceTo });
  if (Object.keys(schema).length === 0) return undefined;
  const { count, ...period } = sightings.toJSON();
  return { ...schema, "x-observed": { count, of, ...period } };
}
