export interface SeedProblem {
  /** JSON pointer. */
  readonly pointer: string;
  /** Describes the problem and how to fix it. */
  readonly problem: string;
}

/** An account in the directory. */
export interface SeedAccount {
  /** The default is the e-mail address. */
  readonly id?: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Names of service privileges. The default depends on the service. */
  readonly privileges?: readonly string[];
  /** Id of the organizational unit that the account belongs to. */
  readonly orgUnit?: string;
}

/** The account and scope of a bearer token. */
export interface SeedToken {
  /** Id or e-mail address of an account. */
  readonly account: string;
  /** Whether the token only allows resources to be read and listed. The default is `false`. */
  readonly readOnly?: boolean;
}

/** The initial state of an emulator. Each service adds a section under its name. */
export interface Seed {
  /** The accounts. If absent, any id or e-mail address is a valid account. */
  readonly accounts?: readonly SeedAccount[];
  /** Accounts by bearer token. A value is an id or e-mail address, or an object that can restrict the token. */
  readonly tokens?: Readonly<Record<string, string | SeedToken>>;
  readonly [section: string]: unknown;
}
