import { sharedProcess } from "../vitest.shared.ts";

export default sharedProcess(import.meta.dirname, { maxWorkers: "100%" });
