import type { Resource } from "../contract/resources.ts";
import type { Received } from "../traffic/call.ts";

/** An item that the run has created. */
export interface Created {
  readonly resource: Resource;
  /** Path parameters of the item, in the order of its path. */
  readonly values: readonly string[];
  readonly received: Received;
  /** The item as described by the service. */
  readonly item: unknown;
}
