// Made by `seamline-codegen --spec openapi.json --client-name LibraryClient`. Do not edit: the next run writes it anew.

import { longRunning, pages } from "@seamline/client-core";
import type { OperationDefinition, ServiceDefinition } from "@seamline/client-core";
import type { LibraryClient } from "./client.gen.js";

/** Every operation of Library. */
export type OperationId =
  | "bindBook"
  | "cancelJob"
  | "checkBook"
  | "createBook"
  | "deleteBook"
  | "getBinding"
  | "getBook"
  | "getCover"
  | "getFile"
  | "getJob"
  | "getRange"
  | "getShelf"
  | "listBooks"
  | "listLoans"
  | "printBook"
  | "putCover"
  | "replaceBook"
  | "updateBook";

const operations = {
  bindBook: { method: "POST", path: "/v1/books/{bookId}/bindings", place: ["books", "bindings", "create"], idempotent: false, longRunning: { get: "getBinding", parameters: { bookId: "/bookId", bindingId: "/id" }, done: "/state", doneValues: ["BOUND", "TORN"], failedValues: ["TORN"], response: "", metadata: "/progress" } },
  cancelJob: { method: "POST", path: "/v1/jobs/{job}:cancel", place: ["jobs", "cancel"], idempotent: false, resourceName: { input: "name", pattern: "jobs/{job}" }, multiSegment: ["job"] },
  checkBook: { method: "POST", path: "/v1/books/{bookId}:check", place: ["books", "check"], idempotent: true },
  createBook: { method: "POST", path: "/v1/books", place: ["books", "create"], idempotent: false },
  deleteBook: { method: "DELETE", path: "/v1/books/{bookId}", place: ["books", "delete"], idempotent: true },
  getBinding: { method: "GET", path: "/v1/books/{bookId}/bindings/{bindingId}", place: ["books", "bindings", "get"], idempotent: true },
  getBook: { method: "GET", path: "/v1/books/{bookId}", place: ["books", "get"], idempotent: true },
  getCover: { method: "GET", path: "/v1/books/{bookId}/cover", place: ["books", "covers", "get"], idempotent: true },
  getFile: { method: "GET", path: "/v1/files/{file}", place: ["files", "get"], idempotent: true, multiSegment: ["file"] },
  getJob: { method: "GET", path: "/v1/jobs/{job}", place: ["jobs", "get"], idempotent: true, resourceName: { input: "name", pattern: "jobs/{job}" }, multiSegment: ["job"] },
  getRange: { method: "GET", path: "/v1/ranges/{from}-{to}", place: ["ranges", "get"], idempotent: true, query: { ids: { explode: false } } },
  getShelf: { method: "GET", path: "/v1/rooms/{room}/shelves/{shelf}", place: ["shelves", "get"], idempotent: true, resourceName: { input: "name", pattern: "rooms/{room}/shelves/{shelf}" } },
  listBooks: { method: "GET", path: "/v1/books", place: ["books", "list"], idempotent: true, pagination: { style: "page", parameter: "page", items: "/items", current: "/page", total: "/total", more: "/more" } },
  listLoans: { method: "GET", path: "/v1/books/{bookId}/loans", place: ["books", "loans", "list"], idempotent: true, pagination: { style: "token", parameter: "pageToken", items: "/loans", next: "/nextPageToken" } },
  printBook: { method: "POST", path: "/v1/books/{bookId}:print", place: ["books", "print"], idempotent: false, longRunning: { get: "getJob", parameters: { name: "/name" }, done: "/done", cancel: "cancelJob", error: "/error", response: "/response", metadata: "/metadata" } },
  putCover: { method: "PUT", path: "/v1/books/{bookId}/cover", place: ["books", "covers", "put"], idempotent: true, requestType: "application/octet-stream" },
  replaceBook: { method: "PUT", path: "/v1/books/{bookId}", place: ["books", "replace"], idempotent: true },
  updateBook: { method: "PATCH", path: "/v1/books/{bookId}", place: ["books", "update"], idempotent: false },
} satisfies Record<OperationId, OperationDefinition>;

/** Makes a {@link LibraryClient} when given to `createClient`. */
export const definition: ServiceDefinition<LibraryClient> = {
  title: "Library",
  operations,
  features: [longRunning, pages],
  errors: { code: "/error/code", message: "/error/message", field: "/error/field" },
};
