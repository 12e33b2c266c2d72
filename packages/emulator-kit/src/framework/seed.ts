export interface SeedProblem {
  /** JSON pointer to the place. */
  readonly pointer: string;
  /** What is wrong there, and what would be right. */
  readonly problem: string;
}

/** An account that services know. */
export interface SeedAccount {
  /** The e-mail address unless given. */
  readonly id?: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Names of service privileges. The default depends on the service. */
  readonly privileges?: readonly string[];
  /** Id of the organizational unit that it belongs to. */
  readonly orgUnit?: string;
}

/** The account that a bearer token stands for. */
export interface SeedToken {
  /** Id or e-mail address of the account. */
  readonly account: string;
  /** Whether the scope of the token allows only gets and lists; `false` unless given. */
  readonly readOnly?: boolean;
}

/** The state that an emulator starts with. Services add sections of their own, under their names. */
export interface Seed {
  /** Without it, any id or e-mail address names an account. */
  readonly accounts?: readonly SeedAccount[];
  /** By bearer token: the id or e-mail address of the account, or an object that also limits what the token allows. */
  readonly tokens?: Readonly<Record<string, string | SeedToken>>;
  readonly [section: string]: unknown;
}
