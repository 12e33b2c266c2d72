/** Copies the built emulator page to the folder that the server reads it from. */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist/page");

// File names can contain a digest, so the new build would not overwrite old files.
await rm(target, { recursive: true, force: true });
await cp(join(root, "node_modules/@seamline/emulator-page/dist"), target, { recursive: true });
