import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type ApiCall,
  type ApiError,
  type ApiErrorAt,
  type CallOptions,
  type CallResult,
  type CancellableOperationCall,
  type ClientOptions,
  createClient,
  isApiError,
  isOperationFailedError,
  isOperationTimeoutError,
  type LongRunningDefinition,
  type OperationCall,
  type OperationDefinition,
  type OperationFailedError,
  type OperationReference,
  type OperationState,
  type PageCall,
  type PointCheck,
  type PointFill,
  resourceNames,
  type SeamlineError,
  type ServiceClient,
  type WaitUntilOptions,
  waitUntil,
} from "../src/index.ts";
import { type Book, type LibraryClient, library, type Problem } from "./support/library.ts";
import { type Copy, type Edition, JOB, type PrintJob, type Progress, press } from "./support/press.ts";

const client = createClient(library, {
  baseUrl: "https://library.test",
  fetch: async () => Response.json({ items: [], page: 1, more: false }),
});

type Result<Responses> = CallResult<Responses>;
type Succeeded<Responses> = Extract<Result<Responses>, { ok: true }>;
type At<Responses, Status> = Extract<Result<Responses>, { status: Status }>;

describe("a client's types", () => {
  test("the client has the types of its definition", () => {
    expectTypeOf(client).toEqualTypeOf<LibraryClient>();
    expectTypeOf(client.withOptions({})).toEqualTypeOf<LibraryClient>();
    expectTypeOf<LibraryClient>().toExtend<ServiceClient<object>>();
  });

  test("a call is a promise of its data", () => {
    const call = client.books.get({ bookId: "b" });
    expectTypeOf(call).toExtend<Promise<Book>>();
    expectTypeOf<Awaited<typeof call>>().toEqualTypeOf<Book>();
    expectTypeOf(call.withResponse()).resolves.toExtend<{
      data: Book;
      response: Response;
      attempts: number;
    }>();
  });

  test("a list iterates over its items", async () => {
    const call = client.books.list();
    expectTypeOf(call).toExtend<AsyncIterable<string>>();
    expectTypeOf(call).toExtend<ApiCall<{ items: string[] }>>();
    expectTypeOf(call.toArray()).resolves.toEqualTypeOf<string[]>();
    for await (const page of call.pages()) expectTypeOf(page.more).toEqualTypeOf<boolean>();
    expectTypeOf<PageCall<Book, string>>().toExtend<Promise<Book>>();
  });

  test("a call accepts all options of a client except baseUrl", () => {
    expectTypeOf<keyof CallOptions>().toEqualTypeOf<Exclude<keyof ClientOptions, "baseUrl">>();
    expectTypeOf(fetch).toExtend<ClientOptions["fetch"]>();
    // @ts-expect-error baseUrl is required
    void ({} satisfies ClientOptions);
    // @ts-expect-error baseUrl cannot change
    void ({ baseUrl: "" } satisfies CallOptions);
  });

  test("http has openapi-fetch's types", async () => {
    const { data, error } = await client.http.GET("/v1/books/{bookId}", {
      params: { path: { bookId: "b" } },
    });
    expectTypeOf(data).toEqualTypeOf<Book | undefined>();
    expectTypeOf(error).toEqualTypeOf<Problem | undefined>();
    // @ts-expect-error the document has no such path
    expectTypeOf<typeof client.http.GET>().parameter(0).toEqualTypeOf<"/v1/nothing">();
    // @ts-expect-error middleware would bypass the pipeline
    expectTypeOf(client.http.use);
  });
});

const { books, operations } = createClient(press, {
  baseUrl: "https://press.test",
  fetch: async () => Response.json({ name: JOB, done: true }),
});

test("resume<Id> has the types of the operation that started it", () => {
  void ((): void => {
    const any = JSON.parse("{}");
    expectTypeOf(operations.resume<"printBook">(any)).toEqualTypeOf<
      CancellableOperationCall<Edition, Progress>
    >();
    expectTypeOf(operations.resume<"bindBook">(any)).toEqualTypeOf<OperationCall<string>>();
    expectTypeOf(operations.resume<Edition>(any)).toEqualTypeOf<CancellableOperationCall<Edition>>();
    expectTypeOf(operations.resume<string>(any)).toEqualTypeOf<CancellableOperationCall<string>>();
    expectTypeOf(operations.resume(any)).toEqualTypeOf<CancellableOperationCall<unknown>>();
    expectTypeOf(
      operations.resume<"bindBook">("n", { timeoutMs: 5 }).wait(),
    ).resolves.toEqualTypeOf<string>();
    // @ts-expect-error no long-running operation has this name
    operations.resume<"printBok">(any);
    // @ts-expect-error this operation cannot be canceled
    operations.resume<"bindBook">(any).cancel();
  });
});

describe("calls that start an operation", () => {
  test("a call that starts an operation has the types of its response and its result", () => {
    const call = books.print({ bookId: "b" });
    expectTypeOf(call).toExtend<ApiCall<PrintJob, { 200: PrintJob }>>();
    expectTypeOf<Awaited<typeof call>>().toEqualTypeOf<PrintJob>();
    expectTypeOf(call.wait()).toEqualTypeOf<Promise<Edition>>();
    expectTypeOf(call.wait).parameter(0).toExtend<{ deadlineMs?: number } | undefined>();
    void call.wait({
      onProgress: (state) => {
        expectTypeOf(state).toEqualTypeOf<OperationState<Progress>>();
        expectTypeOf(state.metadata?.printed).toEqualTypeOf<number | undefined>();
      },
    });
    // @ts-expect-error there is no such option
    void ({ deadline: 5 } satisfies Parameters<typeof call.wait>[0]);
  });

  test("cancel() exists only if the service supports it", () => {
    expectTypeOf(books.print).returns.toExtend<CancellableOperationCall<Edition, Progress>>();
    expectTypeOf(books.print({ bookId: "b" }).cancel()).toExtend<ApiCall<unknown>>();
    expectTypeOf(books.bind).returns.toEqualTypeOf<OperationCall<string>>();
    // @ts-expect-error the service does not support cancel
    expectTypeOf(books.bind({ bookId: "b" }).cancel);
  });

  test("the definition of a long-running operation consists of pointers and operationIds", () => {
    expectTypeOf<OperationDefinition["longRunning"]>().toEqualTypeOf<LongRunningDefinition | undefined>();
    expectTypeOf<{
      get: "a";
      parameters: { name: "/n" };
      done: "/d";
    }>().toExtend<LongRunningDefinition>();
    expectTypeOf<{ get: "a"; done: "/d" }>().not.toExtend<LongRunningDefinition>();
  });

  test("a resumed operation keeps its types, even from parsed JSON", () => {
    void ((): void => {
      const reference = books.print({ bookId: "b" }).toJSON();
      expectTypeOf(reference).toEqualTypeOf<OperationReference<Edition, Progress, true>>();
      expectTypeOf(operations.resume(reference)).toEqualTypeOf<CancellableOperationCall<Edition, Progress>>();
      const binding = books.bind({ bookId: "b" }).toJSON();
      expectTypeOf(operations.resume(binding)).toEqualTypeOf<OperationCall<string>>();
      const text = JSON.parse(JSON.stringify({})) as OperationReference<Edition>;
      expectTypeOf(operations.resume(text)).toEqualTypeOf<OperationCall<Edition>>();
      expectTypeOf(operations.resume("n")).toEqualTypeOf<CancellableOperationCall<unknown>>();
      // @ts-expect-error this operation cannot be canceled
      expectTypeOf(operations.resume(binding).cancel);
    });
    // @ts-expect-error input is missing
    void ({ operationId: "a" } satisfies OperationReference);
  });

  test("waitUntil accepts any call with isDone", () => {
    const waiting = waitUntil((options) => books.getCopy({ bookId: "b", copyId: "c" }, options), {
      isDone: (copy) => {
        expectTypeOf(copy).toEqualTypeOf<Copy>();
        return true;
      },
    });
    expectTypeOf(waiting).toEqualTypeOf<Promise<Copy>>();
    void waitUntil(() => books.print({ bookId: "b" }), { isDone: ({ done }) => done === true });
    // @ts-expect-error isDone is missing
    void ({} satisfies WaitUntilOptions<Copy>);
  });

  test("guards distinguish the errors of wait()", () => {
    const error: unknown = undefined;
    if (isOperationFailedError(error)) {
      expectTypeOf(error).toEqualTypeOf<OperationFailedError>();
      expectTypeOf(error.code).toEqualTypeOf<number | string | undefined>();
    }
    if (isOperationTimeoutError(error)) expectTypeOf(error.state).toEqualTypeOf<OperationState | undefined>();
  });
});

describe("CallResult", () => {
  test("CallResult narrows by ok, then by status", () => {
    type R = { 200: Book; 404: Problem; default: { reason: string } };
    expectTypeOf<Succeeded<R>["data"]>().toEqualTypeOf<Book>();
    expectTypeOf<At<R, 200>["data"]>().toEqualTypeOf<Book>();
    expectTypeOf<At<R, 404>["error"]>().toEqualTypeOf<ApiError<Problem>>();
    expectTypeOf<Extract<Result<R>, { ok: false; status: number }>["error"]>().toEqualTypeOf<
      ApiError<Problem> | ApiError<{ reason: string }>
    >();
    expectTypeOf<At<R, undefined>["error"]>().toEqualTypeOf<SeamlineError>();
  });

  test("result() narrows by ok and status", async () => {
    const result = await client.books.get({ bookId: "b" }).result();
    if (result.ok) expectTypeOf(result.data).toEqualTypeOf<Book>();
    else if (result.status === 404) expectTypeOf(result.error.body).toEqualTypeOf<Problem | undefined>();
    else if (result.status === undefined) expectTypeOf(result.error).toEqualTypeOf<SeamlineError>();
    else expectTypeOf(result.status).toExtend<number>();
  });

  test("CallResult includes status 304, whether or not the contract documents it", () => {
    expectTypeOf<At<{ 200: Book; 404: Problem }, 304>["error"]>().toEqualTypeOf<ApiError<unknown>>();
    type R = { 200: Book; 304: undefined; "4XX": Problem };
    expectTypeOf<At<R, 304>["data"]>().toEqualTypeOf<undefined>();
    expectTypeOf<Succeeded<R>["status"]>().toEqualTypeOf<200>();
  });

  test("failures with an unlisted status have the type of the default response", () => {
    type R = { 200: Book; 404: Problem; default: { reason: string } };
    type Rest = Exclude<Extract<Result<R>, { ok: false; response: Response }>, { status: 404 }>;
    expectTypeOf<Rest["error"]>().toEqualTypeOf<ApiError<{ reason: string }>>();
    expectTypeOf<404>().not.toExtend<Rest["status"]>();
    expectTypeOf<503>().toExtend<Rest["status"]>();
    expectTypeOf<number>().not.toExtend<Result<R>["status"]>();
  });

  test("responses with an unlisted status have the type of its range, such as 4XX", () => {
    type R = { 201: "made"; "2XX": "done"; "4XX": "yours"; 409: "taken"; "5XX": "ours" };
    expectTypeOf<Succeeded<R>["data"]>().toEqualTypeOf<"made" | "done">();
    type Done = Extract<Succeeded<R>, { data: "done" }>["status"];
    expectTypeOf<200>().toExtend<Done>();
    expectTypeOf<201>().not.toExtend<Done>();
    type Errors = Extract<Result<R>, { ok: false; response: Response }>["error"];
    expectTypeOf<Errors["body"]>().toEqualTypeOf<"yours" | "taken" | "ours" | undefined>();
  });

  test("CallResult includes undocumented failures", () => {
    type R = { 204: undefined; 400: Problem };
    expectTypeOf<Succeeded<R>["data"]>().toEqualTypeOf<undefined>();
    type Errors = Extract<Result<R>, { ok: false; response: Response }>["error"];
    expectTypeOf<Errors>().toEqualTypeOf<ApiError<Problem> | ApiError<unknown>>();
  });

  test("if no success is documented, data has the type of the default response, or unknown", () => {
    expectTypeOf<Succeeded<{ default: Book }>["data"]>().toEqualTypeOf<Book>();
    expectTypeOf<Succeeded<unknown>["data"]>().toEqualTypeOf<unknown>();
  });
});

describe("isApiError", () => {
  const error: unknown = undefined;

  test("isApiError narrows to any status or to one status", () => {
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiError>();
    if (isApiError(error, 404)) {
      expectTypeOf(error.status).toEqualTypeOf<404>();
      expectTypeOf(error.body).toEqualTypeOf<unknown>();
    }
    const status = 500 as number;
    if (isApiError(error, status)) expectTypeOf(error.status).toEqualTypeOf<number>();
    expectTypeOf([error].filter(isApiError)).toExtend<ApiError[]>();
    // @ts-expect-error a status is a number
    isApiError(error, "404");
  });

  test("isApiError narrows to the documented body", () => {
    type R = { 200: Book; 404: Problem; "4XX": { field: string }; default: { reason: string } };
    if (isApiError<404, R>(error, 404)) expectTypeOf(error.body).toEqualTypeOf<Problem | undefined>();
    if (isApiError<409, R>(error, 409)) expectTypeOf(error.body?.field).toEqualTypeOf<string | undefined>();
    if (isApiError<503, R>(error, 503)) expectTypeOf(error.body?.reason).toEqualTypeOf<string | undefined>();
    if (isApiError<404, { 200: Book }>(error, 404)) expectTypeOf(error.body).toEqualTypeOf<unknown>();
    expectTypeOf<ApiErrorAt<404, R>>().toExtend<ApiError<Problem>>();
    expectTypeOf<ApiErrorAt<404, R>["body"]>().toEqualTypeOf<At<R, 404>["error"]["body"]>();
  });

  test("isApiError does not narrow the type in the other branch", async () => {
    const result = await client.books.get({ bookId: "b" }).result();
    if (!result.ok && !isApiError(result.error, 404)) expectTypeOf(result.error).not.toBeNever();
  });
});

describe("extension points", () => {
  type Id = "matter.fields" | "hold.fields";

  test("extension points are open until they are filled", () => {
    expectTypeOf<PointFill<object, "matter.fields">>().toEqualTypeOf<Record<string, unknown>>();
    type Filled = { "matter.fields": { state: string } };
    expectTypeOf<PointFill<Filled, "matter.fields">>().toEqualTypeOf<{ state: string }>();
    expectTypeOf<PointFill<Filled, "hold.fields">>().toEqualTypeOf<Record<string, unknown>>();
  });

  test("extension points are checked when a client is created", () => {
    const make = <Points>(options: ClientOptions & PointCheck<Points, Id>): unknown => options;
    const options = { baseUrl: "https://library.test" };
    make<object>(options);
    make<{ "matter.fields": { state: string } }>(options);
    // @ts-expect-error unknown point
    make<{ "mater.fields": { state: string } }>(options);
    // @ts-expect-error a fill must be an object type
    make<{ "matter.fields": string }>(options);
    expectTypeOf<
      PointCheck<{ "mater.fields": object }, Id>
    >().toExtend<"unknown extension point: mater.fields">();
    expectTypeOf<
      PointCheck<{ "hold.fields": 1 }, Id>
    >().toExtend<"the fill must be an object type: hold.fields">();
  });
});

test("resource names have typed parts", () => {
  const names = resourceNames<{ room: string }>("rooms/{room}");
  expectTypeOf(names.format).parameters.toEqualTypeOf<[{ room: string }]>();
  expectTypeOf(names.parse).returns.toEqualTypeOf<{ room: string }>();
  const parts = names.parse("rooms/1");
  expect(parts).toEqual({ room: "1" });
  expect(names.format(parts)).toBe("rooms/1");
});
