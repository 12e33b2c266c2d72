import type { AnyService, FolderFlag } from "@seamline/emulator-kit";
import type { DescribedFlags } from "@seamline/openapi/command-help";
import { services } from "../../generated/services.gen.ts";

/**
 * Flags that do not belong to a service, in the order that `--help` shows. A new flag needs an entry here and code that
 * reads its value.
 */
export const FLAGS = {
  host: { type: "string", value: "HOST", help: "address to listen on (127.0.0.1)" },
  port: {
    type: "string",
    value: "PORT",
    help: "port of the first service; the other services use the following ports (4010; 0: free ports)",
  },
  services: { type: "string", value: "NAMES", help: "services to run, separated by commas (all)" },
  seed: { type: "string", value: "FILE", help: "initial state, as JSON or YAML (empty)" },
  example: {
    type: "boolean",
    help: "start with the example seed: matters, functions and zones for the first calls",
  },
  watch: {
    type: "boolean",
    help: "reload the seed and redeploy functions when their files change",
  },
  data: {
    type: "string",
    value: "DIR",
    help: "store the state in this folder and reuse it (in memory; requires Node 22.13)",
  },
  store: {
    type: "string",
    value: "URL",
    help: "store the state in a PostgreSQL database, shared with other emulators (in memory; requires the package pg)",
  },
  "rate-limit": {
    type: "string",
    value: "N",
    help: "requests per second that edge accepts for each key (unlimited)",
  },
  limits: {
    type: "string",
    value: "WORD",
    help: "off, or reference: the limits of the reference profile (off)",
  },
  profile: {
    type: "string",
    value: "WORD",
    help: "documented, or observed: responses as observed from real services (documented)",
  },
  "long-running-ms": {
    type: "string",
    value: "N",
    help: "duration of a long-running operation, in milliseconds (500)",
  },
  "no-code": {
    type: "boolean",
    help: "do not run function code: deployments fail (default: function code runs on this machine with your permissions)",
  },
  "no-install": {
    type: "boolean",
    help: "do not run npm and pip to install dependencies: archives must include node_modules (default: install dependencies)",
  },
  "allow-origin": {
    type: "string",
    value: "ORIGINS",
    help: "origins whose pages may use the emulator, separated by commas (only its own page)",
  },
  "docs-url": {
    type: "string",
    value: "URL",
    help: "docs site to link to from the emulator's page; it has a page for each operation (default: no links)",
  },
  "journal-limit": { type: "string", value: "N", help: "maximum number of requests in the journal (1000)" },
  strict: {
    type: "boolean",
    help: "reject unknown members and parameters (default: ignore them with a warning)",
  },
  log: {
    type: "string",
    value: "WORD",
    help: "text, debug (with headers and bodies), json or off (text; off with --json and exec)",
  },
  json: {
    type: "boolean",
    help: "print one line of JSON with service names and URLs when ready, and write the log to stderr",
  },
  "keep-running": {
    type: "boolean",
    help: "keep running after the program or terminal that started it has exited, and after stdin was closed (exits)",
  },
  help: { type: "boolean", short: "h", help: "print this help" },
  version: { type: "boolean", short: "v", help: "print the version of this command" },
} as const;

/** A flag for a folder, and the service that the folder belongs to. */
export interface ServiceFlag {
  readonly service: string;
  // biome-ignore lint/suspicious/noExplicitAny: the section of any service
  readonly flag: FolderFlag<any>;
}

export const SERVICE_FLAGS: readonly ServiceFlag[] = Object.values<AnyService>(services).flatMap(
  ({ name, extension }) => (extension?.flag ? [{ service: name, flag: extension.flag }] : []),
);

/** All flags. Service flags come last and may be repeated. */
export const ALL_FLAGS: DescribedFlags = {
  ...FLAGS,
  ...Object.fromEntries(
    SERVICE_FLAGS.map(({ flag: { name, value, help } }) => {
      return [name, { type: "string", multiple: true, value, help } as const];
    }),
  ),
};
