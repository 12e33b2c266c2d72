/** Arguments of the `verify` command. */
export interface VerifyRequest {
  readonly kind: "verify";
  readonly asShown: boolean;
  readonly json: boolean;
  /** Name such as `retention/v1`. Empty if `spec` is set. */
  readonly document: string;
  readonly url: string;
  /** File that contains the OpenAPI document. */
  readonly spec?: string;
  readonly overlays: readonly string[];
  readonly headers: readonly string[];
  readonly allowWrites: boolean;
  readonly rate?: number;
  readonly maxRequests?: number;
  readonly seed?: number;
  readonly operations: readonly string[];
  readonly values: readonly string[];
  /** Arazzo files. */
  readonly workflows: readonly string[];
  /** File that lists known differences. */
  readonly known?: string;
  /** Folder for proposed overlays. */
  readonly propose?: string;
  /** Ledger that receives the result. */
  readonly record?: string;
}

/** Values of the flags that `verify` reads. */
export interface VerifyFlags {
  readonly "as-shown"?: true;
  readonly json?: true;
  readonly profile?: string;
  readonly url?: string;
  readonly spec?: string;
  readonly overlay?: readonly string[];
  readonly header?: readonly string[];
  readonly "allow-writes"?: true;
  readonly rate?: string;
  readonly "max-requests"?: string;
  readonly seed?: string;
  readonly operation?: readonly string[];
  readonly set?: readonly string[];
  readonly workflows?: readonly string[];
  readonly known?: string;
  readonly propose?: string;
  readonly record?: string;
}

const PROFILES: readonly string[] = ["reference", "as-shown"];

export function readVerify(positionals: readonly string[], flags: VerifyFlags): VerifyRequest {
  const { spec, known, propose, record, workflows = [] } = flags;
  // Part of an unquoted header can look like the document name. Do not print it, because it can be a credential.
  const isDocument = positionals.length === 1 && spec === undefined && !isCut(flags);
  const [document] = isDocument ? positionals : [];
  return {
    kind: "verify",
    asShown: flags["as-shown"] ?? flags.profile === "as-shown",
    json: flags.json ?? false,
    document: document ?? "",
    url: flags.url ?? "",
    overlays: flags.overlay ?? [],
    headers: flags.header ?? [],
    allowWrites: flags["allow-writes"] ?? false,
    operations: flags.operation ?? [],
    values: flags.set ?? [],
    workflows,
    ...(spec !== undefined && { spec }),
    ...(known !== undefined && { known }),
    ...(propose !== undefined && { propose }),
    ...(record !== undefined && { record }),
    ...readNumbers(flags),
  };
}

function readNumbers({ rate, seed, "max-requests": maxRequests }: VerifyFlags) {
  return {
    ...(rate !== undefined && { rate: Number(rate) }),
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(maxRequests !== undefined && { maxRequests: Number(maxRequests) }),
  };
}

export function problemsOfVerify(positionals: readonly string[], flags: VerifyFlags): string[] {
  const { url, spec, profile, header = [], set = [] } = flags;
  const [document, ...more] = positionals;
  return [
    ...(document === undefined && spec === undefined
      ? ["verify needs a document, such as retention/v1, or --spec with an OpenAPI file"]
      : []),
    ...(document !== undefined && spec !== undefined ? ["pass either a document or --spec, not both"] : []),
    ...(more.length > 0
      ? [`verify takes one document, but got ${positionals.length} arguments (quote headers: ${QUOTED})`]
      : []),
    ...problemsOfUrl(url),
    ...(profile === undefined || PROFILES.includes(profile)
      ? []
      : [`--profile must be reference or as-shown, but got ${profile}`]),
    ...header.filter((each) => !HEADER.test(each)).map(() => "--header must have the form 'Name: value'"),
    ...set.filter((each) => !/^[^=]+=/.test(each)).map((each) => `--set must be NAME=VALUE, but got ${each}`),
    ...problemsOfNumbers(flags),
  ];
}

const HEADER = /^[\w-]+:\s*\S/;
const QUOTED = "--header 'Name: value'";

/** Returns whether a header has no value, probably because it is not quoted on the command line. */
function isCut({ header = [] }: VerifyFlags): boolean {
  return header.some((each) => !HEADER.test(each));
}

/** The messages do not contain the URL, because it can contain credentials. */
function problemsOfUrl(url: string | undefined): string[] {
  if (url === undefined) return ["verify needs --url with the address of the service"];
  const isHttp = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isHttp) return ["--url must be an http or https URL, such as https://staging.example.com"];
  const { username, password } = new URL(url);
  return [
    ...(username || password ? ["--url must not contain credentials: use --header"] : []),
    ...(/[?#]/.test(url) ? ["--url must not contain a query or fragment: use --header for a key"] : []),
  ];
}

function problemsOfNumbers(flags: VerifyFlags): string[] {
  const limits = [
    ["rate", /^\d*\.?\d+$/, "a positive number of requests per second"],
    ["max-requests", /^[1-9]\d*$/, "a positive integer"],
    ["seed", /^-?\d{1,9}$/, "an integer"],
  ] as const;
  return limits.flatMap(([name, pattern, right]) => {
    const value = flags[name];
    const isRight = value === undefined || (pattern.test(value) && (name !== "rate" || Number(value) > 0));
    return isRight ? [] : [`--${name} must be ${right}, but got ${value}`];
  });
}
