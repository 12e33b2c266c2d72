import { helpText } from "@seamline/openapi/command-help";
import { expect, it } from "vitest";
import { command } from "../../src/node/cli/command-description.ts";
import { parseArguments } from "../../src/node/cli/command-line.ts";
import { ALL_FLAGS } from "../../src/node/cli/flags.ts";
import { UsageError } from "../../src/node/cli/usage-error.ts";
import { serviceNames } from "./support/services-by-port.ts";

/** Each service has its own port, and the ports are consecutive. */
const HIGHEST = 65_536 - serviceNames.length;

it.each([
  [["--prot", "1"], "unknown flag --prot: did you mean --port?"],
  [["--xyzzy"], "unknown flag --xyzzy"],
  [["-q"], "unknown flag -q"],
  [["4010"], "unexpected argument 4010: see --help"],
  [
    ["--example", "exec", "--", "npm", "test"],
    "exec must come before the flags, for example: seamline-emulator exec --example -- npm test",
  ],
  [["--port"], "--port requires a value"],
  [["--port", "--json"], "--port requires a value"],
  [["--json=yes"], "--json does not take a value"],
  [["--no-code=no"], "--no-code does not take a value"],
  [["--no-cod"], "unknown flag --no-cod: did you mean --no-code?"],
  [["--port="], "--port requires a value"],
  [["--port", "0", "--port", "1"], "--port is given twice"],
  [["--port", "1e3"], `--port must be an integer from 0 to ${HIGHEST}, but is "1e3"`],
  [["--port", "65535"], `--port must be an integer from 0 to ${HIGHEST}, but is "65535"`],
  [
    ["--port", "65536", "--services", "retention"],
    '--port must be an integer from 0 to 65535, but is "65536"',
  ],
  [["--rate-limit", "-1"], '--rate-limit must be an integer of at least 1, but is "-1"'],
  [["--rate-limit=-1"], '--rate-limit must be an integer of at least 1, but is "-1"'],
  [["--json", "-1"], "unknown flag -1"],
  [["--rate-limit", "0"], '--rate-limit must be an integer of at least 1, but is "0"'],
  [["--long-running-ms", "soon"], '--long-running-ms must be an integer of at least 0, but is "soon"'],
  [["--services", "egde"], '--services contains the unknown service "egde": did you mean edge?'],
  [
    ["--services", "edge,"],
    `--services contains the unknown service "": choose from ${serviceNames.join(",")}`,
  ],
  [["--limits", "all"], '--limits must be off or reference, but is "all"'],
  [["--profile", "real"], '--profile must be documented or observed, but is "real"'],
  [
    ["--limits", "reference", "--rate-limit", "5"],
    "--rate-limit and --limits reference cannot be used together: remove one flag",
  ],
  [
    ["--seed", "seed.yaml", "--example"],
    "--seed and --example cannot be used together: the example is also a seed",
  ],
  [["--watch"], "--watch requires --seed or --function: there is nothing to watch"],
  [["--watch", "--example"], "--watch requires --seed or --function: there is nothing to watch"],
  [["--function", "hello"], "--function must be NAME=DIR, such as hello=./hello, but is hello"],
  [["--function", "hello=a,rutime=x"], "--function has an unknown setting rutime: did you mean runtime?"],
  [["--function="], "--function requires a value"],
  [["--function", "hello=a", "--function", "hello=b"], "--function names hello twice"],
  [
    ["--function", "hello=a", "--services", "edge"],
    "--function requires the service functions, which --services excludes",
  ],
  [["--log", "loud"], '--log must be text, debug, json or off, but is "loud"'],
  [["exec"], "exec requires a command after --, for example: seamline-emulator exec -- npm test"],
  [["exec", "--"], "exec requires a command after --, for example: seamline-emulator exec -- npm test"],
  [
    ["exec", "npm", "test"],
    "exec requires a command after --, for example: seamline-emulator exec -- npm test",
  ],
  [["exec", "--prot", "1", "--", "ls"], "unknown flag --prot: did you mean --port?"],
  [["exec", "--port", "0", "--port", "0", "--", "ls"], "--port is given twice"],
  [
    ["exec", "--json", "--", "ls"],
    "--json cannot be used with exec: the command receives the URLs in its environment",
  ],
])("the command line rejects %j on one line", (args, problem) => {
  expect(() => parseArguments(args)).toThrow(new UsageError(problem));
});

it("reports all problems with the flags at once", () => {
  const args = [
    ...["--prot", "1", "--json=yes", "--rate-limit", "0", "--limits", "all", "--services", "egde,functoins"],
    ...[
      "--seed",
      "a.yaml",
      "--example",
      "--data",
      "a",
      "--store",
      "b",
      "--log",
      "loud",
      "--function",
      "hello",
      "--seed",
    ],
  ];
  expect(() => parseArguments(args)).toThrow(
    new UsageError(
      [
        "unknown flag --prot: did you mean --port?",
        "--json does not take a value",
        "--seed is given twice",
        '--services contains the unknown service "egde": did you mean edge?',
        '--services contains the unknown service "functoins": did you mean functions?',
        "--seed and --example cannot be used together: the example is also a seed",
        "--function must be NAME=DIR, such as hello=./hello, but is hello",
        "--store and --data cannot be used together: both store the state",
        '--limits must be off or reference, but is "all"',
        '--rate-limit must be an integer of at least 1, but is "0"',
        '--log must be text, debug, json or off, but is "loud"',
      ].join("\n"),
    ),
  );
});

it("exec passes everything after -- to its command unchanged", () => {
  expect(
    parseArguments(["exec", "--seed", "a.yaml", "--", "npm", "test", "--", "--port", "x"]),
  ).toMatchObject({
    kind: "exec",
    request: { seed: { file: "a.yaml" }, port: 0, log: "off" },
    command: ["npm", "test", "--", "--port", "x"],
  });
});

it.each([
  [[], { port: 4010, log: "text" }],
  [["--json"], { port: 4010, log: "off" }],
  [["--json", "--log", "json", "--port", "1"], { port: 1, log: "json" }],
])("the server logs by default, except with --json: %j", (args, request) => {
  expect(parseArguments(args)).toMatchObject({ kind: "serve", request });
});

it("--help lists every flag in lines that fit a terminal", () => {
  const lines = helpText(command).split("\n");
  for (const flag of Object.keys(ALL_FLAGS)) expect(helpText(command)).toContain(`--${flag}`);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  expect(parseArguments(["exec", "--help"])).toEqual({ kind: "help" });
});
