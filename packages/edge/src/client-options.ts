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

/** Client options with the account's API key as `accessKey`. */
export interface AccessKeyOptions<OperationId extends string = string>
  extends Omit<ClientOptions<OperationId>, "auth"> {
  /** The account's API key, sent in the `AccessKey` header. Short for `auth: apiKey("AccessKey", key)`. */
  readonly accessKey: string;
  readonly auth?: undefined;
}

/** Options of an edge client, with either `accessKey` or `auth`. */
export type EdgeClientOptions<OperationId extends string = string> =
  | AuthenticatedClientOptions<OperationId>
  | AccessKeyOptions<OperationId>;

/**
 * Converts edge client options to client options with `auth`.
 *
 * @throws InvalidArgumentError if the key is missing or combined with `auth`
 */
export function readClientOptions(options: EdgeClientOptions): ClientOptions {
  const { accessKey, auth, ...rest } = Object(options) as ClientOptions & { readonly accessKey?: string };
  if (accessKey === undefined) {
    if (auth !== undefined) return { ...rest, auth };
    // The key is usually missing because an environment variable is not set. Without this check, the client would send
    // requests without a key.
    throw new InvalidArgumentError(
      "options.accessKey",
      "is missing: pass a key, or set auth to false to send no key",
    );
  }
  if (auth !== undefined)
    throw new InvalidArgumentError(
      "options.auth",
      "must not be combined with accessKey: remove one of the two options",
    );
  return { ...rest, auth: apiKey(HEADER, accessKey) };
}

/**
 * Reads client options from the environment: `SEAMLINE_EDGE_URL` and `SEAMLINE_EDGE_KEY`.
 *
 * @example const edge = createEdgeClient(fromEnvironment());
 *
 * @param variables default: the process's variables; workers pass their `env`
 * @throws InvalidArgumentError that names the missing or invalid variable, without its value
 */
export function fromEnvironment(variables?: EnvironmentVariables): EnvironmentOptions {
  const { baseUrl, credential } = readEnvironment("EDGE", "KEY", variables);
  // Unlike `accessKey`, `auth` hides the key when the options are printed.
  return { baseUrl, auth: apiKey(HEADER, credential) };
}
