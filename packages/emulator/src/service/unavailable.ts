import { StoreError } from "../store/errors/store-error.ts";
import { Refusal } from "./refusal.ts";
import { StateReplacedError } from "./state-replaced-error.ts";

/** Whether it is the state that fails or goes, and neither the request nor its handler. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StateReplacedError) return true;
  return error instanceof StoreError && (error.code === "closed" || error.code === "unavailable");
}

/** What requests are answered with while the emulator has no state to answer from. */
export function unavailable(error: unknown): Refusal {
  const why = error instanceof Error ? error.message : String(error);
  return new Refusal(503, `The emulator cannot answer. ${why}`);
}
