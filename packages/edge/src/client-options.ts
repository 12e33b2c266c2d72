import {
  type AuthenticatedClientOptions,
  apiKey,
  type ClientOptions,
  InvalidArgumentError,
} from "@seamline/client-core";

/** Options of every client, and the account's key by its own name. */
export interface AccessKeyOptions<OperationId extends string = string>
  extends Omit<ClientOptions<OperationId>, "auth"> {
  /** API key of the account, sent in the header `AccessKey`. Short for `auth: apiKey("AccessKey", key)`. */
  readonly accessKey: string;
  readonly auth?: undefined;
}

/** Options of an edge client: the account's key, or `auth` as every client takes it. */
export type EdgeClientOptions<OperationId extends string = string> =
  | AuthenticatedClientOptions<OperationId>
  | AccessKeyOptions<OperationId>;

/**
 * Reads the options of an edge client, and gives `accessKey` back as the `auth` that every client takes.
 *
 * @throws InvalidArgumentError for a key that is missing, or that stands beside `auth`
 */
export function readClientOptions(options: EdgeClientOptions): ClientOptions {
  const { accessKey, auth, ...rest } = Object(options) as ClientOptions & { readonly accessKey?: string };
  if (accessKey === undefined) {
    if (auth !== undefined) return { ...rest, auth };
    // Most often an environment variable that is not set: going on would send every request without a key.
    throw new InvalidArgumentError(
      "options.accessKey",
      "must be a key, and is undefined; auth: false sends none",
    );
  }
  if (auth !== undefined)
    throw new InvalidArgumentError("options.auth", "must not be given beside accessKey");
  return { ...rest, auth: apiKey("AccessKey", accessKey) };
}
