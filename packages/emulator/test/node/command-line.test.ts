import { expect, it } from "vitest";
import { parseArguments } from "../../src/node/cli/command-line.ts";
import { ALL_FLAGS, helpText } from "../../src/node/cli/flags.ts";
import { UsageError } from "../../src/node/cli/usage-error.ts";
import { serviceNames } from "./support/services-by-port.ts";

/** Each service takes a port of its own, one after the other. */
const HIGHEST = 65_536 - serviceNames.length;

it.each([
  [["--prot", "1"], "there is no flag --prot: did you mean --port?"],
  [["--xyzzy"], "there is no flag --xyzzy"],
  [["-q"], "there is no flag -q"],
  [["4010"], "4010 is not a flag: see --help"],
  [
    ["--example", "exec", "--", "npm", "test"],
    "exec comes before the flags, as in seamline-emulator exec --example -- npm test",
  ],
  [["--port"], "--port needs a value"],
  [["--port", "--json"], "--port needs a value"],
  [["--json=yes"], "--json takes no value"],
  [["--no-code=no"], "--no-code takes no value"],
  [["--no-cod"], "there is no flag --no-cod: did you mean --no-code?"],
  [["--port="], "--port needs a value"],
  [["--port", "0", "--port", "1"], "--port is given twice"],
  [["--port", "1e3"], `--port must be a whole number, from 0 to ${HIGHEST}, and is 1e3`],
  [["--port", "65535"], `--port must be a whole number, from 0 to ${HIGHEST}, and is 65535`],
  [
    ["--port", "65536", "--services", "retention"],
    "--port must be a whole number, from 0 to 65535, and is 65536",
  ],
  [["--rate-limit", "-1"], "--rate-limit must be a whole number, 1 or more, and is -1"],
  [["--rate-limit=-1"], "--rate-limit must be a whole number, 1 or more, and is -1"],
  [["--json", "-1"], "there is no flag -1"],
  [["--rate-limit", "0"], "--rate-limit must be a whole number, 1 or more, and is 0"],
  [["--operation-ms", "soon"], "--operation-ms must be a whole number, 0 or more, and is soon"],
  [["--services", "egde"], "--services names egde, which is not a service: did you mean edge?"],
  [
    ["--services", "edge,"],
    `--services names nothing, which is not a service: choose from ${serviceNames.join(",")}`,
  ],
  [["--limits", "all"], "--limits must be off or reference, and is all"],
  [["--profile", "real"], "--profile must be documented or observed, and is real"],
  [["--limits", "reference", "--rate-limit", "5"], "--rate-limit and --limits reference exclude each other"],
  [
    ["--seed", "seed.yaml", "--example"],
    "--seed and --example exclude each other: the example is a seed too",
  ],
  [["--watch"], "--watch needs --seed or --function: there is nothing to watch"],
  [["--watch", "--example"], "--watch needs --seed or --function: there is nothing to watch"],
  [["--function", "hello"], "--function must be NAME=DIR, such as hello=./hello, and is hello"],
  [["--function", "hello=a,rutime=x"], "--function knows no rutime: did you mean runtime?"],
  [["--function="], "--function needs a value"],
  [["--function", "hello=a", "--function", "hello=b"], "--function names hello twice"],
  [
    ["--function", "hello=a", "--services", "edge"],
    "--function needs functions, which --services leaves out",
  ],
  [["--log", "loud"], "--log must be text, debug, json or off, and is loud"],
  [["exec"], "exec needs a command after --, as in seamline-emulator exec -- npm test"],
  [["exec", "--"], "exec needs a command after --, as in seamline-emulator exec -- npm test"],
  [["exec", "npm", "test"], "exec needs a command after --, as in seamline-emulator exec -- npm test"],
  [["exec", "--prot", "1", "--", "ls"], "there is no flag --prot: did you mean --port?"],
  [["exec", "--port", "0", "--port", "0", "--", "ls"], "--port is given twice"],
  [
    ["exec", "--json", "--", "ls"],
    "--json has no use with exec: the environment of the command has the URLs",
  ],
])("the command line rejects %j with one line", (args, problem) => {
  expect(() => parseArguments(args)).toThrow(new UsageError(problem));
});

it("reports everything that is wrong with the flags", () => {
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
        "there is no flag --prot: did you mean --port?",
        "--json takes no value",
        "--seed is given twice",
        "--services names egde, which is not a service: did you mean edge?",
        "--services names functoins, which is not a service: did you mean functions?",
        "--seed and --example exclude each other: the example is a seed too",
        "--function must be NAME=DIR, such as hello=./hello, and is hello",
        "--store and --data exclude each other: both keep the state",
        "--limits must be off or reference, and is all",
        "--rate-limit must be a whole number, 1 or more, and is 0",
        "--log must be text, debug, json or off, and is loud",
      ].join("\n"),
    ),
  );
});

it("everything after -- is the command of exec, whose flags are its own", () => {
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
])("a server logs unless stdout has one line alone: %j", (args, request) => {
  expect(parseArguments(args)).toMatchObject({ kind: "serve", request });
});

it("help has a line for each flag that is no wider than a terminal usually is", () => {
  const lines = helpText().split("\n");
  for (const flag of Object.keys(ALL_FLAGS)) expect(helpText()).toContain(`--${flag}`);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
  expect(parseArguments(["exec", "--help"])).toEqual({ kind: "help" });
});
