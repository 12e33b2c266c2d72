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
    help: "your own verified.yaml with the facts checked by verify runs",
  },
} as const;

/** Flags used by `observe`. */
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
    help: "folder for proposed overlays that add what was seen at open extension points",
  },
  values: {
    type: "boolean",
    help: "also proposes enums for repeated constants, and shows words in unknown paths; values may be secrets",
  },
} as const;

/** Flags used by `verify`, in addition to `--propose`. */
export const VERIFY_FLAGS = {
  url: { type: "string", value: "URL", help: "the address of the service" },
  profile: { type: "string", value: "PROFILE", help: "reference (default) or as-shown" },
  spec: { type: "string", value: "FILE", help: "any bundled OpenAPI 3.1 document instead of DOCUMENT" },
  overlay: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "an overlay to apply to the contract; can be repeated",
  },
  header: {
    type: "string",
    multiple: true,
    value: "HEADER",
    help: "a header to send with every request, such as credentials (never shown in reports); can be repeated",
  },
  "allow-writes": {
    type: "boolean",
    help: "creates items whose names begin with seamline-verify, changes them, and deletes them at the end; without this flag, only GET requests are sent",
  },
  rate: { type: "string", value: "N", help: "the maximum number of requests per second" },
  "max-requests": { type: "string", value: "N", help: "the maximum number of requests (2000)" },
  seed: { type: "string", value: "N", help: "the seed of generated requests (1)" },
  operation: {
    type: "string",
    multiple: true,
    value: "ID",
    help: "the operationId of an operation to check; can be repeated",
  },
  set: {
    type: "string",
    multiple: true,
    value: "NAME=VALUE",
    help: "the value of a parameter that the service does not list, such as project=demo; can be repeated",
  },
  workflows: {
    type: "string",
    multiple: true,
    value: "FILE",
    help: "an Arazzo document whose workflows are also run; their inputs come from --set; can be repeated",
  },
  known: {
    type: "string",
    value: "FILE",
    help: "a YAML list of accepted differences, each with rule, reason, and optionally operation and contains",
  },
  record: {
    type: "string",
    value: "FILE",
    help: "a verified.yaml that receives the confirmed and contradicted facts; created if it does not exist",
  },
} as const;

const DOCUMENT = "such as retention/v1, or edge for a service without versions";

export const command: CommandDescription = {
  name: "seamline-specs",
  summary:
    "lists extension points, shows the origin of a part, and compares traffic and services with contracts",
  usage: [
    "points [DOCUMENT [WORD]] [--ledger FILE] [--as-shown] [--json]",
    "provenance DOCUMENT POINTER [--ledger FILE] [--as-shown] [--json]",
    "observe RECORDING… [--server SERVICE=URL]… [--as-shown] [--json] [--fail-on drift]",
    " [--propose FOLDER] [--values] [--proxy HOST:PORT --to URL]",
    "verify DOCUMENT --url URL [--profile reference|as-shown] [--overlay FILE]… [--header HEADER]…",
    " [--allow-writes] [--rate N] [--max-requests N] [--seed N] [--operation ID]… [--set NAME=VALUE]…",
    " [--workflows FILE]… [--known FILE] [--propose FOLDER] [--record FILE] [--json]",
    "verify --spec FILE --url URL …",
  ],
  groups: [
    { title: "", text: "", flags: COMMON_FLAGS },
    {
      title: "points",
      text: "Lists the extension points of one document or all documents: the overlays that fill them, and the files and lines to edit for open points.",
      arguments: {
        DOCUMENT,
        WORD: "limits the list to points whose id, area or summary contains this text",
      },
      flags: LEDGER_FLAGS,
    },
    {
      title: "provenance",
      text: "Reports whether a part is shown in the source, filled by an overlay, or inferred.",
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
    {
      title: "verify",
      text: "Sends requests to a service and compares its responses with a contract.",
      arguments: { DOCUMENT },
      flags: { ...VERIFY_FLAGS, propose: OBSERVE_FLAGS.propose },
    },
  ],
  notes: [],
  environment: {
    SEAMLINE_VERIFY_TOKEN: "credentials for verify, sent as described by the contract's security scheme",
    SEAMLINE_VERIFY_HEADERS:
      "headers that verify sends with every request, one per line, such as `Name: value`",
  },
  exitCodes: {
    "0": "success",
    "1": "an invalid command line or recording: standard error has one line per problem; with verify: the service breaks its contract",
    "2": "with --fail-on drift: an exchange breaks a contract; with verify: an invalid command line; or the run was not possible, was interrupted, got no responses, or left items behind",
  },
};
