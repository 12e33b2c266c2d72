/** Entry `tanstack-query`: TanStack Query options for every client method. */

export type {
  CallInfiniteQueryOptions,
  CallMutationOptions,
  CallQueryOptions,
  PageParam,
} from "./tanstack-query/call-options.ts";
export { createQueryOptions, type QueryTreeOptions } from "./tanstack-query/create-query-options.ts";
export type {
  InfiniteQueryMethod,
  MutationMethod,
  PathKey,
  QueryMethod,
  QueryTree,
} from "./tanstack-query/query-tree.ts";
