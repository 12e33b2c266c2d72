import type { Model } from "./linearizability.ts";

/** What clients do with a value that anybody may replace: the description of a matter. */
export type RegisterInput = { readonly write: string } | "read";

/** Reads give the value that was written last. */
export const register: Model<RegisterInput, string> = {
  initial: "",
  next(state, input, output) {
    if (input === "read") return output === undefined || output === state ? state : undefined;
    return input.write;
  },
};

/** What clients do with a name that one of them can have: the domain of a zone. */
export type NameInput = "take" | "look" | { readonly free: string };

/**
 * A name that is taken has an id, of which nothing else takes it until it is free again. Outputs are ids, `taken` and
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

/** The id of who has taken a name, but was never told so. */
const UNKNOWN = "unknown";

/** Whoever looks learns an id that nobody was told. */
function seen(state: string, output: string | undefined): string | undefined {
  if (output === undefined || output === state) return state;
  return state === UNKNOWN && output !== "free" ? output : undefined;
}

function taken(state: string, output: string | undefined): string | undefined {
  if (output === "taken") return state === "free" ? undefined : state;
  return state === "free" ? (output ?? UNKNOWN) : undefined;
}
