export interface SeedProblem {
  /** JSON pointer. */
  readonly pointer: string;
  /** Describes the problem and a valid value. */
  readonly problem: string;
}

/** An account of the directory. */
export interface SeedAccount {
  /** The default is the e-mail address. */
  readonly id?: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Names of service privileges. The default depends on the service. */
  readonly privileges?: readonly string[];
  /** Id of the account's organizational unit. */
  readonly orgUnit?: string;
}

/** A bearer token's account and scope. */
export interface SeedToken {
  /** Id or e-mail address of the account. */
  readonly account: string;
  /** Whether the scope of the token allows only reading and listing. The default is `false`. */
  readonly readOnly?: boolean;
}

/** The initial state of an emulator. Each service adds a section under its name. */
export interface Seed {
  /** If absent, any id or e-mail address is a valid account. */
  readonly accounts?: readonly SeedAccount[];
  /** Accounts by bearer token: an id or e-mail address, or an object that also restricts the token. */
  readonly tokens?: Readonly<Record<string, string | SeedToken>>;
  readonly [section: string]: unknown;
}
