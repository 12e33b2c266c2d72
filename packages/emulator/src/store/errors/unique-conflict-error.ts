import type { IndexKey } from "../index-key.ts";
import { StoreError } from "./store-error.ts";

/** A value has a key of a unique index that another item has. The put changed nothing; the transaction may go on. */
export class UniqueConflictError extends StoreError {
  readonly collection: string;
  readonly index: string;
  readonly key: IndexKey;
  /** Id of the item that was refused. */
  readonly id: string;
  /** Id of the item that has the key. */
  readonly holder: string;

  constructor(at: { collection: string; index: string; key: IndexKey; id: string; holder: string }) {
    super(
      "unique-conflict",
      `${at.collection}: ${JSON.stringify(at.id)} may not have the key ${JSON.stringify(at.key)} of the unique index ${at.index}: ${JSON.stringify(at.holder)} has it`,
    );
    this.name = "UniqueConflictError";
    this.collection = at.collection;
    this.index = at.index;
    this.key = at.key;
    this.id = at.id;
    this.holder = at.holder;
  }
}
