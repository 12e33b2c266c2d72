import { type Collection, collection } from "../../../store/collection.ts";

/** An event as CloudEvents 1.0 has it in JSON. */
export interface CloudEvent {
  readonly specversion: "1.0";
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly [attribute: string]: unknown;
}

/** An event on its way to a function. */
export interface StoredDelivery {
  readonly id: string;
  /** Name of the function. */
  readonly function: string;
  readonly event: CloudEvent;
  readonly attempts: number;
  readonly state: "PENDING" | "DELIVERED" | "FAILED";
  /** Why the last attempt failed. */
  readonly problem?: string;
  /** RFC 3339. */
  readonly updateTime: string;
  readonly number: number;
}

/** Deliveries, by id. */
export const deliveries: Collection<StoredDelivery, "byNumber"> = collection<StoredDelivery>().indexed({
  byNumber: { key: ({ number }) => [number] },
});
