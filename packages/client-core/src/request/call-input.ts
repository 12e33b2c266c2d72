import type { PathParts } from "./path.ts";

/** Input of a call, grouped by location in the request. */
export interface CallInput extends PathParts {
  readonly query?: unknown;
  readonly header?: unknown;
  readonly cookie?: unknown;
  readonly body?: unknown;
  /** Replaces the runtime's body serializer. */
  readonly bodySerializer?: unknown;
  /** Replaces the runtime's query serializer. */
  readonly querySerializer?: ((query: never) => string) | undefined;
}
