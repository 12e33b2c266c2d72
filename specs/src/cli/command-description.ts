import type { CommandDescription } from "@seamline/openapi/command-help";

/** Flags of every subcommand. */
export const COMMON_FLAGS = {
  "as-shown": {
    type: "boolean",
    help: "uses the document as its source shows it, not its reference profile",
  },
  json: { type: "boolean", help: "prints JSON" },
  help: { type: "boolean", short: "h", help: "prints this help" },
  version: { type: "boolean", short: "v", help: "prints the version of this package" },
} as const;

/** Flags of `points` and `provenance`. */
export const LEDGER_FLAGS = {
  ledger: {
    type: "string",
    value: "FILE",
    help: "a verified.yaml of your own, which lists the facts that runs of verify checked",
  },
} as const;

/** Flags that only `observe` uses. */
export const OBSERVE_FLAGS = {
  server: {
    type: "string",
    multiple: true,
    value: "SERVICE=URL",
    help: "the URL of a service; requests to other hosts are ignored",
  },
  "fail-on": {
    type: "string",
    value: "drift",
    help: "drift: exit with code 2 if an exchange breaks a contract",
  },
  proxy: {
    type: "string",
    value: "HOST:PORT",
    help: "first records traffic to RECORDING through a proxy on this machine, until Ctrl-C",
  },
  to: { type: "string", value: "URL", help: "the URL of the service that the proxy forwards requests to" },
  propose: {
    type: "string",
    value: "FOLDER",
    help: "folder for proposed overlays, which add what was seen at open extension points",
  },
  values: {
    type: "boolean",
    help: "also proposes enums for repeated constants, and shows words of unknown paths; values may be secrets",
  },
} as const;

const DOCUMENT = "such as retention/v1, or edge for a service without versions";

export const command: CommandDescription = {
  name: "seamline-specs",
  summary: "lists extension points, shows the origin of a part, and compares recorded traffic with contracts",
  usage: [
    "points [DOCUMENT [WORD]] [--ledger FILE] [--as-shown] [--json]",
    "provenance DOCUMENT POINTER [--ledger FILE] [--as-shown] [--json]",
    "observe RECORDING… [--server SERVICE=URL]… [--as-shown] [--json] [--fail-on drift]",
    " [--propose FOLDER] [--values] [--proxy HOST:PORT --to URL]",
  ],
  groups: [
    { title: "", text: "", flags: COMMON_FLAGS },
    {
      title: "points",
      text: "Lists the extension points of one document or of all: the overlays that fill them, and the files and lines to edit for open points.",
      arguments: {
        DOCUMENT,
        WORD: "limits the list to points whose id, area or summary contains this text",
      },
      flags: LEDGER_FLAGS,
    },
    {
      title: "provenance",
      text: "Shows whether the source shows a part, an overlay filled it, or it was inferred.",
      arguments: {
        DOCUMENT,
        POINTER: "a JSON pointer into the OpenAPI 3.1 bundle, such as /components/schemas/Matter",
      },
      flags: LEDGER_FLAGS,
    },
    {
      title: "observe",
      text: "Compares recorded exchanges with the contracts, and reports what was seen at extension points.",
      arguments: {
        RECORDING: "a HAR file, or an NDJSON file with one entry of the emulator's journal per line",
      },
      flags: OBSERVE_FLAGS,
    },
  ],
  notes: [],
  environment: {},
  exitCodes: {
    "0": "success",
    "1": "an invalid command line or recording: standard error has one line per problem",
    "2": "with --fail-on drift: an exchange breaks a contract",
  },
};
