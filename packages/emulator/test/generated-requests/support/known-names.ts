import type { PathChoice } from "./generated-request.ts";

/** Path parameters of an existing resource. */
export type Names = Readonly<Record<string, string>>;

/** Path parameters, page tokens and URLs from the seed and from responses. */
export class KnownNames {
  readonly #all: Names[];
  readonly #tokens: string[] = [];
  readonly #targets: string[] = [];

  constructor(seeded: readonly Names[]) {
    this.#all = [...seeded];
  }

  get all(): readonly Names[] {
    return this.#all;
  }

  add(names: Names): void {
    this.#all.push(names);
  }

  addToken(token: unknown): void {
    if (typeof token === "string" && token !== "") this.#tokens.push(token);
  }

  addTarget(target: string): void {
    this.#targets.push(target);
  }

  /** Returns the path and query of a URL from an earlier response, or `/` if no response contained a URL. */
  target(place: number): string {
    return this.#targets[place % this.#targets.length] ?? "/";
  }

  /** Returns a page token from an earlier response. */
  token(place: number): string | undefined {
    return this.#tokens[place % this.#tokens.length];
  }

  /** Chooses values for path parameters. A parameter without a value is `1`. */
  choose(parameters: readonly string[], { existing, texts }: PathChoice): Names {
    const candidates = this.#all.filter((names) => parameters.every((each) => each in names));
    const chosen = existing === undefined ? undefined : candidates[existing % candidates.length];
    return Object.fromEntries(parameters.map((each) => [each, texts[each] ?? chosen?.[each] ?? "1"]));
  }
}
