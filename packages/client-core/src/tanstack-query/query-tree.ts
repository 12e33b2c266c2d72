import type { QueryKey } from "@tanstack/query-core";
import type { ServiceClient } from "../client/service-client.ts";
import type { OperationReference } from "../long-running/operation-call.ts";
import type { PageCall } from "../pagination/pages.ts";
import type { CallInfiniteQueryOptions, CallMutationOptions, CallQueryOptions } from "./call-options.ts";

/** A node of the tree: the client, a resource or a method. */
export interface PathKey {
  /**
   * Returns the common prefix of the keys of all queries and mutations below this node, for filters such as
   * `queryClient.invalidateQueries({ queryKey: queries.matters.pathKey() })`.
   */
  pathKey(): QueryKey;
}

/** A read-only method. */
export interface QueryMethod<Method extends AnyMethod> extends PathKey {
  /**
   * Returns the options for a query that calls the method. The key consists of the service, the method's position in
   * the tree and the input without header values.
   */
  queryOptions(
    ...input: InputArguments<Method>
  ): CallQueryOptions<CachedData<Awaited<ReturnType<Method>>>, FailureOf<ReturnType<Method>>>;
}

/** A method that returns a paginated list. */
export interface InfiniteQueryMethod<Method extends AnyMethod> extends PathKey {
  /** Returns the options for a query that collects the list's pages. */
  infiniteQueryOptions(
    ...input: InputArguments<Method>
  ): CallInfiniteQueryOptions<Awaited<ReturnType<Method>>, FailureOf<ReturnType<Method>>>;
}

/** A method that changes data. */
export interface MutationMethod<Method extends AnyMethod> extends PathKey {
  /** Returns the options for a mutation. Its variables are the method's input. */
  mutationOptions(): CallMutationOptions<
    Awaited<ReturnType<Method>>,
    FailureOf<ReturnType<Method>>,
    VariablesOf<Method>
  >;
}

/**
 * The resources and methods of a client, with TanStack Query options in place of the methods.
 *
 * A generated client lists the read-only methods (GET, HEAD, QUERY). For a client without this list, every method has
 * both `queryOptions` and `mutationOptions`.
 */
export type QueryTree<Client> = Resource<
  Omit<Client, keyof ServiceClient<object>>,
  Client extends { readonly "~reads"?: infer Reads } ? Exclude<Reads, undefined> : string,
  ""
>;

type Resource<Members, Reads, Prefix extends string> = PathKey & {
  readonly [Name in keyof Members & string as IsMirrored<Members[Name]> extends true
    ? Name
    : never]: Members[Name] extends AnyMethod
    ? MethodOptions<Members[Name], Reads, `${Prefix}${Name}`>
    : Resource<Members[Name], Reads, `${Prefix}${Name}.`>;
};

/** A method that returns an `ApiCall`. */
type AnyMethod = (
  input: never,
  options?: never,
) => PromiseLike<unknown> & { result(): Promise<{ readonly ok: boolean }> };

/** Whether a member has a counterpart in the tree. Streams and `operations.resume` do not. */
type IsMirrored<Member> = Member extends (input: infer Input, options?: never) => unknown
  ? Member extends AnyMethod
    ? Input extends OperationReference
      ? false
      : true
    : false
  : true;

type MethodOptions<Method extends AnyMethod, Reads, Place extends string> = ReadOrWrite<
  Method,
  Reads,
  Place
> &
  (ReturnType<Method> extends Pick<PageCall<unknown, unknown>, "pages">
    ? "~linked" extends keyof ReturnType<Method>
      ? unknown
      : InfiniteQueryMethod<Method>
    : unknown);

type ReadOrWrite<Method extends AnyMethod, Reads, Place> = string extends Reads
  ? QueryMethod<Method> & MutationMethod<Method>
  : Place extends Reads
    ? QueryMethod<Method>
    : MutationMethod<Method>;

type InputArguments<Method extends AnyMethod> =
  Parameters<Method> extends [infer Input, ...unknown[]]
    ? [input: Input]
    : [input?: Exclude<Parameters<Method>[0], undefined>];

/** `void` allows `mutate()` for a method whose input is optional. */
type VariablesOf<Method extends AnyMethod> =
  Parameters<Method> extends [infer Input, ...unknown[]]
    ? Input
    : // biome-ignore lint/suspicious/noConfusingVoidType: TanStack's type for no variables
      Exclude<Parameters<Method>[0], undefined> | void;

/** Caches cannot contain `undefined`, the data of an empty body, so queries return `null`. */
type CachedData<Data> = undefined extends Data ? Exclude<Data, undefined> | null : Data;

/** Errors of a call, as returned by `result()`. */
type FailureOf<Call> = Call extends { result(): Promise<infer Result> }
  ? Extract<Result, { readonly ok: false; readonly error: unknown }>["error"]
  : never;
