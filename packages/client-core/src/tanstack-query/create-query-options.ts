import type { QueryKey } from "@tanstack/query-core";
import { type Checks, checked } from "../arguments/checks.ts";
import type { OperationDefinition, PaginationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { CallOptions } from "../options/client-options.ts";
import { nextPageOf, pageIn } from "../pagination/next-page.ts";
import type { PageCall } from "../pagination/pages.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import type { CallInfiniteQueryOptions, CallMutationOptions, CallQueryOptions } from "./call-options.ts";
import { type InputInKey, inputInKeys } from "./input-in-keys.ts";
import { nodeTree } from "./node-tree.ts";
import type { QueryTree } from "./query-tree.ts";

/** Options of {@link createQueryOptions}. */
export interface QueryTreeOptions {
  /**
   * Second element of every key, in place of the client's `baseUrl`. Set it if a server and a browser share a cache but
   * use different URLs, or if users with different accounts share a cache.
   */
  readonly scope?: string;
  /**
   * Names of header parameters whose values are part of the keys, such as `["accept-language"]`. By default, keys
   * contain no headers and no cookies, because these can be credentials, which a persisted cache would store. Do not
   * list credentials.
   */
  readonly headersInKeys?: readonly string[];
}

const CHECKS: Checks<keyof QueryTreeOptions> = {
  scope: [(scope) => typeof scope === "string", "must be a string"],
  headersInKeys: [
    (names) => Array.isArray(names) && names.every((name) => typeof name === "string"),
    "must be a list of header names",
  ],
};

/** Read-only methods, which a query may repeat at any time. */
const READS = /^(?:GET|HEAD|OPTIONS|QUERY)$/;

type Method = (input: unknown, options?: CallOptions) => PageCall<unknown, unknown>;

/**
 * Returns a client's resource tree with TanStack Query options in place of its methods. React, Vue, Solid, Svelte and
 * Angular accept the same options.
 *
 * @param client a client with a resource tree
 * @throws InvalidArgumentError if `client` is not a client, or for an unknown or invalid option
 */
export function createQueryOptions<Client extends object>(
  client: Client,
  options?: QueryTreeOptions,
): QueryTree<Client> {
  const { scope, headersInKeys = [] } = checked(options, "options", CHECKS) as QueryTreeOptions;
  const { definition, options: resolved } = partsOf(client);
  const { root, nodeAt } = nodeTree([definition.title, scope ?? resolved.baseUrl]);
  const inKey = inputInKeys(headersInKeys);
  for (const operation of Object.values(definition.operations)) {
    // A cache cannot contain a stream.
    if (operation.stream) continue;
    const node = nodeAt(operation.place);
    Object.assign(node, methodOptions(methodAt(client, operation.place), operation, node.pathKey(), inKey));
  }
  return root as QueryTree<Client>;
}

function methodAt(client: object, place: readonly string[]): Method {
  return place.reduce<unknown>((member, name) => (member as Record<string, unknown>)[name], client) as Method;
}

/** Creates a method's members. */
function methodOptions(
  method: Method,
  operation: OperationDefinition,
  key: QueryKey,
  inKey: InputInKey,
): object {
  return {
    queryOptions: (input?: unknown): CallQueryOptions<unknown, unknown> => {
      assertReads(operation);
      return {
        queryKey: [...key, { input: inKey(input, operation) }] as never,
        queryFn: async ({ signal }) => (await method(input, { signal })) ?? null,
        retry: false,
      };
    },
    ...infiniteOptions(method, operation, key, inKey),
    mutationOptions: (): CallMutationOptions<unknown, unknown, unknown> => ({
      mutationKey: key,
      mutationFn: (input) => method(input),
      retry: false,
    }),
  };
}

/** A cache only contains the bodies of pages, so links in headers cannot be followed. */
function infiniteOptions(
  method: Method,
  operation: OperationDefinition,
  key: QueryKey,
  inKey: InputInKey,
): object {
  const { pagination } = operation;
  if (!pagination || (pagination.style === "link" && pagination.next === undefined)) return {};
  return { infiniteQueryOptions: pagesOf(method, pagination, key, (input) => inKey(input, operation)) };
}

function pagesOf(
  method: Method,
  pagination: PaginationDefinition,
  key: QueryKey,
  inKey: (input: unknown) => unknown,
): (input?: unknown) => CallInfiniteQueryOptions<unknown, unknown> {
  return (input) => ({
    // Contains the key of `queryOptions`, so a filter with that key also matches the pages.
    queryKey: [...key, { input: inKey(input), pages: true }] as never,
    queryFn: async ({ signal, pageParam: from }) => {
      const pages = method(input, { signal }).pages(from === undefined ? {} : { from });
      for await (const page of pages) return page;
      return undefined;
    },
    initialPageParam: undefined,
    getNextPageParam: (page, _, from = pageIn(input, pagination)) => nextPageOf(page, pagination, from),
    retry: false,
  });
}

/** @throws InvalidArgumentError if the operation changes data, because TanStack can repeat a query at any time */
function assertReads({ method, place }: OperationDefinition): void {
  if (READS.test(method)) return;
  throw new InvalidArgumentError(
    place.join("."),
    `sends ${method}, and a query could repeat it at any time (use mutationOptions())`,
  );
}
