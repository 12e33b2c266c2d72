import type { Shape } from "@seamline/contract-server/shape";
import { expectTypeOf, test } from "vitest";
import {
  type ApiError,
  createEdgeClient,
  type EdgeClient,
  type OperationId,
  type SeamlineError,
} from "../src/generated/index.gen.ts";

type Open = { [field: string]: unknown };
interface ErrorBody {
  ErrorKey?: string;
  Field?: string;
  Message?: string;
}
interface ZonePage {
  Items?: Open[];
  CurrentPage?: number;
  TotalItems?: number;
  HasMoreItems?: boolean;
}

/** `[input, data, body of a failure]` of the operations whose types are known. */
const shapes: Readonly<Record<string, () => void>> = {
  listDnsZones: () =>
    expectTypeOf<Shape<EdgeClient["dnsZones"]["list"]>>().toEqualTypeOf<
      [{ query?: { page?: number; perPage?: number } } | undefined, ZonePage, unknown]
    >(),
} satisfies Partial<Record<OperationId, () => void>>;

test.each(Object.entries(shapes))("%s has the types of the contract", (_, check) => check());

type ListResult = Awaited<ReturnType<ReturnType<EdgeClient["dnsZones"]["list"]>["result"]>>;

test("a result is narrowed by its status, and only documented failures have an error body", () => {
  type At<Status> = Extract<ListResult, { readonly status: Status }>;
  expectTypeOf<At<200>["data"]>().toEqualTypeOf<ZonePage>();
  expectTypeOf<At<429>["error"]>().toEqualTypeOf<ApiError<ErrorBody>>();
  expectTypeOf<At<undefined>["error"]>().toEqualTypeOf<SeamlineError>();
  expectTypeOf((result: ListResult) => {
    if (result.status === 503) return result.error;
    throw new Error("another status");
  }).returns.toEqualTypeOf<ApiError<unknown>>();
});

test("an invalid call does not compile", () => {
  const { list } = createEdgeClient({ baseUrl: "http://127.0.0.1", accessKey: "key" }).dnsZones;
  expectTypeOf(list).toBeCallableWith({ query: { page: 2, perPage: 5 } });
  // @ts-expect-error page is a number
  expectTypeOf(list).toBeCallableWith({ query: { page: "2" } });
  // @ts-expect-error the source documents only page and perPage
  expectTypeOf(list).toBeCallableWith({ query: { size: 2 } });
  // @ts-expect-error baseUrl is required
  expectTypeOf(createEdgeClient).toBeCallableWith({ accessKey: "key" });
});
