import type { Model } from "./linearizability.ts";

/** Operations on a value that any client may replace: the description of a matter. */
export type RegisterInput = { readonly write: string } | "read";

/** Reads return the last written value. */
export const register: Model<RegisterInput, string> = {
  initial: "",
  next(state, input, output) {
    if (input === "read") return output === undefined || output === state ? state : undefined;
    return input.write;
  },
};

/** Operations on a name that only one client can have: the domain of a zone. */
export type NameInput = "take" | "look" | { readonly free: string };

/** A taken name has an id that is not reused until the name is free again. Outputs are ids, `taken` and `free`. */
export const uniqueName: Model<NameInput, string> = {
  initial: "free",
  next(state, input, output) {
    if (input === "look") return seen(state, output);
    if (input === "take") return taken(state, output);
    if (output === undefined) return state === input.free ? "free" : state;
    return state === input.free ? "free" : undefined;
  },
};

/** Id from a successful attempt whose response was lost. */
const UNKNOWN = "unknown";

/** A read reveals an id from a lost response. */
function seen(state: string, output: string | undefined): string | undefined {
  if (output === undefined || output === state) return state;
  return state === UNKNOWN && output !== "free" ? output : undefined;
}

function taken(state: string, output: string | undefined): string | undefined {
  if (output === "taken") return state === "free" ? undefined : state;
  return state === "free" ? (output ?? UNKNOWN) : undefined;
}
