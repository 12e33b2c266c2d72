// Made by `seamline-codegen --spec openapi.json --client-name LibraryClient`. Do not edit: the next run writes it anew.

export interface Binding {
  id?: string;
  bookId?: string;
  state?: string;
  progress?: {
    [key: string]: unknown;
  };
}

export interface Book {
  title?: string;
}

export interface BookPage {
  items?: string[];
  page?: number;
  total?: number;
  more?: boolean;
}

export interface Job {
  name?: string;
  done?: boolean;
  error?: {
    [key: string]: unknown;
  };
  response?: Book;
  metadata?: {
    [key: string]: unknown;
  };
}

export interface LoanPage {
  loans?: string[];
  nextPageToken?: string;
}

export interface Problem {
  error?: {
    code?: string;
    message?: string;
    field?: string;
  };
}

/** Query parameters of `ranges.get`. */
export interface GetRangeQuery {
  ids?: string[];
  words?: string[];
}

/** Query parameters of `books.list`. */
export interface ListBooksQuery {
  page?: number;
  q?: string;
}

/** Query parameters of `books.loans.list`. */
export interface ListLoansQuery {
  pageToken?: string;
}

export interface paths {
  "/v1/books": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List books by page number */
    get: operations["listBooks"];
    put?: never;
    /** Add a book */
    post: operations["createBook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    /** Read a book */
    get: operations["getBook"];
    /** Replace a book */
    put: operations["replaceBook"];
    post?: never;
    /** Remove a book */
    delete: operations["deleteBook"];
    options?: never;
    head?: never;
    /** Change a book */
    patch: operations["updateBook"];
    trace?: never;
  };
  "/v1/books/{bookId}:check": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether a book is there: a POST that changes nothing */
    post: operations["checkBook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}/cover": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    /** Read the cover of a book */
    get: operations["getCover"];
    /** Replace the cover of a book */
    put: operations["putCover"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}/loans": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    /** List the loans of a book by token */
    get: operations["listLoans"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}:print": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Print a book, which takes long */
    post: operations["printBook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}/bindings": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bind a book, which takes long: the binding itself says how far it is */
    post: operations["bindBook"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/books/{bookId}/bindings/{bindingId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
        bindingId: string;
      };
      cookie?: never;
    };
    /** Read a binding */
    get: operations["getBinding"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/jobs/{job}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job: components["parameters"]["job"];
      };
      cookie?: never;
    };
    /** Say how a job goes */
    get: operations["getJob"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/jobs/{job}:cancel": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job: components["parameters"]["job"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for the end of a job */
    post: operations["cancelJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/rooms/{room}/shelves/{shelf}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        room: string;
        shelf: string;
      };
      cookie?: never;
    };
    /** Read a shelf, by its resource name */
    get: operations["getShelf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/files/{file}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    /** Read a file, whose name may hold slashes */
    get: operations["getFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/ranges/{from}-{to}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        from: string;
        to: string;
      };
      cookie?: never;
    };
    /** Read a range: two parameters in one segment */
    get: operations["getRange"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    Binding: Binding;
    Book: Book;
    BookPage: BookPage;
    Job: Job;
    LoanPage: LoanPage;
    Problem: Problem;
  };
  responses: {
    /** @description A book. */
    Book: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Book;
      };
    };
    /** @description How a job goes. */
    Job: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Job;
      };
    };
    /** @description What went wrong. */
    Problem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Problem;
      };
    };
    /** @description A binding. */
    Binding: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": Binding;
      };
    };
  };
  parameters: {
    bookId: string;
    job: string;
  };
}

export interface operations {
  listBooks: {
    parameters: {
      query?: ListBooksQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of books. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": BookPage;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  createBook: {
    parameters: {
      query?: never;
      header?: {
        "X-Shelf"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Book;
      };
    };
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  getBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  replaceBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Book;
      };
    };
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  deleteBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The book is gone. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Problem"];
    };
  };
  updateBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": Book;
      };
    };
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  checkBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  getCover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  putCover: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/octet-stream": Blob;
      };
    };
    responses: {
      /** @description The picture is kept. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Problem"];
    };
  };
  listLoans: {
    parameters: {
      query?: ListLoansQuery;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of loans. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": LoanPage;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  printBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Job"];
      default: components["responses"]["Problem"];
    };
  };
  bindBook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Binding"];
      default: components["responses"]["Problem"];
    };
  };
  getBinding: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bookId: components["parameters"]["bookId"];
        bindingId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Binding"];
      default: components["responses"]["Problem"];
    };
  };
  getJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job: components["parameters"]["job"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Job"];
      default: components["responses"]["Problem"];
    };
  };
  cancelJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job: components["parameters"]["job"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job is asked to end. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Problem"];
    };
  };
  getShelf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        room: string;
        shelf: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  getFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        file: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
  getRange: {
    parameters: {
      query?: GetRangeQuery;
      header?: never;
      path: {
        from: string;
        to: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      "2XX": components["responses"]["Book"];
      default: components["responses"]["Problem"];
    };
  };
}
