export interface SeedProblem {
  /** JSON pointer to the place. */
  readonly pointer: string;
  /** What is wrong there, and what would be right. */
  readonly problem: string;
}

/** Somebody whom services know. */
export interface SeedAccount {
  /** The e-mail address unless given. */
  readonly id?: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Names of service privileges. All but "View All Matters" unless given. */
  readonly privileges?: readonly string[];
  /** Id of the organizational unit that it belongs to. */
  readonly orgUnit?: string;
}

/** What a bearer token stands for. */
export interface SeedToken {
  /** Id or e-mail address of the account. */
  readonly account: string;
  /** Whether the scope of the token allows gets and lists alone; `false` unless given. */
  readonly readOnly?: boolean;
}

/** The state that an emulator starts with. Services add sections of their own, under their names. */
export interface Seed {
  /** Without it, any id or e-mail address names an account. */
  readonly accounts?: readonly SeedAccount[];
  /** By bearer token: the id or e-mail address of an account, for a token that allows everything, or more of it. */
  readonly tokens?: Readonly<Record<string, string | SeedToken>>;
  readonly [section: string]: unknown;
}
