import type { PlannedTask } from "../../../framework/scheduled-tasks.ts";
import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";
import type { Generation } from "../function-resource/stored-function.ts";
import type { CloudEvent } from "./cloud-event.ts";

/** An event on its way to a function. */
export interface StoredDelivery {
  readonly id: string;
  /** Name of the function. */
  readonly function: string;
  readonly event: CloudEvent;
  /** How often it was tried. */
  readonly attempts: number;
  readonly state: "PENDING" | "DELIVERED" | "FAILED";
  /** Why the last attempt failed. */
  readonly problem?: string;
  /** When it is tried again, in milliseconds since 1970. */
  readonly nextAttemptAt?: number;
  /** When the event came, in milliseconds since 1970. */
  readonly createdAt: number;
  /** When it changed last, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** Place in the order of creation. */
  readonly number: number;
}

/** Deliveries, by id. */
export const deliveries: Collection<StoredDelivery, "byNumber" | "settled"> =
  collection<StoredDelivery>().indexed({
    byNumber: { key: ({ number }) => [number] },
    /** Those that are not tried any more. */
    settled: { key: ({ state, number }) => (state === "PENDING" ? undefined : [number]) },
  });

/** The kind of errand that brings an event to a function. */
export const DELIVERY_JOB = "deliver";

export interface DeliverySubject {
  readonly deliveryId: string;
  /** From 1. A process that died may have tried it already. */
  readonly attempt: number;
}

/** @param at milliseconds since 1970 */
export function deliveryTask(deliveryId: string, attempt: number, at: number): PlannedTask {
  const subject: DeliverySubject = { deliveryId, attempt };
  return { id: `deliver ${deliveryId} ${attempt}`, at, kind: DELIVERY_JOB, subject };
}

/** No source says when an event is tried again, and for how long: these are the emulator's own. In milliseconds. */
const INITIAL_DELAY_MS = 10_000;
const MAX_DELAY_MS = 600_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_WINDOW_MS: Readonly<Record<Generation, number>> = { GEN_1: 7 * DAY_MS, GEN_2: DAY_MS };

/** How often and when an event was tried. */
interface DeliveryAttempts {
  /** How often so far, all in vain. */
  readonly attempts: number;
  /** When the event came, in milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * When an event is tried again that a function did not take, in milliseconds since 1970: after 10 s, and then after
 * twice as long each time, up to 600 s.
 *
 * @returns `undefined` where it is not tried again
 */
export function nextAttemptTime(
  environment: Generation,
  { retryPolicy }: EventTriggerInput,
  { attempts, createdAt, now }: DeliveryAttempts,
): number | undefined {
  if (retryPolicy !== "RETRY_POLICY_RETRY") return undefined;
  const next = now + Math.min(INITIAL_DELAY_MS * 2 ** (attempts - 1), MAX_DELAY_MS);
  return next <= createdAt + RETRY_WINDOW_MS[environment] ? next : undefined;
}
