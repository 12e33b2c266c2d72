import createFetchClient from "openapi-fetch";
import type { Outcome } from "./call.ts";
import { type CallOptions, type ClientOptions, overrideOptions, resolveOptions } from "./client-options.ts";
import type { ServiceDefinition } from "./definition.ts";
import { createHttpClient } from "./http-client.ts";
import { PendingCall } from "./pending-call.ts";
import { PendingPages } from "./pending-pages.ts";
import { defineLazily, growTree, type OperationEntry, type ResourceMethod } from "./resource-tree.ts";
import { type ClientParts, run } from "./run.ts";
import { treeInputReader } from "./tree-input.ts";
import { WireRequest } from "./wire-request.ts";

/**
 * Makes a client of a generated definition.
 *
 * @throws InvalidArgumentError for a wrong or unknown option, a `baseUrl` that cannot be used, or a definition
 * whose operations do not form a tree
 */
export function createClient<Client>(definition: ServiceDefinition<Client>, options: ClientOptions): Client {
  const { request } = createFetchClient({ Request: WireRequest as unknown as typeof Request });
  return clientOf({
    operations: definition.operations,
    errors: definition.errors,
    options: resolveOptions(options),
    request: request as unknown as ClientParts["request"],
  }) as Client;
}

function clientOf(parts: ClientParts): object {
  const client = {
    withOptions: (options: CallOptions): object =>
      clientOf({ ...parts, options: overrideOptions(parts.options, options) }),
  };
  defineLazily(client, "http", () => createHttpClient(parts));
  return growTree(client, Object.entries(parts.operations), (entry) => methodOf(parts, entry));
}

function methodOf(parts: ClientParts, [operationId, operation]: OperationEntry): ResourceMethod {
  const { method, path, pagination } = operation;
  const target = { operationId, method, path };
  const read = treeInputReader(operation);
  return (input, options) => {
    const ask = (page?: object): Promise<Outcome> =>
      run(parts, target, operation, () => {
        const { query, ...rest } = read(input);
        const asked = page ? { ...(query as object), ...page } : query;
        return { ...rest, query: asked, options: options as CallOptions | undefined };
      });
    if (!pagination) return new PendingCall(ask());
    const { parameter } = pagination;
    return new PendingPages({
      target,
      pagination,
      ask: (key) => ask(key === undefined ? undefined : { [parameter]: key }),
    });
  };
}
