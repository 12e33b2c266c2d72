import type { QueryKey } from "@tanstack/query-core";
import { type Checks, checked } from "../arguments/checks.ts";
import type { OperationDefinition } from "../definition.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import type { CallOptions } from "../options/client-options.ts";
import { nextPageOf } from "../pagination/next-page.ts";
import type { PageCall } from "../pagination/pages.ts";
import { partsOf } from "../pipeline/client-parts.ts";
import type { CallInfiniteQueryOptions, CallMutationOptions, CallQueryOptions } from "./call-options.ts";
import type { PathKey, QueryTree } from "./query-tree.ts";

/** Options of {@link createQueryOptions}. */
export interface QueryTreeOptions {
  /**
   * Second element of every key, in place of the client's `baseUrl`. Set it if a server and a browser share a cache but
   * use different URLs, or if users of different accounts share a cache.
   */
  readonly scope?: string;
}

const CHECKS: Checks<keyof QueryTreeOptions> = {
  scope: [(scope) => typeof scope === "string", "must be a string"],
};

/** Methods that change nothing, so a query may repeat them at any time. */
const READS = /^(?:GET|HEAD|OPTIONS|QUERY)$/;

type Method = (input: unknown, options?: CallOptions) => PageCall<unknown, unknown>;

interface Node extends PathKey {
  readonly [name: string]: unknown;
}

/**
 * Returns the resource tree of a client with options for TanStack Query in place of its methods. React, Vue, Solid,
 * Svelte and Angular accept the same options.
 *
 * @param client a client with a resource tree
 * @throws InvalidArgumentError if `client` is not a client, or for an unknown or invalid option
 */
export function createQueryOptions<Client extends object>(
  client: Client,
  options?: QueryTreeOptions,
): QueryTree<Client> {
  const { scope } = checked(options, "options", CHECKS) as QueryTreeOptions;
  const { definition, options: resolved } = partsOf(client);
  const root = nodeOf([definition.title, scope ?? resolved.baseUrl]);
  for (const operation of Object.values(definition.operations)) {
    // A cache cannot contain a stream.
    if (!operation.stream) addMethod(root, client, operation);
  }
  return root as unknown as QueryTree<Client>;
}

function nodeOf(key: QueryKey): Node {
  return { pathKey: () => key };
}

function addMethod(root: Node, client: object, operation: OperationDefinition): void {
  let node = root;
  let key = root.pathKey();
  let member: unknown = client;
  for (const name of operation.place) {
    key = [...key, name];
    member = (member as Record<string, unknown>)[name];
    if (!Object.hasOwn(node, name)) Object.assign(node, { [name]: nodeOf(key) });
    node = node[name] as Node;
  }
  Object.assign(node, methodOptions(member as Method, operation, key));
}

/** Creates the members of a method. */
function methodOptions(method: Method, operation: OperationDefinition, key: QueryKey): object {
  return {
    queryOptions: (input?: unknown): CallQueryOptions<unknown, unknown> => {
      assertReads(operation);
      return {
        queryKey: [...key, { input: inputInKey(input) }] as never,
        queryFn: async ({ signal }) => (await method(input, { signal })) ?? null,
        retry: false,
      };
    },
    ...(operation.pagination && { infiniteQueryOptions: pagesOf(method, operation.pagination, key) }),
    mutationOptions: (): CallMutationOptions<unknown, unknown, unknown> => ({
      mutationKey: key,
      mutationFn: (input) => method(input),
      retry: false,
    }),
  };
}

function pagesOf(
  method: Method,
  pagination: NonNullable<OperationDefinition["pagination"]>,
  key: QueryKey,
): (input?: unknown) => CallInfiniteQueryOptions<unknown, unknown> {
  return (input) => ({
    // Contains the key of `queryOptions`, so a filter with that key also matches the pages.
    queryKey: [...key, { input: inputInKey(input), pages: true }] as never,
    queryFn: async ({ signal, pageParam: from }) => {
      const pages = method(input, { signal }).pages(from === undefined ? {} : { from });
      for await (const page of pages) return page;
      return undefined;
    },
    initialPageParam: undefined,
    getNextPageParam: (page) => nextPageOf(page, pagination),
    retry: false,
  });
}

/** @throws InvalidArgumentError if the operation changes data: TanStack repeats queries on its own */
function assertReads({ method, place }: OperationDefinition): void {
  if (READS.test(method)) return;
  throw new InvalidArgumentError(
    place.join("."),
    `sends ${method}, and a query could repeat it at any time (use mutationOptions())`,
  );
}

/**
 * Returns the input as JSON data, because TanStack serializes keys and cannot serialize a `bigint`.
 *
 * @throws InvalidArgumentError if the input contains a file or another value that JSON cannot represent: different
 *   values would have the same key
 */
function inputInKey(input: unknown): unknown {
  return JSON.parse(
    JSON.stringify(input ?? {}, (_, value) => {
      if (typeof value === "bigint") return `${value}`;
      if (typeof value !== "function" && !/Blob]$|File]$|FormData]$|Params]$/.test({}.toString.call(value))) {
        return value;
      }
      throw new InvalidArgumentError("input", "must be JSON data, because the key of the query contains it");
    }),
  );
}
