import { StoreError } from "./store-error.ts";

/** A cursor is broken, or belongs to another list. */
export class InvalidCursorError extends StoreError {
  constructor() {
    super(
      "invalid-cursor",
      "query.after is no cursor of this list: it must be `next` of an earlier page, with the same collection, index, equals, prefix and order",
    );
    this.name = "InvalidCursorError";
  }
}
