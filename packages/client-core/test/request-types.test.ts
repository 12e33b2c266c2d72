import { describe, expectTypeOf, test } from "vitest";
import {
  type ApiCall,
  type CallOptions,
  createClient,
  type PageCall,
  type ServiceClient,
} from "../src/index.ts";
import { type Book, type BookPage, type LibraryClient, library, type Problem } from "./support/library.ts";

const client = createClient(library, {
  baseUrl: "https://library.test",
  fetch: async () => Response.json({ items: [], page: 1, more: false }),
});

interface Review {
  stars: number;
}

/** Paths in the form of openapi-typescript. */
interface ReviewPaths {
  "/v1/books/{bookId}/reviews": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: { least?: number }; header?: never; path: { bookId: string }; cookie?: never };
      requestBody?: never;
      responses: {
        200: { headers: Record<string, unknown>; content: { "application/json": Review[] } };
        404: { headers: Record<string, unknown>; content?: never };
      };
    };
    put?: never;
  };
  "/v1/books/{bookId}/reviews/{query}": {
    post: {
      parameters: {
        query?: never;
        header: { "x-reader": string };
        path: { bookId: string; query: number };
        cookie?: never;
      };
      requestBody: { content: { "application/json": Review } };
      responses: {
        204: { headers: Record<string, unknown>; content?: never };
        default: { headers: Record<string, unknown>; content: { "application/json": Problem } };
      };
    };
  };
}

const reviewed = client.extend<ReviewPaths>();
const REVIEWS = "/v1/books/{bookId}/reviews";
const REVIEW = `${REVIEWS}/{query}` as const;

/** Only compiled, because invalid calls reject at run time. */
const compiled = (_: () => void): void => undefined;

describe("request", () => {
  test("request infers the types of documented paths", async () => {
    const call = client.request("GET", "/v1/books/{bookId}", { bookId: "b", query: { view: "full" } });
    expectTypeOf(call).toEqualTypeOf<ApiCall<Book, { 200: Book; 404: Problem }>>();
    const result = await call.result();
    if (result.status === 404) expectTypeOf(result.error.body).toEqualTypeOf<Problem | undefined>();
    void client.request("POST", "/v1/books");
    void client.request("POST", "/v1/books", { body: { title: "Emma" } }, { timeoutMs: 5 });
  });

  test("request checks calls against the document", () => {
    compiled(() => {
      // @ts-expect-error bookId is a string
      void client.request("GET", "/v1/books/{bookId}", { bookId: 5 });
      // @ts-expect-error bookId is missing
      void client.request("GET", "/v1/books/{bookId}", {});
      // @ts-expect-error the input is missing
      void client.request("GET", "/v1/books/{bookId}");
      // @ts-expect-error no such query parameter
      void client.request("GET", "/v1/books/{bookId}", { bookId: "b", query: { sight: "" } });
      // @ts-expect-error a book has a title
      void client.request("POST", "/v1/books", { body: {} });
      // @ts-expect-error the path has no such method
      void client.request("DELETE", "/v1/books/{bookId}", { bookId: "b" });
      // @ts-expect-error no such option
      void client.request("POST", "/v1/books", {}, { timeout: 5 });
    });
  });

  test("request accepts undocumented paths if the caller passes a response type", () => {
    const call = client.request<Review>("GET", "/v1/anything/{id}", { id: 5, query: { a: 1 } });
    expectTypeOf(call).toExtend<ApiCall<Review>>();
    expectTypeOf<Awaited<typeof call>>().toEqualTypeOf<Review>();
    compiled(() => {
      // @ts-expect-error the document has no such path
      void client.request("GET", "/v1/anything");
      // @ts-expect-error no method
      void client.request<Review>("FETCH", "/v1/anything");
    });
  });
});

describe("an extended client", () => {
  test("an extended client infers the types of the user's paths", async () => {
    const call = reviewed.request("GET", REVIEWS, { bookId: "b", query: { least: 3 } });
    expectTypeOf(call).toEqualTypeOf<ApiCall<Review[], { 200: Review[]; 404: undefined }>>();
    const made = reviewed.request("POST", REVIEW, {
      bookId: "b",
      queryParameter: 5,
      header: { "x-reader": "r" },
      body: { stars: 5 },
    });
    expectTypeOf(made).resolves.toEqualTypeOf<undefined>();
    const { data, error } = await reviewed.http.GET(REVIEWS, { params: { path: { bookId: "b" } } });
    expectTypeOf(data).toEqualTypeOf<Review[] | undefined>();
    expectTypeOf(error).toEqualTypeOf<undefined>();
  });

  test("an extended client checks calls against the user's paths", () => {
    compiled(() => {
      // @ts-expect-error bookId is a string
      void reviewed.request("GET", REVIEWS, { bookId: 5 });
      // @ts-expect-error the header is missing
      void reviewed.request("POST", REVIEW, {
        bookId: "b",
        queryParameter: 5,
        body: { stars: 5 },
      });
      void reviewed.request("POST", REVIEW, {
        ...{ bookId: "b", queryParameter: 5 },
        header: { "x-reader": "r" },
        // @ts-expect-error stars are a number
        body: { stars: "5" },
      });
      // @ts-expect-error the path has no such method
      void reviewed.request("PUT", REVIEWS, { bookId: "b" });
    });
  });

  test("extending a client keeps the types of its documented operations", async () => {
    expectTypeOf(reviewed).toExtend<LibraryClient>();
    expectTypeOf(reviewed.books.list()).toEqualTypeOf<PageCall<BookPage, string, { 200: BookPage }>>();
    const book = reviewed.request("GET", "/v1/books/{bookId}", { bookId: "b" });
    expectTypeOf(book).resolves.toEqualTypeOf<Book>();
    const { data } = await reviewed.http.GET("/v1/books/{bookId}", { params: { path: { bookId: "b" } } });
    expectTypeOf(data).toEqualTypeOf<Book | undefined>();
  });

  test("withOptions and a second extend() keep the types of an extended client", () => {
    interface OtherPaths {
      "/v1/other": { get: { responses: { 200: { content: { "application/json": "other" } } } } };
    }
    const options: CallOptions = {};
    const further = reviewed.withOptions(options).extend<OtherPaths>();
    expectTypeOf(further.request("GET", "/v1/other")).resolves.toEqualTypeOf<"other">();
    expectTypeOf(further.request("GET", REVIEWS, { bookId: "b" })).resolves.toEqualTypeOf<Review[]>();
    expectTypeOf(further.books.get({ bookId: "b" })).resolves.toEqualTypeOf<Book>();
    expectTypeOf(further).toExtend<ServiceClient<OtherPaths>>();
  });
});
