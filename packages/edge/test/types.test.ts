import type { Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import {
  type ApiError,
  createEdgeClient,
  type EdgeClient,
  type OperationId,
  type SeamlineError,
} from "../src/index.ts";

type Open = { [field: string]: unknown };
interface ShownError {
  ErrorKey?: string;
  Field?: string;
  Message?: string;
}
interface ShownPage {
  Items?: Open[];
  CurrentPage?: number;
  TotalItems?: number;
  HasMoreItems?: boolean;
}

/** `[input, data, body of a failure]` of every operation; an operation that is missing here does not compile. */
const shapes: Record<OperationId, () => void> = {
  listDnsZones: () =>
    expectTypeOf<Shape<EdgeClient["dnsZones"]["list"]>>().toEqualTypeOf<
      [{ query?: { page?: number; perPage?: number } } | undefined, ShownPage, unknown]
    >(),
};

test.each(Object.entries(shapes))("%s has the types that the contract shows", (_, check) => check());

type ListResult = Awaited<ReturnType<ReturnType<EdgeClient["dnsZones"]["list"]>["result"]>>;

test("a result is narrowed by its status: documented failures carry the error body, others do not claim one", () => {
  const narrowed = (result: ListResult) => {
    if (result.status === 200) expectTypeOf(result.data).toEqualTypeOf<ShownPage>();
    if (result.status === 429) expectTypeOf(result.error).toEqualTypeOf<ApiError<ShownError>>();
    if (result.status === 503) expectTypeOf(result.error).toEqualTypeOf<ApiError<unknown>>();
    if (result.status === undefined) expectTypeOf(result.error).toEqualTypeOf<SeamlineError>();
  };
  expectTypeOf(narrowed).toBeFunction();
});

test("a call that the contract does not allow does not compile", () => {
  const compiled = (edge: EdgeClient) => {
    // @ts-expect-error page is a number
    edge.dnsZones.list({ query: { page: "2" } });
    // @ts-expect-error the source shows page and perPage, and no other query parameter
    edge.dnsZones.list({ query: { size: 2 } });
    // @ts-expect-error a client knows where it sends to
    createEdgeClient({ accessKey: "key" });
  };
  expectTypeOf(compiled).toBeFunction();
});
