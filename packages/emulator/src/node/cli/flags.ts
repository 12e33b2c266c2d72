import type { AnyService, FolderFlag } from "@seamline/emulator-kit";
import { services } from "../../generated/services.gen.ts";

/** A flag of the command. A new flag needs a row of the table below, and code that reads its value. */
export interface Flag {
  readonly type: "boolean" | "string";
  readonly short?: string;
  readonly multiple?: true;
  /** What the value is, in the text of `--help`. */
  readonly value?: string;
  /** What the flag does, and in brackets what holds without it. */
  readonly help: string;
}

/** The flags that every emulator has, in the order of `--help`. */
export const FLAGS = {
  host: { type: "string", value: "HOST", help: "address to listen on (127.0.0.1)" },
  port: {
    type: "string",
    value: "PORT",
    help: "port of the first service; the ports of the others follow (4010; 0: free ports)",
  },
  services: { type: "string", value: "NAMES", help: "services to run, separated by commas (all)" },
  seed: { type: "string", value: "FILE", help: "initial state, as JSON or YAML (empty)" },
  example: {
    type: "boolean",
    help: "start with the example: matters, functions and zones to try the first calls on",
  },
  watch: {
    type: "boolean",
    help: "read the seed again when its file changes, and deploy functions again when their folders do",
  },
  data: {
    type: "string",
    value: "DIR",
    help: "keep state in this folder, and continue with it (in memory; needs Node 22.13)",
  },
  store: {
    type: "string",
    value: "URL",
    help: "keep state in a PostgreSQL database, shared with other emulators (in memory; needs the package pg)",
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
    help: "documented, or observed: responses as such services were seen to send them (documented)",
  },
  "operation-ms": {
    type: "string",
    value: "N",
    help: "how long a long-running operation takes, in milliseconds (500)",
  },
  "no-code": {
    type: "boolean",
    help: "do not run the code of functions: deploying one fails (it runs, on this machine, as you)",
  },
  "no-install": {
    type: "boolean",
    help: "do not run npm and pip for its dependencies: archives must include node_modules (they run)",
  },
  "allow-origin": {
    type: "string",
    value: "ORIGINS",
    help: "origins whose pages may use the emulator, separated by commas (only its own page)",
  },
  "docs-url": {
    type: "string",
    value: "URL",
    help: "site with a page for each operation, to which the emulator's page links (no links)",
  },
  "journal-limit": { type: "string", value: "N", help: "how many requests the journal keeps (1000)" },
  strict: {
    type: "boolean",
    help: "reject members and parameters that the operation does not know (ignored, with a warning)",
  },
  log: {
    type: "string",
    value: "WORD",
    help: "text, debug (with headers and bodies), json or off (text; off with --json and exec)",
  },
  json: {
    type: "boolean",
    help: "print one line of JSON when ready: service names and URLs; a log goes to stderr",
  },
  "keep-running": {
    type: "boolean",
    help: "keep running when the program or terminal that started it ends, and when stdin closes (it ends)",
  },
  help: { type: "boolean", short: "h", help: "" },
  version: { type: "boolean", short: "v", help: "" },
} as const;

/** A flag that takes a folder, and the service whose resource is in it. */
export interface ServiceFlag {
  readonly service: string;
  // biome-ignore lint/suspicious/noExplicitAny: the section of any service
  readonly flag: FolderFlag<any>;
}

/** The flags of the services. */
export const SERVICE_FLAGS: readonly ServiceFlag[] = Object.values<AnyService>(services).flatMap(
  ({ name, extension }) => (extension?.flag ? [{ service: name, flag: extension.flag }] : []),
);

/** Flags by name. */
export type Flags = Readonly<Record<string, Flag>>;

/** All flags. Those of the services may be given several times, and come last. */
export const ALL_FLAGS: Flags = {
  ...FLAGS,
  ...Object.fromEntries(
    SERVICE_FLAGS.map(({ flag: { name, value, help } }) => {
      return [name, { type: "string", multiple: true, value, help } as const];
    }),
  ),
};

/** The most characters of a line of `--help`, as wide as terminals usually are. */
const HELP_WIDTH = 120;

/** Returns the lines of `--help` for flags. */
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

/** Returns the text that `--help` prints. */
export function helpText(): string {
  return `seamline-emulator: runs the services on this machine, with state, a clock to move and faults to inject.

  seamline-emulator [flags]                     serves until Ctrl-C
  seamline-emulator exec [flags] -- COMMAND     runs a command beside it, with the variables that clients read

${flagLines(ALL_FLAGS)}

SEAMLINE_PORT in the environment stands for --port, and so on for each flag; 1 and 0 turn on and off those that take no
value.
With exec, ports are free ones unless --port is given. The command finds SEAMLINE_RETENTION_URL and the like in its
environment, and its exit code is that of exec.

The emulator ends with the process that started it, and when stdin is a pipe that closes. --keep-running prevents this.

Under each URL, /__emulator/ moves the clock, injects faults, resets the state and lists requests.`;
}

/** Breaks a text between words. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, `${line} ${word}`);
  }
  return lines;
}
