import { expect, it } from "vitest";
import { withFlagVariables } from "../../src/node/cli/flag-variables.ts";

it("puts the flags of variables before those of the command line", () => {
  const environment = { SEAMLINE_HOST: "0.0.0.0", SEAMLINE_RATE_LIMIT: "5", SEAMLINE_STRICT: "true" };
  expect(withFlagVariables(["--json"], environment)).toEqual([
    "--host=0.0.0.0",
    "--rate-limit=5",
    "--strict",
    "--json",
  ]);
});

it("leaves out variables that are empty, off, or of a flag that is given", () => {
  const environment = { SEAMLINE_SEED: "", SEAMLINE_STRICT: "0", SEAMLINE_PORT: "1", SEAMLINE_HELP: "1" };
  expect(withFlagVariables(["--port", "2"], environment)).toEqual(["--port", "2"]);
  expect(withFlagVariables(["--port=2"], environment)).toEqual(["--port=2"]);
});

it("keeps the flags of exec before its command, whose own flags are no concern of it", () => {
  expect(withFlagVariables(["exec", "--", "serve", "--port", "2"], { SEAMLINE_PORT: "1" })).toEqual([
    "exec",
    "--port=1",
    "--",
    "serve",
    "--port",
    "2",
  ]);
});

it("names the variable of a switch that says neither yes nor no", () => {
  expect(() => withFlagVariables([], { SEAMLINE_STRICT: "maybe" })).toThrow(
    "SEAMLINE_STRICT must be 1 or 0, and is maybe",
  );
});
