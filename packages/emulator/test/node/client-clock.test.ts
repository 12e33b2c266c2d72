import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { startProgram } from "./support/run-cli.ts";

const program = fileURLToPath(new URL("./support/sleep-often.ts", import.meta.url));

it("a program stays alive until every sleep of its client has ended", async () => {
  const run = startProgram(program, [], ["--no-warnings"]);
  expect([await run.ended, run.stdout(), run.stderr()]).toEqual([0, "awake\n", ""]);
});
