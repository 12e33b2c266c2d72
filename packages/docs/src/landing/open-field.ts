import type { RegisteredPoint } from "@seamline/specs/provenance";
import { stateMachines } from "@seamline/ui/states/state-machine";
import type { Contract } from "../model/contract.ts";
import { openPoints } from "../model/profile-document.ts";

/** A field whose values are listed in the reference profile, but not in the source. */
export interface OpenField {
  /** Schema that contains the field, for example `Matter`. */
  readonly schema: string;
  /** For example `state`. */
  readonly field: string;
  readonly point: RegisteredPoint;
  /** All points that are open in the schema of the as-shown contract. */
  readonly openPoints: readonly string[];
  /** Schema of the field's values in the reference profile, for example `MatterState`. */
  readonly valueSchema: string;
  /** Values that the reference profile lists. */
  readonly listed: readonly string[];
  /** Values that an item can have. */
  readonly values: readonly string[];
}

/** Returns the field with the most state transitions, or undefined if no field has states. */
export function openFieldOf({ shown, filled, points }: Contract): OpenField | undefined {
  const open = (schema: string) => openPoints(shown.bundle.components?.schemas?.[schema] ?? {});
  const machines = stateMachines(filled.bundle).toSorted(
    (a, b) => b.transitions.length - a.transitions.length,
  );
  for (const { schema: valueSchema, fields, states } of machines) {
    for (const { schema, field } of fields) {
      const schemaPoints = open(schema);
      const point = points.find(({ id, area }) => area === "states" && schemaPoints.includes(id));
      const values = states.filter(({ isReached }) => isReached).map(({ name }) => name);
      if (point === undefined || values.length < 2) continue;
      const listed = states.map(({ name }) => name);
      return { schema, field, point, openPoints: schemaPoints, valueSchema, listed, values };
    }
  }
  return undefined;
}
