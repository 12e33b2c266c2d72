import { matters } from "./matters/stored-matter.ts";

/** What retention keeps. */
export const collections: { readonly matters: typeof matters } = { matters };
