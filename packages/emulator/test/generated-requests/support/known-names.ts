import type { PathChoice } from "./generated-request.ts";

/** Values of path parameters that lead to something. */
export type Names = Readonly<Record<string, string>>;

/** What is there to be named: seeded, or made by an answer. */
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

  /** Path and query of a URL that an answer has held; `/` as long as there was none. */
  target(place: number): string {
    return this.#targets[place % this.#targets.length] ?? "/";
  }

  /** A page token that an answer has held. */
  token(place: number): string | undefined {
    return this.#tokens[place % this.#tokens.length];
  }

  /** What is chosen for the parameters of a path; what nothing is there for is `none`. */
  choose(parameters: readonly string[], { existing, texts }: PathChoice): Names {
    const fitting = this.#all.filter((names) => parameters.every((each) => each in names));
    const chosen = existing === undefined ? undefined : fitting[existing % fitting.length];
    return Object.fromEntries(parameters.map((each) => [each, texts[each] ?? chosen?.[each] ?? "1"]));
  }
}
