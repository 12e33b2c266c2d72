import { fileURLToPath } from "node:url";

/** Root folder of the repository, with a trailing slash. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** Folder of this package, with a trailing slash. */
export const languagesFolder: string = fileURLToPath(new URL("../", import.meta.url));

/** Cache of downloads and builds. Git ignores this folder. */
export const cacheFolder: string = fileURLToPath(new URL("../.cache/", import.meta.url));

/** Folder with a subfolder for each generator. */
export const generatorsFolder: string = fileURLToPath(new URL("../generators/", import.meta.url));

/** Folder with a file for each story. */
export const storiesFolder: string = fileURLToPath(new URL("../stories/", import.meta.url));
