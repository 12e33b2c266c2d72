import type { PlannedTask } from "../../../service/tasks.ts";

/** The kind of errand that brings an event to a function. */
export const DELIVER = "deliver";

export interface DeliverSubject {
  readonly deliveryId: string;
  /** From 1. A process that died may have tried it already. */
  readonly attempt: number;
}

/** @param at milliseconds since 1970 */
export function deliverTask(deliveryId: string, attempt: number, at: number): PlannedTask {
  const subject: DeliverSubject = { deliveryId, attempt };
  return { id: `deliver ${deliveryId} ${attempt}`, at, kind: DELIVER, subject };
}
