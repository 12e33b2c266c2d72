import type { Field } from "../model/field.ts";
import type { Body, OperationView } from "../model/operation-view.ts";
import type { Origin } from "../model/origin.ts";

/** The numbered notes on a page about the origins of its facts. */
export interface OriginNotes {
  readonly notes: readonly Origin[];
  /** Returns the number of an origin. Numbers start at 1. */
  readonly numberOf: (origin: Origin) => number;
  /** True if a run of `verify` checked one of the facts. */
  readonly hasChecked: boolean;
}

/** Numbers the origins on a page in order of appearance. Facts with the same origin share a note. */
export function originNotes(origins: Iterable<Origin>): OriginNotes {
  const numbers = new Map<string, number>();
  const notes: Origin[] = [];
  let hasChecked = false;
  for (const origin of origins) {
    const key = keyOf(origin);
    hasChecked ||= origin.checked !== undefined;
    if (numbers.has(key)) continue;
    notes.push(origin);
    numbers.set(key, notes.length);
  }
  return { notes, numberOf: (origin) => numbers.get(keyOf(origin)) ?? 0, hasChecked };
}

function keyOf({ mark, says, action }: Origin): string {
  return `${mark} ${says} ${action?.label ?? ""}`;
}

/** Returns the origins of everything that an operation page shows for a profile. */
export function originsOfOperation(view: OperationView | undefined): Origin[] {
  if (view === undefined) return [];
  const { origin, pathParameters, body, parameters, responses, idempotent } = view;
  return [
    origin,
    ...originsOfFields(pathParameters),
    ...originsOfBody(body),
    ...originsOfFields(parameters),
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
