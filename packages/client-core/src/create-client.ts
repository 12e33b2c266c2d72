import createFetchClient from "openapi-fetch";
import type { Behaviour } from "./behaviour.ts";
import type { Call } from "./call.ts";
import type { CallInput } from "./call-input.ts";
import { type CallOptions, type ClientOptions, overrideOptions, resolveOptions } from "./client-options.ts";
import { type ClientParts, rememberParts } from "./client-parts.ts";
import { createRequest } from "./client-request.ts";
import type { OperationDefinition } from "./definition.ts";
import { operationFinder } from "./find-operation.ts";
import { createHttpClient } from "./http-client.ts";
import { pendingCall } from "./pending-call.ts";
import { isRecord, recordOf } from "./record.ts";
import { growTree, type ResourceMethod } from "./resource-tree.ts";
import { newCall, run } from "./run.ts";
import type { ServiceDefinition } from "./service-definition.ts";
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
  const parts: ClientParts = {
    definition,
    options: resolveOptions(options, definition.operations),
    request: request as unknown as ClientParts["request"],
    traffic: createTraffic(),
  };
  return clientOf(parts, definition.behaviours) as Client;
}

function clientOf(parts: ClientParts, behaviours: readonly Behaviour[]): object {
  const find = operationFinder(parts.definition);
  const client = {
    http: createHttpClient(parts, find),
    request: createRequest(parts, find),
    // For types: the service takes every path, and so does the client.
    extend: (): object => client,
    withOptions: (options: CallOptions): object =>
      clientOf({ ...parts, options: overrideOptions(parts.options, options) }, behaviours),
  };
  rememberParts(client, parts);
  growTree(client, parts.definition.operations, (id, operation) =>
    methodOf(parts, behaviours, id, operation),
  );
  for (const { extend } of behaviours) extend?.(client, parts);
  return client;
}

function methodOf(
  parts: ClientParts,
  behaviours: readonly Behaviour[],
  operationId: string,
  operation: OperationDefinition,
): ResourceMethod {
  // Made when first called, since most programs call few of a service's operations.
  let read: ((input: unknown) => CallInput) | undefined;
  const begin = (): Call => newCall(parts, operationId, operation);
  const behave = behaviours.map((behaviour) => behaviour.of(operation)).find(Boolean);
  return (...given) => {
    const [input, options] = behave ? given.map(copyOf) : given;
    const ask = (call: Call, page?: object): Promise<Call> =>
      run(parts, call, () => {
        read ??= treeInputReader(operation);
        const asked = read(input);
        const query = page ? { ...recordOf(asked.query, "query"), ...page } : asked.query;
        return { ...asked, query, options: options as CallOptions | undefined };
      });
    return behave ? behave({ parts, input, begin, ask }) : pendingCall(ask(begin()));
  };
}

/** Pages are asked for later: what the caller has made of an argument by then is not for this call. */
function copyOf(argument: unknown): unknown {
  if (!isRecord(argument)) return argument;
  const { query } = argument;
  return { ...argument, ...(isRecord(query) && { query: { ...query } }) };
}
