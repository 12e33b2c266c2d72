/** The environment variables of a process, by their names. Those that are `undefined` are not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
