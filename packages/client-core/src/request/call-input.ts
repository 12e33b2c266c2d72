import type { PathParts } from "./path.ts";

/** Input of a call, grouped by location in the request. */
export interface CallInput extends PathParts {
  readonly query?: unknown;
  readonly header?: unknown;
  readonly cookie?: unknown;
  readonly body?: unknown;
  /** Serializes the body instead of the runtime. */
  readonly bodySerializer?: unknown;
  /** Serializes the query instead of the runtime. */
  readonly querySerializer?: ((query: never) => string) | undefined;
}
