import type { Model } from "./linearizability.ts";

/** Operations on a value that any client can replace, such as the description of a matter. */
export type RegisterInput = { readonly write: string } | "read";

/** A register: reads return the last value that was written. */
export const register: Model<RegisterInput, string> = {
  initial: "",
  next(state, input, output) {
    if (input === "read") return output === undefined || output === state ? state : undefined;
    return input.write;
  },
};

/** Operations on a name that only one client can have, such as the domain of a zone. */
export type NameInput = "take" | "look" | { readonly free: string };

/**
 * A taken name has an id. The id only changes if the name is freed and taken again. Outputs are ids, `taken` and
 * `free`.
 */
export const uniqueName: Model<NameInput, string> = {
  initial: "free",
  next(state, input, output) {
    if (input === "look") return seen(state, output);
    if (input === "take") return taken(state, output);
    if (output === undefined) return state === input.free ? "free" : state;
    return state === input.free ? "free" : undefined;
  },
};

/** Id of a successful `take` whose response was lost. */
const UNKNOWN = "unknown";

/** Returns the state after a `look`, which reveals the id if the response to `take` was lost. */
function seen(state: string, output: string | undefined): string | undefined {
  if (output === undefined || output === state) return state;
  return state === UNKNOWN && output !== "free" ? output : undefined;
}

function taken(state: string, output: string | undefined): string | undefined {
  if (output === "taken") return state === "free" ? undefined : state;
  return state === "free" ? (output ?? UNKNOWN) : undefined;
}
