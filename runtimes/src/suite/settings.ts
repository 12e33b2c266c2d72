import type { Runtime as Kind } from "@seamline/conformance/run";
import type { Servers } from "../runtime.ts";

/** What a program tells the suite. */
export interface Settings {
  /** Says which exceptions of the conformance cases hold. */
  readonly kind: Kind;
  readonly servers: Servers;
}
