import { apiKey, type ClientOptions, InvalidArgumentError } from "@seamline/client-core";

/** Options of an edge client: those of every client, and the account's key by its own name. */
export interface EdgeClientOptions<OperationId extends string = string> extends ClientOptions<OperationId> {
  /** API key of the account, sent in the header `AccessKey`. Short for `auth: apiKey("AccessKey", key)`. */
  readonly accessKey?: string;
}

/**
 * Says the account's key in the way that every client takes.
 *
 * @throws InvalidArgumentError for a key that is undefined, or that stands beside `auth`
 */
export function withAccessKey(options: EdgeClientOptions): ClientOptions {
  const { accessKey, ...rest } = options;
  if (!("accessKey" in options)) return rest;
  // Most often an environment variable that is not set: going on would send every request without a key.
  if (accessKey === undefined)
    throw new InvalidArgumentError("options.accessKey", "must be a key, and is undefined");
  if (rest.auth) throw new InvalidArgumentError("options.auth", "must not be given beside accessKey");
  return { ...rest, auth: apiKey("AccessKey", accessKey) };
}
