import { sharedProcess } from "../../vitest.shared.ts";

export default sharedProcess(import.meta.dirname, {
  maxWorkers: "100%",
  globalSetup: "test/postgres/support/server-setup.ts",
});
