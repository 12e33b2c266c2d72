/**
 * Lints, bundles, generates and builds everything, prints an overview, and then serves the docs and the emulator.
 *
 * pnpm start               serves until Ctrl-C
 * pnpm start --port 5010   serves the emulator on this port and the next two; also accepts its other flags
 * pnpm start --once        ends after the overview
 */
import "./source-imports.ts";

// Read the parent's id now, because the parent may exit while the modules are loading.
const parent = process.ppid;
const { runStart } = await import("./start/run-start.ts");
process.exit(await runStart(process.argv.slice(2), parent));
