import {
  type AuthenticatedClientOptions,
  apiKey,
  type ClientOptions,
  type EnvironmentVariables,
  InvalidArgumentError,
  readEnvironment,
} from "@seamline/client-core";
import type { EnvironmentOptions } from "@seamline/client-core/service";

/** Header for the API key. */
const HEADER = "AccessKey";

/** Client options with the API key of the account as `accessKey`. */
export interface AccessKeyOptions<OperationId extends string = string>
  extends Omit<ClientOptions<OperationId>, "auth"> {
  /** API key of the account, sent in the header `AccessKey`. Short for `auth: apiKey("AccessKey", key)`. */
  readonly accessKey: string;
  readonly auth?: undefined;
}

/** Options of an edge client, with either `accessKey` or `auth`. */
export type EdgeClientOptions<OperationId extends string = string> =
  | AuthenticatedClientOptions<OperationId>
  | AccessKeyOptions<OperationId>;

/**
 * Converts the options of an edge client to client options with `auth`.
 *
 * @throws InvalidArgumentError for a key that is missing or combined with `auth`
 */
export function readClientOptions(options: EdgeClientOptions): ClientOptions {
  const { accessKey, auth, ...rest } = Object(options) as ClientOptions & { readonly accessKey?: string };
  if (accessKey === undefined) {
    if (auth !== undefined) return { ...rest, auth };
    // Usually, an environment variable is not set. Without this check, every request would be sent without a key.
    throw new InvalidArgumentError(
      "options.accessKey",
      "is missing: pass a key, or set auth to false to send none",
    );
  }
  if (auth !== undefined)
    throw new InvalidArgumentError("options.auth", "must not be combined with accessKey");
  return { ...rest, auth: apiKey(HEADER, accessKey) };
}

/**
 * Reads the options of a client from the environment: `SEAMLINE_EDGE_URL` and `SEAMLINE_EDGE_KEY`.
 *
 * @example
 * const edge = createEdgeClient(fromEnvironment());
 *
 * @param variables default: the variables of the process; workers pass their `env`
 * @throws InvalidArgumentError that names the missing or invalid variable, without its value
 */
export function fromEnvironment(variables?: EnvironmentVariables): EnvironmentOptions {
  const { baseUrl, credential } = readEnvironment("EDGE", "KEY", variables);
  // `auth` hides the key if the options are printed, unlike `accessKey`.
  return { baseUrl, auth: apiKey(HEADER, credential) };
}
