/** The functions service, version v2, reference profile: the same as `@seamline/functions/v2/reference`. */
export * from "./v2/reference.ts";
