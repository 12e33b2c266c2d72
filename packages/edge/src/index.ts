/** The edge platform, as its source document shows it. */
import { apiKey, type ClientOptions, createClient, InvalidArgumentError } from "@seamline/client-core";
import type { EdgeClient } from "./generated/client.gen.ts";
import { definition } from "./generated/operations.gen.ts";
import type { CheckedPoints } from "./generated/types.gen.ts";

/** Options of an edge client: those of every client, and the account's key by its own name. */
export interface EdgeClientOptions extends ClientOptions {
  /** API key of the account, sent in the header `AccessKey`. Short for `auth: apiKey("AccessKey", key)`. */
  readonly accessKey?: string;
}

/**
 * Makes a client of the edge platform. Profile: as shown.
 *
 * @throws InvalidArgumentError when an option is missing or wrong, before anything is sent.
 */
export function createEdgeClient(options: EdgeClientOptions & CheckedPoints): EdgeClient {
  const { accessKey, ...rest } = options;
  if (!("accessKey" in options)) return createClient(definition, rest);
  // Most often an environment variable that is not set: going on would send every request without a key.
  if (accessKey === undefined)
    throw new InvalidArgumentError("options.accessKey", "must be a key, and is undefined");
  if (rest.auth) throw new InvalidArgumentError("options.auth", "must not be given beside accessKey");
  return createClient(definition, { ...rest, auth: apiKey("AccessKey", accessKey) });
}

export * from "@seamline/client-core/service";
export type * from "./generated/client.gen.ts";
export { definition, type OperationId } from "./generated/operations.gen.ts";
export type * from "./generated/types.gen.ts";
