import { expect, it } from "vitest";
import { withFlagVariables } from "../../src/node/cli/flag-variables.ts";

it("inserts flags from environment variables before the command-line flags", () => {
  const environment = { SEAMLINE_HOST: "0.0.0.0", SEAMLINE_RATE_LIMIT: "5", SEAMLINE_STRICT: "true" };
  expect(withFlagVariables(["--json"], environment)).toEqual([
    "--host=0.0.0.0",
    "--rate-limit=5",
    "--strict",
    "--json",
  ]);
});

it("ignores variables that are empty, off or overridden by a flag", () => {
  const environment = { SEAMLINE_SEED: "", SEAMLINE_STRICT: "0", SEAMLINE_PORT: "1", SEAMLINE_HELP: "1" };
  expect(withFlagVariables(["--port", "2"], environment)).toEqual(["--port", "2"]);
  expect(withFlagVariables(["--port=2"], environment)).toEqual(["--port=2"]);
});

it("does not parse the flags of the command that exec runs", () => {
  expect(withFlagVariables(["exec", "--", "serve", "--port", "2"], { SEAMLINE_PORT: "1" })).toEqual([
    "exec",
    "--port=1",
    "--",
    "serve",
    "--port",
    "2",
  ]);
});

it("rejects the environment variable of a boolean flag if it is neither 1 nor 0", () => {
  expect(() => withFlagVariables([], { SEAMLINE_STRICT: "maybe" })).toThrow(
    'SEAMLINE_STRICT must be 1 or 0, but is "maybe"',
  );
});
