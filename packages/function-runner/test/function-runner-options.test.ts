import { expect, it } from "vitest";
import { functionRunner, InvalidRunnerOptionError } from "../src/index.ts";

it.each([
  [{ npm: "off" }, 'The option npm must be "install" or "never", but is off.'],
  [{ idleMs: -1 }, "The option idleMs must be a non-negative number of milliseconds, but is -1."],
  [{ maxProcesses: 0 }, "The option maxProcesses must be a positive integer, but is 0."],
  [{ mpn: "never" }, "The option mpn is not an option: the options are startTimeoutMs, idleMs"],
])("functionRunner rejects the options %j", (options, message) => {
  const make = (): unknown => functionRunner(options as object);
  expect(make).toThrow(InvalidRunnerOptionError);
  expect(make).toThrow(message);
});
