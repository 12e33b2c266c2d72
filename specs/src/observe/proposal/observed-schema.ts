import type { Schema } from "@seamline/openapi/document";
import { observedSchema } from "@seamline/openapi/observed-schema";
import type { MemberEvidence } from "../points/place-evidence.ts";

/**
 * Returns the schema of an observed member. `x-observed` counts the objects with the member.
 *
 * @param point the extension point that objects inside leave open
 * @param of how many objects may have had the member
 * @returns `undefined` if only null was observed, or nothing
 */
export function observedMember(
  name: string,
  { values, sightings }: MemberEvidence,
  point: string | undefined,
  of: number,
): Schema | undefined {
  const schema = observedSchema(values, { name, point });
  if (Object.keys(schema).length === 0) return undefined;
  const { count, ...period } = sightings.toJSON();
  return { ...schema, "x-observed": { count, of, ...period } };
}
