import type { Schema } from "@seamline/openapi/document";
import { observedSchema } from "@seamline/openapi/observed-schema";
import type { MemberEvidence } from "../points/place-evidence.ts";
import type { NamedSchemas } from "./named-schemas.ts";

export interface ProposalContext {
  readonly named: NamedSchemas;
  /** Extension point that nested objects leave open. */
  readonly point: string | undefined;
}

/**
 * Returns the schema of an observed member. `x-observed` counts the objects with the member.
 *
 * @param of number of objects that may have had the member
 * @returns `undefined` if nothing or only null was observed
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
