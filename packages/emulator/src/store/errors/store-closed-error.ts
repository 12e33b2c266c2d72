import { StoreError } from "./store-error.ts";

const PROBLEMS = {
  store: "The store is closed: open another",
  transaction: "The transaction has ended: use it only until the promise that `work` returned settles",
  emulator: "The emulator is closed: make another",
} as const;

/** The store was closed, a transaction was used after its work had ended, or the emulator is closed. */
export class StoreClosedError extends StoreError {
  constructor(what: keyof typeof PROBLEMS) {
    super("closed", PROBLEMS[what]);
    this.name = "StoreClosedError";
  }
}
