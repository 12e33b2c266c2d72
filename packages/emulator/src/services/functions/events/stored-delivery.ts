import { type Collection, collection } from "../../../store/collection.ts";
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
