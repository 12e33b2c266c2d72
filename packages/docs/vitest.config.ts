import { sharedProcess } from "../../vitest.shared.ts";

export default sharedProcess(import.meta.dirname, { globalSetup: "test/built-site.ts", maxWorkers: "100%" });
