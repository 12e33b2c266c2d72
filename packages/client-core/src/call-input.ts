/** What a call sends, by place. */
export interface CallInput {
  /** Path template, with the names that the caller uses. */
  readonly template: string;
  /** Values of its parameters, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where the values stand in the arguments, for messages. */
  readonly argument: string;
  /** Parameters whose value may span segments. */
  readonly spanning?: readonly string[];
  readonly query?: unknown;
  readonly header?: unknown;
  readonly body?: unknown;
  /** Writes the body in our stead. */
  readonly bodySerializer?: unknown;
  /** Writes the query in our stead: a function, or options of openapi-fetch's own. */
  readonly querySerializer?: unknown;
}
