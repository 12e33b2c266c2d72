import type { PlannedTask } from "@seamline/emulator-kit";
import { type Collection, collection } from "@seamline/emulator-kit";
import type { EventTriggerInput } from "../../../generated/functions-v2.types.gen.ts";
import type { Generation } from "../function-resource/stored-function.ts";
import type { CloudEvent } from "./cloud-event.ts";

export interface StoredDelivery {
  readonly id: string;
  readonly function: string;
  readonly event: CloudEvent;
  readonly attempts: number;
  readonly state: "PENDING" | "DELIVERED" | "FAILED";
  /** Why the last attempt failed. */
  readonly problem?: string;
  /** When the next attempt is due, in milliseconds since 1970. */
  readonly nextAttemptAt?: number;
  /** When the event arrived, in milliseconds since 1970. */
  readonly createdAt: number;
  /** When the delivery last changed, in milliseconds since 1970. */
  readonly updatedAt: number;
  /** The position in creation order. */
  readonly number: number;
}

/** Deliveries, by id. */
export const deliveries: Collection<StoredDelivery, "byNumber" | "settled"> =
  collection<StoredDelivery>().indexed({
    byNumber: { key: ({ number }) => [number] },
    /** Contains only deliveries that will not be attempted again. */
    settled: { key: ({ state, number }) => (state === "PENDING" ? undefined : [number]) },
  });

export const DELIVERY_JOB = "deliver";

export interface DeliverySubject {
  readonly deliveryId: string;
  /** The attempt number, from 1. If the process was killed, the attempt may have been made without being recorded. */
  readonly attempt: number;
}

/** Plans an attempt. @param at milliseconds since 1970 */
export function deliveryTask(deliveryId: string, attempt: number, at: number): PlannedTask {
  const subject: DeliverySubject = { deliveryId, attempt };
  return { id: `deliver ${deliveryId} ${attempt}`, at, kind: DELIVERY_JOB, subject };
}

/**
 * Delays between attempts. The sources do not state the delays or the retry window, so these values are the emulator's
 * choice.
 */
const INITIAL_DELAY_MS = 10_000;
const MAX_DELAY_MS = 600_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETRY_WINDOW_MS: Readonly<Record<Generation, number>> = { GEN_1: 7 * DAY_MS, GEN_2: DAY_MS };

interface DeliveryAttempts {
  /** Failed attempts so far. */
  readonly attempts: number;
  /** When the event arrived, in milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns the time of the next attempt after a failed attempt, in milliseconds since 1970. The delay starts at 10 s and
 * doubles each time, up to 600 s.
 *
 * @returns `undefined` if the delivery will not be attempted again
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
