/** Copies the files of the emulator's page, which a package of its own builds, to where the server finds them. */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist/page");

// Names of files may have digests, so those of the last build would stay.
await rm(target, { recursive: true, force: true });
await cp(join(root, "node_modules/@seamline/emulator-page/dist"), target, { recursive: true });
