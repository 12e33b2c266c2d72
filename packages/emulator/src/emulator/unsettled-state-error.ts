import { StoreError } from "../store/errors/store-error.ts";

/**
 * Writing down which state is in force failed, and so did writing it again: the disk may hold the old state or the new
 * one. Nothing is answered until that is settled, since it might be lost.
 */
export class UnsettledStateError extends StoreError {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      "unavailable",
      `A change of the whole state failed, and it is unknown whether the disk holds the old state or the new one. Requests are answered again once it can be written. ${why}`,
      { cause },
    );
    this.name = "UnsettledStateError";
  }
}
