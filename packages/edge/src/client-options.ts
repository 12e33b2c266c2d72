import {
  type AuthenticatedClientOptions,
  apiKey,
  type ClientOptions,
  type EnvironmentVariables,
  InvalidArgumentError,
  readEnvironment,
} from "@seamline/client-core";
import type { EnvironmentOptions } from "@seamline/client-core/service";

/** The header that carries the key. */
const HEADER = "AccessKey";

/** The options of every client, with the account's key as an option of its own. */
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
 * Reads the options of an edge client and returns `accessKey` as the `auth` that every client takes.
 *
 * @throws InvalidArgumentError for a key that is missing or combined with `auth`
 */
export function readClientOptions(options: EdgeClientOptions): ClientOptions {
  const { accessKey, auth, ...rest } = Object(options) as ClientOptions & { readonly accessKey?: string };
  if (accessKey === undefined) {
    if (auth !== undefined) return { ...rest, auth };
    // The usual cause is an unset environment variable; without this check every request would lack the key.
    throw new InvalidArgumentError(
      "options.accessKey",
      "must be a key, and is undefined; auth: false sends none",
    );
  }
  if (auth !== undefined)
    throw new InvalidArgumentError("options.auth", "must not be given beside accessKey");
  return { ...rest, auth: apiKey(HEADER, accessKey) };
}

/**
 * Reads the options of a client from the environment: `SEAMLINE_EDGE_URL` and `SEAMLINE_EDGE_KEY`.
 *
 * @example
 * const edge = createEdgeClient(fromEnvironment());
 *
 * @param variables those of the process unless given, such as the `env` of a worker
 * @throws InvalidArgumentError that names the variable that is missing or wrong, and never has its value
 */
export function fromEnvironment(variables?: EnvironmentVariables): EnvironmentOptions {
  const { baseUrl, credential } = readEnvironment("EDGE", "KEY", variables);
  // An option `accessKey` would show the key wherever the options are printed.
  return { baseUrl, auth: apiKey(HEADER, credential) };
}
