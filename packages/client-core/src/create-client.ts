import createFetchClient from "openapi-fetch";
import type { Call } from "./call.ts";
import type { CallInput } from "./call-input.ts";
import { type CallOptions, type ClientOptions, overrideOptions, resolveOptions } from "./client-options.ts";
import type { OperationDefinition, ServiceDefinition } from "./definition.ts";
import { createHttpClient } from "./http-client.ts";
import type { PageKey } from "./pagination.ts";
import { pendingCall } from "./pending-call.ts";
import { pendingOperation } from "./pending-operation.ts";
import { pendingPages } from "./pending-pages.ts";
import { growTree, type ResourceMethod } from "./resource-tree.ts";
import { type ClientParts, newCall, run } from "./run.ts";
import { createTraffic } from "./traffic.ts";
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
    definition,
    options: resolveOptions(options),
    request: request as unknown as ClientParts["request"],
    traffic: createTraffic(),
  }) as Client;
}

function clientOf(parts: ClientParts): object {
  const client = {
    http: createHttpClient(parts),
    withOptions: (options: CallOptions): object =>
      clientOf({ ...parts, options: overrideOptions(parts.options, options) }),
  };
  return growTree(client, parts.definition.operations, (id, operation) => methodOf(parts, id, operation));
}

function methodOf(parts: ClientParts, operationId: string, operation: OperationDefinition): ResourceMethod {
  const { pagination, longRunning } = operation;
  // Made when first called, since most programs call few of a service's operations.
  let read: ((input: unknown) => CallInput) | undefined;
  return (input, options) => {
    const ask = (call: Call, page?: object): Promise<Call> =>
      run(parts, call, () => {
        read ??= treeInputReader(operation);
        const asked = read(input);
        const query = page ? { ...(asked.query as object), ...page } : asked.query;
        return { ...asked, query, options: options as CallOptions | undefined };
      });
    const begin = (): Call => newCall(parts, operationId, operation);
    if (pagination) {
      const { parameter } = pagination;
      const pageOf = (key: PageKey | undefined) => (key === undefined ? undefined : { [parameter]: key });
      return pendingPages({ pagination, ask: (key) => ask(begin(), pageOf(key)) });
    }
    const call = begin();
    const outcome = ask(call);
    return longRunning ? pendingOperation({ parts, longRunning, call, outcome }) : pendingCall(outcome);
  };
}
