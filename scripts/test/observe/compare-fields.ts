import type { Field } from "./body-fields.ts";

/** Comparison of a proposal with the recorded profile. */
export interface Comparison {
  /** Number of fields that the profile adds to the document as shown. */
  readonly fields: number;
  /** Number of added fields that occur in an exchange. */
  readonly sent: number;
  /** Number of added fields that the proposal contains. */
  readonly found: number;
  /** Added fields that occur in an exchange but not in the proposal. */
  readonly missing: readonly string[];
  /** Number of proposed fields with the same type as in the profile. */
  readonly typed: number;
  /** Proposed fields that the profile does not have, or has with another type. */
  readonly wrong: readonly string[];
}

export function compareFields(
  asShown: ReadonlyMap<string, Field>,
  proposed: ReadonlyMap<string, Field>,
  reference: ReadonlyMap<string, Field>,
  sent: ReadonlySet<string>,
): Comparison {
  const added = [...reference].filter(([place]) => isMember(place) && isUnknown(asShown.get(place)));
  const observed = [...proposed].filter(([, { isObserved }]) => isObserved);
  const wrong = observed.filter(([place, field]) => !isRight(place, field, reference));
  const found = added.filter(([place]) => proposed.get(place)?.isObserved);
  return {
    fields: added.length,
    sent: added.filter(([place]) => sent.has(place)).length,
    found: found.length,
    missing: added
      .map(([place]) => place)
      .filter((place) => sent.has(place) && !proposed.get(place)?.isObserved),
    typed: found.filter(([place, { types }]) => hasTypes(proposed.get(place), types)).length,
    wrong: wrong.map(([place, { types }]) => `${place}: ${[...types].join(" or ")}`),
  };
}

function isMember(place: string): boolean {
  return /\/(?!0$)[^/]+$/.test(place);
}

function isUnknown(field: Field | undefined): boolean {
  return field === undefined || (field.types.size === 0 && field.isOpen);
}

/** Returns whether the profile has the field with a compatible type, or leaves its location open. */
function isRight(place: string, field: Field, reference: ReadonlyMap<string, Field>): boolean {
  const known = reference.get(place);
  if (known) return known.types.size === 0 || hasTypes(field, known.types);
  const parent = place.slice(0, place.lastIndexOf("/"));
  const above = reference.get(parent);
  if (above) return above.isOpen;
  return parent !== "" && parent !== place && isRight(parent, { ...field, types: new Set() }, reference);
}

/** Returns whether the field allows every observed type. An integer is a number. */
function hasTypes(field: Field | undefined, types: ReadonlySet<string>): boolean {
  const observed = [...(field?.types ?? [])];
  return (
    observed.length > 0 &&
    observed.every((type) => types.has(type) || (type === "integer" && types.has("number")))
  );
}
