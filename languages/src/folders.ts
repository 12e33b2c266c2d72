import { fileURLToPath } from "node:url";

/** The root of the repository, with a slash at its end. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** The folder of everything here, with a slash at its end. */
export const languagesFolder: string = fileURLToPath(new URL("../", import.meta.url));

/** The folder of what a second run need not fetch or build again; not under version control. */
export const cacheFolder: string = fileURLToPath(new URL("../.cache/", import.meta.url));

/** Holds a folder for each generator. */
export const generatorsFolder: string = fileURLToPath(new URL("../generators/", import.meta.url));

/** Holds a file for each story. */
export const storiesFolder: string = fileURLToPath(new URL("../stories/", import.meta.url));
