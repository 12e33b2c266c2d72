import { parseArgs } from "node:util";
import { nearestName } from "./field-names.ts";

export interface FlagOption {
  readonly type: "boolean" | "string";
  readonly short?: string;
  readonly multiple?: boolean;
}

/** A problem with an argument. */
export interface FlagProblem {
  readonly kind: "unknown" | "unexpected" | "no-value" | "empty" | "takes-no-value" | "repeated";
  /** The flag as written, such as `--spce`, or the argument itself. */
  readonly argument: string;
  /** The flag that was probably meant, such as `--spec`. */
  readonly nearest?: string;
  /** True if the next argument is another flag instead of a value. */
  readonly isFollowed?: boolean;
}

/** A flag and its value. */
export interface GivenFlag {
  readonly name: string;
  /** Omitted for boolean flags. */
  readonly value?: string | undefined;
}

/** A parsed command line with all its problems. */
export interface CommandFlags {
  /** Flags in the order they were given. */
  readonly given: readonly GivenFlag[];
  readonly positionals: readonly string[];
  readonly problems: readonly FlagProblem[];
}

type Flags = Readonly<Record<string, FlagOption>>;

type Tokens = NonNullable<ReturnType<typeof tokensOf>>;

/**
 * Parses flags and positional arguments. Unlike `parseArgs` in Node.js, it reports all problems.
 *
 * @param mostPositionals maximum number of positional arguments; more are reported as problems
 */
export function readFlags(
  args: readonly string[],
  flags: Flags,
  mostPositionals: number = Number.POSITIVE_INFINITY,
): CommandFlags {
  const reader = new FlagReader(flags, mostPositionals);
  reader.read(args);
  return reader;
}

/** Describes a problem: `Unknown option '--spce': write --spec`. */
export function describeFlagProblem({ kind, argument, nearest, isFollowed }: FlagProblem): string {
  switch (kind) {
    case "unknown":
      return `Unknown option '${argument}'${nearest === undefined ? "" : `: write ${nearest}`}`;
    case "unexpected":
      return `Unexpected argument '${argument}'`;
    case "no-value":
      return isFollowed
        ? `Option '${argument}' argument is missing: another option follows`
        : `Option '${argument} <value>' argument missing`;
    case "empty":
      return `${argument} has an empty value`;
    case "takes-no-value":
      return `Option '${argument}' does not take an argument`;
    case "repeated":
      return `${argument} is given twice`;
  }
}

class FlagReader implements CommandFlags {
  readonly given: GivenFlag[] = [];
  readonly positionals: string[] = [];
  readonly problems: FlagProblem[] = [];
  readonly #flags: Flags;
  readonly #mostPositionals: number;

  constructor(flags: Flags, mostPositionals: number) {
    this.#flags = flags;
    this.#mostPositionals = mostPositionals;
  }

  read(args: readonly string[]): void {
    const tokens = tokensOf(args, this.#flags);
    const swallowed = tokens.find((token) => this.#isFollowed(token));
    if (swallowed?.kind === "option") {
      this.problems.push({ kind: "no-value", argument: swallowed.rawName, isFollowed: true });
      // Parse again without the first flag, so that its value is parsed as a flag.
      this.read(args.filter((_, index) => index !== swallowed.index));
      return;
    }
    for (const [at, token] of tokens.entries()) this.#add(token, tokens[at - 1]);
  }

  #add(token: Tokens[number], before: Tokens[number] | undefined): void {
    if (token.kind === "positional") this.#addPositional(token.value, before);
    if (token.kind === "option") this.#addFlag(token);
  }

  #addPositional(value: string, before: Tokens[number] | undefined): void {
    // Do not report the value of a misspelled flag as a second problem.
    if (before?.kind === "option" && this.#typeMeant(before.name, before.rawName) === "string") return;
    if (this.positionals.length < this.#mostPositionals) this.positionals.push(value);
    else this.problems.push({ kind: "unexpected", argument: value });
  }

  #addFlag(token: Tokens[number] & { readonly kind: "option" }): void {
    const { name, rawName: argument, value } = token;
    const flag = this.#flags[name];
    if (flag === undefined || !Object.hasOwn(this.#flags, name)) {
      const nearest = this.#nearest(name);
      this.problems.push({
        kind: "unknown",
        argument,
        ...(nearest !== undefined && { nearest: `--${nearest}` }),
      });
      return;
    }
    const isRepeated = !flag.multiple && this.given.some((each) => each.name === name);
    if (isRepeated) this.problems.push({ kind: "repeated", argument: `--${name}` });
    else if (flag.type === "boolean" && value !== undefined)
      this.problems.push({ kind: "takes-no-value", argument });
    else if (flag.type === "string" && value === undefined)
      this.problems.push({ kind: "no-value", argument });
    else if (value === "") this.problems.push({ kind: "empty", argument });
    else this.given.push({ name, value });
  }

  /** Returns whether another flag was parsed as a flag's value. A single dash is a valid value. */
  #isFollowed(token: Tokens[number]): boolean {
    return token.kind === "option" && !token.inlineValue && /^-./.test(token.value ?? "");
  }

  #nearest(name: string): string | undefined {
    return nearestName(name, Object.keys(this.#flags));
  }

  /** Returns the type of the known flag that is most similar to a misspelled flag. */
  #typeMeant(name: string, rawName: string): string | undefined {
    if (Object.hasOwn(this.#flags, name) || !rawName.startsWith("--")) return undefined;
    return this.#flags[this.#nearest(name) ?? ""]?.type;
  }
}

function tokensOf(args: readonly string[], options: Flags) {
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}
