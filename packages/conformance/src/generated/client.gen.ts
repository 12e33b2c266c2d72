// Made by `seamline-codegen --spec openapi.json --client-name LibraryClient`. Do not edit: the next run writes it anew.

import type { ApiCall, CallOptions, CancellableOperationCall, CancellableOperations, OperationCall, PageCall, ServiceClient } from "@seamline/client-core";
import type { JobName, ShelfName } from "./names.gen.js";
import type { Binding, Book, BookPage, GetRangeQuery, Job, ListBooksQuery, ListLoansQuery, LoanPage, Problem, paths } from "./types.gen.js";

/** A body that is sent as it is. A function makes a stream anew for every sending. */
export type RawBody = string | Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array> | (() => ReadableStream<Uint8Array>);

/** Client of Library. */
export interface LibraryClient extends ServiceClient<paths> {
  readonly books: BooksResource;
  readonly files: FilesResource;
  readonly jobs: JobsResource;
  readonly ranges: RangesResource;
  readonly shelves: ShelvesResource;
  readonly operations: CancellableOperations<StartedOperations>;
}

/** Calls of `books`. */
export interface BooksResource {
  /**
   * Say whether a book is there: a POST that changes nothing.
   *
   * `POST /v1/books/{bookId}:check`
   *
   * @param input.bookId
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  check(input: CheckBookInput, options?: CallOptions): ApiCall<Book, CheckBookResponses>;
  /**
   * Add a book.
   *
   * `POST /v1/books`
   *
   * @param input.header - `X-Shelf`
   * @param input.body
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  create(input?: CreateBookInput, options?: CallOptions): ApiCall<Book, CreateBookResponses>;
  /**
   * Remove a book.
   *
   * `DELETE /v1/books/{bookId}`
   *
   * @param input.bookId
   * @returns `2XX`: The book is gone.
   * @throws {ApiError} `default`: What went wrong.
   */
  delete(input: DeleteBookInput, options?: CallOptions): ApiCall<undefined, DeleteBookResponses>;
  /**
   * Read a book.
   *
   * `GET /v1/books/{bookId}`
   *
   * @param input.bookId
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetBookInput, options?: CallOptions): ApiCall<Book, GetBookResponses>;
  /**
   * List books by page number.
   *
   * `GET /v1/books`
   *
   * @param input.query.page
   * @param input.query.q
   * @returns `200`: One page of books.
   * @throws {ApiError} `default`: What went wrong.
   */
  list(input?: ListBooksInput, options?: CallOptions): PageCall<BookPage, NonNullable<BookPage["items"]>[number], ListBooksResponses>;
  /**
   * Print a book, which takes long.
   *
   * `POST /v1/books/{bookId}:print`
   *
   * @param input.bookId
   * @returns `2XX`: How a job goes.
   * @throws {ApiError} `default`: What went wrong.
   * @example
   * const result = await client.books.print(input).wait();
   */
  print(input: PrintBookInput, options?: CallOptions): CancellableOperationCall<Book, NonNullable<Job["metadata"]>, Job, PrintBookResponses>;
  /**
   * Replace a book.
   *
   * `PUT /v1/books/{bookId}`
   *
   * @param input.bookId
   * @param input.body
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  replace(input: ReplaceBookInput, options?: CallOptions): ApiCall<Book, ReplaceBookResponses>;
  /**
   * Change a book.
   *
   * `PATCH /v1/books/{bookId}`
   *
   * @param input.bookId
   * @param input.body
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  update(input: UpdateBookInput, options?: CallOptions): ApiCall<Book, UpdateBookResponses>;
  readonly bindings: BooksBindingsResource;
  readonly covers: BooksCoversResource;
  readonly loans: BooksLoansResource;
}

/** Calls of `books.bindings`. */
export interface BooksBindingsResource {
  /**
   * Bind a book, which takes long: the binding itself says how far it is.
   *
   * `POST /v1/books/{bookId}/bindings`
   *
   * @param input.bookId
   * @returns `2XX`: A binding.
   * @throws {ApiError} `default`: What went wrong.
   * @example
   * const result = await client.books.bindings.create(input).wait();
   */
  create(input: BindBookInput, options?: CallOptions): OperationCall<Binding, NonNullable<Binding["progress"]>, Binding, BindBookResponses>;
  /**
   * Read a binding.
   *
   * `GET /v1/books/{bookId}/bindings/{bindingId}`
   *
   * @param input.bookId
   * @param input.bindingId
   * @returns `2XX`: A binding.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetBindingInput, options?: CallOptions): ApiCall<Binding, GetBindingResponses>;
}

/** Calls of `books.covers`. */
export interface BooksCoversResource {
  /**
   * Read the cover of a book.
   *
   * `GET /v1/books/{bookId}/cover`
   *
   * @param input.bookId
   * @returns `2XX`: The picture.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetCoverInput, options?: CallOptions): ApiCall<Blob, GetCoverResponses>;
  /**
   * Replace the cover of a book.
   *
   * `PUT /v1/books/{bookId}/cover`
   *
   * @param input.bookId
   * @param input.body
   * @returns `2XX`: The picture is kept.
   * @throws {ApiError} `default`: What went wrong.
   */
  put(input: PutCoverInput, options?: CallOptions): ApiCall<undefined, PutCoverResponses>;
}

/** Calls of `books.loans`. */
export interface BooksLoansResource {
  /**
   * List the loans of a book by token.
   *
   * `GET /v1/books/{bookId}/loans`
   *
   * @param input.bookId
   * @param input.query.pageToken
   * @returns `200`: One page of loans.
   * @throws {ApiError} `default`: What went wrong.
   */
  list(input: ListLoansInput, options?: CallOptions): PageCall<LoanPage, NonNullable<LoanPage["loans"]>[number], ListLoansResponses>;
}

/** Calls of `files`. */
export interface FilesResource {
  /**
   * Read a file, whose name may hold slashes.
   *
   * `GET /v1/files/{file}`
   *
   * @param input.file
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetFileInput, options?: CallOptions): ApiCall<Book, GetFileResponses>;
}

/** Calls of `jobs`. */
export interface JobsResource {
  /**
   * Ask for the end of a job.
   *
   * `POST /v1/jobs/{job}:cancel`
   *
   * @param input.name - Resource name of the form `jobs/{job}`.
   * @returns `2XX`: The job is asked to end.
   * @throws {ApiError} `default`: What went wrong.
   */
  cancel(input: CancelJobInput, options?: CallOptions): ApiCall<undefined, CancelJobResponses>;
  /**
   * Say how a job goes.
   *
   * `GET /v1/jobs/{job}`
   *
   * @param input.name - Resource name of the form `jobs/{job}`.
   * @returns `2XX`: How a job goes.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetJobInput, options?: CallOptions): ApiCall<Job, GetJobResponses>;
}

/** Calls of `ranges`. */
export interface RangesResource {
  /**
   * Read a range: two parameters in one segment.
   *
   * `GET /v1/ranges/{from}-{to}`
   *
   * @param input.from
   * @param input.to
   * @param input.query.ids
   * @param input.query.words
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetRangeInput, options?: CallOptions): ApiCall<Book, GetRangeResponses>;
}

/** Calls of `shelves`. */
export interface ShelvesResource {
  /**
   * Read a shelf, by its resource name.
   *
   * `GET /v1/rooms/{room}/shelves/{shelf}`
   *
   * @param input.name - Resource name of the form `rooms/{room}/shelves/{shelf}`.
   * @returns `2XX`: A book.
   * @throws {ApiError} `default`: What went wrong.
   */
  get(input: GetShelfInput, options?: CallOptions): ApiCall<Book, GetShelfResponses>;
}

/** What `operations.resume` gives, by the operationId of what started the operation. */
export interface StartedOperations {
  bindBook: OperationCall<Binding, NonNullable<Binding["progress"]>>;
  printBook: CancellableOperationCall<Book, NonNullable<Job["metadata"]>>;
}

/** Input of `books.bindings.create`. */
export interface BindBookInput {
  bookId: string;
}

/** Bodies of `books.bindings.create` by status. */
export interface BindBookResponses {
  /** A binding. */
  "2XX": Binding;
  /** What went wrong. */
  default: Problem;
}

/** Input of `jobs.cancel`. */
export interface CancelJobInput {
  /** Resource name, of the form `jobs/{job}`. */
  name: JobName;
}

/** Bodies of `jobs.cancel` by status. */
export interface CancelJobResponses {
  /** The job is asked to end. */
  "2XX": undefined;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.check`. */
export interface CheckBookInput {
  bookId: string;
}

/** Bodies of `books.check` by status. */
export interface CheckBookResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.create`. */
export interface CreateBookInput {
  /** Headers. */
  header?: CreateBookHeaders;
  /** Body of the request. */
  body?: Book;
}

/** Headers of `books.create`. */
export interface CreateBookHeaders {
  "X-Shelf"?: string;
}

/** Bodies of `books.create` by status. */
export interface CreateBookResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.delete`. */
export interface DeleteBookInput {
  bookId: string;
}

/** Bodies of `books.delete` by status. */
export interface DeleteBookResponses {
  /** The book is gone. */
  "2XX": undefined;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.bindings.get`. */
export interface GetBindingInput {
  bookId: string;
  bindingId: string;
}

/** Bodies of `books.bindings.get` by status. */
export interface GetBindingResponses {
  /** A binding. */
  "2XX": Binding;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.get`. */
export interface GetBookInput {
  bookId: string;
}

/** Bodies of `books.get` by status. */
export interface GetBookResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.covers.get`. */
export interface GetCoverInput {
  bookId: string;
}

/** Bodies of `books.covers.get` by status. */
export interface GetCoverResponses {
  /** The picture. */
  "2XX": Blob;
  /** What went wrong. */
  default: Problem;
}

/** Input of `files.get`. */
export interface GetFileInput {
  file: string;
}

/** Bodies of `files.get` by status. */
export interface GetFileResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `jobs.get`. */
export interface GetJobInput {
  /** Resource name, of the form `jobs/{job}`. */
  name: JobName;
}

/** Bodies of `jobs.get` by status. */
export interface GetJobResponses {
  /** How a job goes. */
  "2XX": Job;
  /** What went wrong. */
  default: Problem;
}

/** Input of `ranges.get`. */
export interface GetRangeInput {
  from: string;
  to: string;
  /** Query parameters. */
  query?: GetRangeQuery;
}

/** Bodies of `ranges.get` by status. */
export interface GetRangeResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `shelves.get`. */
export interface GetShelfInput {
  /** Resource name, of the form `rooms/{room}/shelves/{shelf}`. */
  name: ShelfName;
}

/** Bodies of `shelves.get` by status. */
export interface GetShelfResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.list`. */
export interface ListBooksInput {
  /** Query parameters. */
  query?: ListBooksQuery;
}

/** Bodies of `books.list` by status. */
export interface ListBooksResponses {
  /** One page of books. */
  200: BookPage;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.loans.list`. */
export interface ListLoansInput {
  bookId: string;
  /** Query parameters. */
  query?: ListLoansQuery;
}

/** Bodies of `books.loans.list` by status. */
export interface ListLoansResponses {
  /** One page of loans. */
  200: LoanPage;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.print`. */
export interface PrintBookInput {
  bookId: string;
}

/** Bodies of `books.print` by status. */
export interface PrintBookResponses {
  /** How a job goes. */
  "2XX": Job;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.covers.put`. */
export interface PutCoverInput {
  bookId: string;
  /**
   * Body of the request.
   *
   * Sent as `application/octet-stream`.
   */
  body?: RawBody;
}

/** Bodies of `books.covers.put` by status. */
export interface PutCoverResponses {
  /** The picture is kept. */
  "2XX": undefined;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.replace`. */
export interface ReplaceBookInput {
  bookId: string;
  /** Body of the request. */
  body?: Book;
}

/** Bodies of `books.replace` by status. */
export interface ReplaceBookResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}

/** Input of `books.update`. */
export interface UpdateBookInput {
  bookId: string;
  /** Body of the request. */
  body?: Book;
}

/** Bodies of `books.update` by status. */
export interface UpdateBookResponses {
  /** A book. */
  "2XX": Book;
  /** What went wrong. */
  default: Problem;
}
