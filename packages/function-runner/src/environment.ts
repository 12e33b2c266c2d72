/** Environment variables by name. Variables with the value `undefined` are not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
