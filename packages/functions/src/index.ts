/** The functions service, version v2: the root entry is the same as `@seamline/functions/v2`. */
export * from "./v2.ts";
