import type { DataTag, InfiniteData, QueryKey } from "@tanstack/query-core";

/**
 * Members shared by all options. The functions take only the members that they need from TanStack's contexts, so that
 * the options work with every copy and version of `@tanstack/query-core`.
 */
interface CommonOptions<Failure> {
  /** `false`, because the client already retries. */
  readonly retry: false;
  /** Never set. Carries the error type. */
  readonly throwOnError?: (error: Failure) => boolean;
}

/** Options for one query, to pass to `useQuery`, `createQuery` or `queryClient.fetchQuery`. */
export interface CallQueryOptions<Data, Failure> extends CommonOptions<Failure> {
  readonly queryKey: DataTag<QueryKey, Data, Failure>;
  /** Calls the method. TanStack's signal aborts the call. */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

/**
 * Number, offset, token, cursor or URL of a page; `undefined` for the page selected by the input, or the first page.
 */
export type PageParam = number | string | undefined;

/** Options for one list, to pass to `useInfiniteQuery`, `createInfiniteQuery` or `queryClient.fetchInfiniteQuery`. */
export interface CallInfiniteQueryOptions<Page, Failure> extends CommonOptions<Failure> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<Page, PageParam>, Failure>;
  /** Requests one page. TanStack's signal aborts the call. */
  readonly queryFn: (context: {
    readonly signal: AbortSignal;
    readonly pageParam: PageParam;
  }) => Promise<Page>;
  readonly initialPageParam: PageParam;
  /** Reads the key of the next page from the last page's envelope. */
  readonly getNextPageParam: (
    lastPage: Page,
    allPages?: readonly Page[],
    lastPageParam?: PageParam,
  ) => PageParam;
}

/** Options for a mutation, to pass to `useMutation` or `createMutation`. */
export interface CallMutationOptions<Data, Failure, Input> extends CommonOptions<Failure> {
  readonly mutationKey: QueryKey;
  /** Calls the method with the mutation's variables as its input. */
  readonly mutationFn: (input: Input) => Promise<Data>;
}
