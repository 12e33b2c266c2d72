import { expect, onTestFinished, test } from "vitest";
import { createEmulator } from "../../../src/index.ts";
import { FakeRunner } from "../support/fake-runner.ts";

test("marks scheduled checks for idle processes as upkeep in the task list", async () => {
  const emulator = createEmulator({
    clock: { mode: "manual", now: 0 },
    runner: (parts) => {
      parts.clock.schedule(100, () => undefined);
      return new FakeRunner().factory(parts);
    },
  });
  onTestFinished(() => emulator.close());
  expect(await emulator.clock.due()).toMatchObject([
    { at: 100, service: "functions", kind: "idleCheck", isUpkeep: true },
  ]);
});
