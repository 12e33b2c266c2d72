import type { CodeRunner } from "../../../src/service/code-runner.ts";

/** A runner for which everything runs, and answers with the id of its program. */
export function obligingRunner(): CodeRunner {
  return {
    runs: () => true,
    deploy: async () => undefined,
    send: async ({ id }) => new Response(id),
    logs: () => [],
    retire: () => undefined,
    stopAll: async () => undefined,
    close: async () => undefined,
  };
}
