import { StoreError } from "./store-error.ts";

/** The store was closed, or a transaction was used after its work had ended. */
export class StoreClosedError extends StoreError {
  constructor(what: "store" | "transaction") {
    super(
      "closed",
      what === "store"
        ? "The store is closed: open another"
        : "The transaction has ended: use it only until the promise that `work` returned settles",
    );
    this.name = "StoreClosedError";
  }
}
