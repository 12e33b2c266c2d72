import { sharedProcess } from "../../vitest.shared.ts";

const options = { maxWorkers: "100%", globalSetup: "test/postgres/support/server-setup.ts" };

// The external tests start their programs in hooks, so they can share the emulator's modules.
export default sharedProcess(import.meta.dirname, options, { isolate: false });
