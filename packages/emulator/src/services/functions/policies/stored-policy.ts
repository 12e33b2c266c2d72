import type { Policy } from "../../../generated/functions-v2.types.gen.ts";
import { type Collection, collection } from "../../../store/collection.ts";

/** The access control policy of a function, by the function's name. Without one it is empty. */
export interface StoredPolicy {
  readonly policy: Omit<Policy, "etag">;
  /** How often it was set. The etag follows from it. */
  readonly revision: number;
}

export const policies: Collection<StoredPolicy> = collection<StoredPolicy>();
