import type { RegisteredPoint } from "@seamline/specs/provenance";
import { stateMachines } from "@seamline/ui/states/state-machine";
import type { Contract } from "../model/contract.ts";
import { openPoints } from "../model/profile-document.ts";

/** A field that a contract leaves open as shown, and that the reference profile fills with states. */
export interface OpenField {
  /** The schema that has it: `Matter`. */
  readonly schema: string;
  /** `state`. */
  readonly field: string;
  /** The point that leaves it open as shown. */
  readonly point: RegisteredPoint;
  /** The values, without that which stands for none. */
  readonly values: readonly string[];
}

/** Of such fields of a contract, the one with the most transitions between its states; undefined if it has none. */
export function openFieldOf({ shown, filled, points }: Contract): OpenField | undefined {
  const open = (schema: string) => openPoints(shown.bundle.components?.schemas?.[schema] ?? {});
  const machines = stateMachines(filled.bundle).toSorted(
    (a, b) => b.transitions.length - a.transitions.length,
  );
  for (const { fields, states } of machines) {
    for (const { schema, field } of fields) {
      const point = points.find(({ id, area }) => area === "states" && open(schema).includes(id));
      const values = states.filter(({ isReached }) => isReached).map(({ name }) => name);
      if (point !== undefined && values.length > 1) return { schema, field, point, values };
    }
  }
  return undefined;
}
