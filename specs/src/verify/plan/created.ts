import type { Resource } from "../contract/resources.ts";
import type { Received } from "../traffic/call.ts";

/** An item created by the run. */
export interface Created {
  readonly resource: Resource;
  /** The item's path parameters, in path order. */
  readonly values: readonly string[];
  readonly received: Received;
  /** The item as described by the service. */
  readonly item: unknown;
}
