import type { AnyService, FolderFlag } from "@seamline/emulator-kit";
import { services } from "../../generated/services.gen.ts";

/** A flag of the command. A new flag needs an entry in the table below and code that reads its value. */
export interface Flag {
  readonly type: "boolean" | "string";
  readonly short?: string;
  readonly multiple?: true;
  /** Placeholder for the value in `--help`. */
  readonly value?: string;
  /** Description of the flag, with the default in parentheses. */
  readonly help: string;
}

/** The flags that do not belong to a service, in the order of `--help`. */
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
    help: "documented, or observed: responses as real services were observed to send them (documented)",
  },
  "long-running-ms": {
    type: "string",
    value: "N",
    help: "duration of a long-running operation, in milliseconds (500)",
  },
  "no-code": {
    type: "boolean",
    help: "do not run the code of functions: deployments fail (code runs on this machine, as you)",
  },
  "no-install": {
    type: "boolean",
    help: "do not run npm and pip to install dependencies: archives must include node_modules (dependencies are installed)",
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
    help: "reject unknown members and parameters (ignored, with a warning)",
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
  help: { type: "boolean", short: "h", help: "" },
  version: { type: "boolean", short: "v", help: "" },
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

export type Flags = Readonly<Record<string, Flag>>;

/** All flags. The flags of services come last and may be repeated. */
export const ALL_FLAGS: Flags = {
  ...FLAGS,
  ...Object.fromEntries(
    SERVICE_FLAGS.map(({ flag: { name, value, help } }) => {
      return [name, { type: "string", multiple: true, value, help } as const];
    }),
  ),
};

/** The maximum width of `--help`. Most terminals are at least this wide. */
const HELP_WIDTH = 120;

export function flagLines(flags: Flags): string {
  const rows = Object.entries(flags)
    .filter(([, { help }]) => help !== "")
    .map(([name, { value, help }]) => ({
      flag: `  --${name}${value === undefined ? "" : ` ${value}`}`,
      help,
    }));
  const column = Math.max(...rows.map(({ flag }) => flag.length)) + 2;
  const lines = rows.flatMap(({ flag, help }) =>
    wrapped(help, HELP_WIDTH - column).map((line, at) => `${(at === 0 ? flag : "").padEnd(column)}${line}`),
  );
  return `${lines.join("\n")}\n  --help, --version`;
}

export function helpText(): string {
  return `seamline-emulator: runs the services on this machine, with state, a controllable clock and faults.

  seamline-emulator [flags]                     serves until Ctrl-C
  seamline-emulator exec [flags] -- COMMAND     runs a command with the variables that clients read

${flagLines(ALL_FLAGS)}

Each flag can also be set by an environment variable, such as SEAMLINE_PORT for --port. For flags without a value, 1
means on and 0 means off.
exec uses free ports unless --port is given. The command receives variables such as SEAMLINE_RETENTION_URL, and exec
returns its exit code.

The emulator ends when the process that started it ends, or when stdin is a pipe and closes. --keep-running prevents
this.

Use /__emulator/ under each URL to move the clock, inject faults, reset the state and list requests.`;
}

/** Wraps text at spaces. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, `${line} ${word}`);
  }
  return lines;
}
