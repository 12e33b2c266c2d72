import { expect, it } from "vitest";
import { createEmulator, type EmulatorOptions } from "../../src/index.ts";
import { functionRunner } from "../../src/node/index.ts";

it.each([
  [{ npm: "off" }, 'The option runner.npm must be "install" or "never", but is off.'],
  [{ idleMs: -1 }, "The option runner.idleMs must be a non-negative number of milliseconds, but is -1."],
  [{ maxProcesses: 0 }, "The option runner.maxProcesses must be a positive integer, but is 0."],
  [{ mpn: "never" }, "The option runner.mpn is not an option: the options are startTimeoutMs, idleMs"],
])("rejects the runner options %j", (options, message) => {
  expect(() => functionRunner(options as object)).toThrow(message);
});

it("explains how to call functionRunner if it is passed as a function", () => {
  const options = { runner: functionRunner } as unknown as EmulatorOptions;
  expect(() => createEmulator(options)).toThrow('as in runner: functionRunner({ npm: "never" })');
});
