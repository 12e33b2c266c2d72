import { StoreError } from "../store/errors/store-error.ts";
import { Refusal } from "./refusal.ts";

/** Whether it is the store that fails, and neither the request nor its handler. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof StoreError && (error.code === "closed" || error.code === "unavailable");
}

/** What requests are answered with while the emulator has no state to answer from. */
export function unavailable(error: unknown): Refusal {
  const why = error instanceof Error ? error.message : String(error);
  return new Refusal(503, `The emulator cannot answer. ${why}`);
}
