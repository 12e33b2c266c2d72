import { expect, it } from "vitest";
import { functionRunner, InvalidRunnerOptionError } from "../src/index.ts";

it.each([
  [{ npm: "off" }, 'The option npm must be "install" or "never", and is off.'],
  [{ idleMs: -1 }, "The option idleMs must be milliseconds, 0 or more, and is -1."],
  [{ maxProcesses: 0 }, "The option maxProcesses must be a whole number, 1 or more, and is 0."],
  [{ mpn: "never" }, "The option mpn is not an option: there may be startTimeoutMs, idleMs"],
])("functionRunner rejects the options %j", (options, message) => {
  const make = (): unknown => functionRunner(options as object);
  expect(make).toThrow(InvalidRunnerOptionError);
  expect(make).toThrow(message);
});
