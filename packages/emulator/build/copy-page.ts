/** Copies the built emulator page to the folder that the server reads it from. */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist/page");

// Remove old files. Copying would not overwrite all of them, because file names can contain a digest.
await rm(target, { recursive: true, force: true });
await cp(join(root, "node_modules/@seamline/emulator-page/dist"), target, { recursive: true });
