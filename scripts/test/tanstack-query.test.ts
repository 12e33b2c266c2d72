import { createQueryOptions } from "@seamline/client-core/tanstack-query";
import { createEdgeClient } from "@seamline/edge/reference";
import { createEmulator } from "@seamline/emulator";
import {
  createRetentionClient,
  isApiError,
  type ListMattersResponse,
  type Matter,
} from "@seamline/retention/reference";
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, expectTypeOf, onTestFinished, test } from "vitest";

function setUp() {
  const emulator = createEmulator({
    seed: { edge: { zones: [{ Domain: "zone{n}.example", repeat: 25 }] } },
  });
  const retention = createRetentionClient(emulator.retention.options());
  const cache = new QueryClient();
  onTestFinished(() => cache.clear());
  return {
    emulator,
    cache,
    retention,
    queries: createQueryOptions(retention),
    zones: createQueryOptions(createEdgeClient(emulator.edge.options())).dnsZones,
  };
}

/** Returns the observer's first result after fetching. */
function settled<Result extends { readonly isFetching: boolean }>(observer: {
  subscribe(listener: (result: Result) => void): () => void;
}): Promise<Result> {
  return new Promise((resolve) => {
    const stop = observer.subscribe((result) => {
      if (!result.isFetching) resolve(result);
    });
    onTestFinished(stop);
  });
}

test("a mutation that invalidates a path updates the lists below it", async () => {
  const { cache, queries } = setUp();
  const before = await settled(new QueryObserver(cache, queries.matters.list.queryOptions()));
  expect(before.data?.matters ?? []).toEqual([]);

  const create = new MutationObserver(cache, {
    ...queries.matters.create.mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: queries.matters.pathKey() }),
  });
  const { matterId = "" } = await create.mutate({ body: { name: "Case 42" } });
  const after = cache.getQueryData(queries.matters.list.queryOptions().queryKey);
  expect(after?.matters?.map(({ name }) => name)).toEqual(["Case 42"]);
  expect(await cache.fetchQuery(queries.matters.get.queryOptions({ matterId }))).toMatchObject({
    name: "Case 42",
  });
});

test("an infinite query reads all pages of a list", async () => {
  const { cache, zones } = setUp();
  const observer = new InfiniteQueryObserver(
    cache,
    zones.list.infiniteQueryOptions({ query: { perPage: 10 } }),
  );
  expect((await settled(observer)).hasNextPage).toBe(true);
  await observer.fetchNextPage();
  const { data, hasNextPage } = await observer.fetchNextPage();
  expect(data?.pages.map(({ Items }) => Items?.length)).toEqual([10, 10, 5]);
  expect(data?.pageParams).toEqual([undefined, 2, 3]);
  expect(hasNextPage).toBe(false);
});

test("a query fails with the error of its call without retrying the request", async () => {
  const { emulator, cache, queries } = setUp();
  const options = queries.matters.get.queryOptions({ matterId: "matter-42" });
  const { error } = await settled(new QueryObserver(cache, options));
  expect(isApiError(error, 404) && error.operationId).toBe("getMatter");
  expect(emulator.requests()).toHaveLength(1);
});

test("read methods have query options, and other methods have mutation options", () => {
  const { cache, queries } = setUp();
  const { matters, operations } = queries;
  expectTypeOf(matters.get).toHaveProperty("queryOptions");
  expectTypeOf(matters.get).not.toHaveProperty("mutationOptions");
  expectTypeOf(matters.get).not.toHaveProperty("infiniteQueryOptions");
  expectTypeOf(matters.list).toHaveProperty("infiniteQueryOptions");
  expectTypeOf(matters.delete).toHaveProperty("mutationOptions");
  expectTypeOf(matters.delete).not.toHaveProperty("queryOptions");
  expectTypeOf(matters.holds.addHeldAccounts).toHaveProperty("mutationOptions");
  expectTypeOf(operations).not.toHaveProperty("resume");
  expectTypeOf(operations.cancel).toHaveProperty("mutationOptions");

  const matter = new QueryObserver(cache, matters.get.queryOptions({ matterId: "m" })).getCurrentResult();
  expectTypeOf(matter.data).toEqualTypeOf<Matter | undefined>();
  const lists = new InfiniteQueryObserver(cache, matters.list.infiniteQueryOptions()).getCurrentResult();
  expectTypeOf(lists.data?.pages).toEqualTypeOf<ListMattersResponse[] | undefined>();
  const closing = new MutationObserver(cache, matters.close.mutationOptions());
  expectTypeOf(closing.mutate).parameter(0).toExtend<{ matterId: string }>();
});
