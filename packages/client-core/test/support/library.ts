import {
  type ApiCall,
  type CallOptions,
  type PageCall,
  pages,
  type ServiceClient,
  type ServiceDefinition,
} from "../../src/index.ts";

export interface Book {
  title: string;
}

export interface Problem {
  error: { code: string; message: string; field: string };
}

export interface GetBookResponses {
  200: Book;
  404: Problem;
  default: Problem;
}

export interface BookPage {
  items: string[];
  page: number;
  more: boolean;
}

export interface Responses2XX {
  "2XX": Record<string, unknown>;
}

interface Body {
  body?: unknown;
}

interface Query {
  query?: Record<string, unknown>;
}

/** A definition like the output of codegen for a small fictional service. */
export interface LibraryClient extends ServiceClient<LibraryPaths> {
  readonly books: {
    get(input: { bookId: string } & Query, options?: CallOptions): ApiCall<Book, GetBookResponses>;
    create(
      input?: Body & Query & { header?: Record<string, string> },
      options?: CallOptions,
    ): ApiCall<Book, Responses2XX>;
    cover(input: { bookId: string } & Body, options?: CallOptions): ApiCall<unknown, Responses2XX>;
    close(input: { bookId: string } & Body, options?: CallOptions): ApiCall<unknown, Responses2XX>;
    list(input?: Query, options?: CallOptions): PageCall<BookPage, string, { 200: BookPage }>;
    readonly loans: {
      list(input: { bookId: string } & Query, options?: CallOptions): PageCall<unknown, string>;
    };
  };
  readonly shelves: { get(input: { name: string }, options?: CallOptions): ApiCall<unknown, Responses2XX> };
  readonly files: { get(input: { file: string }, options?: CallOptions): ApiCall<unknown, Responses2XX> };
  readonly ranges: {
    get(input: { from: string; to: string }, options?: CallOptions): ApiCall<unknown, Responses2XX>;
  };
  readonly searches: { run(input: { pathQuery: string } & Query, options?: CallOptions): ApiCall<unknown> };
}

export interface LibraryPaths {
  "/v1/books/{bookId}": {
    get: {
      parameters: { path: { bookId: string }; query?: { view?: string } };
      responses: {
        200: { content: { "application/json": Book } };
        404: { content: { "application/json": Problem } };
      };
    };
  };
  "/v1/books": {
    post: {
      parameters: { query?: Record<string, unknown> };
      requestBody?: { content: { "application/json": Book } };
      responses: { 200: { content: { "application/json": Book } } };
    };
  };
}

export const library: ServiceDefinition<LibraryClient> = {
  title: "Library",
  features: [pages],
  errors: { code: "/error/code", message: "/error/message", field: "/error/field", requestId: "/error/id" },
  operations: {
    getBook: { method: "GET", path: "/v1/books/{bookId}", place: ["books", "get"], idempotent: true },
    createBook: {
      method: "POST",
      path: "/v1/books",
      place: ["books", "create"],
      idempotent: false,
      query: {
        ids: { explode: false },
        tags: { style: "pipeDelimited" },
        words: { style: "spaceDelimited" },
        filter: { style: "deepObject" },
        point: { explode: false },
      },
    },
    putCover: {
      method: "PUT",
      path: "/v1/books/{bookId}/cover",
      place: ["books", "cover"],
      idempotent: true,
      requestType: "image/png",
    },
    closeBook: {
      method: "POST",
      path: "/v1/books/{bookId}:close",
      place: ["books", "close"],
      idempotent: false,
    },
    listBooks: {
      method: "GET",
      path: "/v1/books",
      place: ["books", "list"],
      idempotent: true,
      pagination: {
        ...{ style: "page", parameter: "page", items: "/items", current: "/page", more: "/more" },
        total: "/total",
      },
    },
    listLoans: {
      method: "GET",
      path: "/v1/books/{bookId}/loans",
      place: ["books", "loans", "list"],
      idempotent: true,
      pagination: { style: "token", parameter: "pageToken", items: "/loans", next: "/nextPageToken" },
    },
    getShelf: {
      method: "GET",
      path: "/v1/rooms/{room}/shelves/{shelf}",
      place: ["shelves", "get"],
      idempotent: true,
      resourceName: { input: "name", pattern: "rooms/{room}/shelves/{shelf}" },
    },
    getFile: {
      method: "GET",
      path: "/v1/files/{file}",
      place: ["files", "get"],
      idempotent: true,
      multiSegment: ["file"],
    },
    getRange: { method: "GET", path: "/v1/ranges/{from}-{to}", place: ["ranges", "get"], idempotent: true },
    runSearch: {
      method: "GET",
      path: "/v1/searches/{query}",
      place: ["searches", "run"],
      idempotent: true,
      renamed: { pathQuery: "query" },
    },
  },
};
