import type { Field } from "../model/field.ts";
import type { Body, OperationView } from "../model/operation-view.ts";
import type { Origin } from "../model/origin.ts";

/** An origin, and the profile if only one profile has facts with this origin. */
export interface OriginNote extends Origin {
  readonly only?: "filled" | "shown";
}

/** The numbered notes on a page about the origins of its facts. */
export interface OriginNotes {
  readonly notes: readonly OriginNote[];
  /** Returns the number of an origin. Numbers start at 1. */
  readonly numberOf: (origin: Origin) => number;
  /** True if a run of `verify` checked one of the facts. */
  readonly hasChecked: boolean;
}

/** Numbers the origins on a page in order of appearance. Facts with the same origin share a note. */
export function originNotes(origins: {
  readonly filled: Iterable<Origin>;
  readonly shown: Iterable<Origin>;
}): OriginNotes {
  const [filled, shown] = [byKey(origins.filled), byKey(origins.shown)];
  const all = new Map([...filled, ...shown]);
  const numbers = new Map([...all.keys()].map((key, index) => [key, index + 1]));
  const notes = [...all].map(([key, origin]): OriginNote => {
    if (filled.has(key) && shown.has(key)) return origin;
    return { ...origin, only: filled.has(key) ? "filled" : "shown" };
  });
  const hasChecked = [...origins.filled, ...origins.shown].some(({ checked }) => checked !== undefined);
  return { notes, numberOf: (origin) => numbers.get(keyOf(origin)) ?? 0, hasChecked };
}

function byKey(origins: Iterable<Origin>): Map<string, Origin> {
  return new Map([...origins].map((origin) => [keyOf(origin), origin]));
}

function keyOf({ mark, says, action }: Origin): string {
  return `${mark} ${says} ${action?.label ?? ""}`;
}

/** Returns the origins of everything shown on an operation page for a profile. */
export function originsOfOperation(view: OperationView | undefined): Origin[] {
  if (view === undefined) return [];
  const { origin, pathParameters, body, parameters, responses, idempotent } = view;
  return [
    origin,
    ...originsOfFields(pathParameters),
    ...originsOfFields(parameters),
    ...originsOfBody(body),
    ...responses.flatMap((response) => [
      response.origin,
      ...originsOfFields(response.headers),
      ...originsOfBody(response.body),
    ]),
    idempotent.origin,
  ];
}

function originsOfBody(body: Body | undefined): Origin[] {
  return body === undefined ? [] : [body.origin, ...originsOfFields(body.fields)];
}

/** Returns the origins of fields and their nested fields. */
export function originsOfFields(fields: readonly Field[]): Origin[] {
  return fields.flatMap(({ origin, fields: below }) => [origin, ...originsOfFields(below)]);
}
