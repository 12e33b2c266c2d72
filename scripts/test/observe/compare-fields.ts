import type { Field } from "./body-fields.ts";

/** How near a proposal comes to the profile that the recording was made in. */
export interface Comparison {
  /** Fields that the profile has beyond the document as shown. */
  readonly fields: number;
  /** Those of them that some exchange had. */
  readonly sent: number;
  /** Those of them that the proposal has. */
  readonly found: number;
  /** Those that some exchange had and the proposal has not. */
  readonly missing: readonly string[];
  /** Those of the proposal whose type is that of the profile. */
  readonly typed: number;
  /** Those of the proposal that the profile does not have, or with another type. */
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

/** A field that the profile has with such a type, or that is in a part which the profile leaves open. */
function isRight(place: string, field: Field, reference: ReadonlyMap<string, Field>): boolean {
  const known = reference.get(place);
  if (known) return known.types.size === 0 || hasTypes(field, known.types);
  const parent = place.slice(0, place.lastIndexOf("/"));
  const above = reference.get(parent);
  if (above) return above.isOpen;
  return parent !== "" && parent !== place && isRight(parent, { ...field, types: new Set() }, reference);
}

/** Every observed type is one of those; an integer is a number. */
function hasTypes(field: Field | undefined, types: ReadonlySet<string>): boolean {
  const observed = [...(field?.types ?? [])];
  return (
    observed.length > 0 &&
    observed.every((type) => types.has(type) || (type === "integer" && types.has("number")))
  );
}
