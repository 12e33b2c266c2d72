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

/** The state that an emulator starts with. Services add sections of their own, under their names. */
export interface Seed {
  /** Without it, any id or e-mail address names an account. */
  readonly accounts?: readonly SeedAccount[];
  /** Ids or e-mail addresses of accounts by bearer token. */
  readonly tokens?: Readonly<Record<string, string>>;
  readonly [section: string]: unknown;
}
