import type { CalledOperation, CallRequest } from "@seamline/ui/code/operation-call";

/** Creates an operation of a fictional service. */
export function calledOperation(operation: Partial<CalledOperation> = {}): CalledOperation {
  return {
    service: {
      variable: "library",
      packageEntry: "@example/library/v1",
      factory: "createLibraryClient",
      baseUrl: "http://127.0.0.1:4020",
      credentials: { scheme: "bearer", header: "Authorization", token: "ada@example.com" },
    },
    operationId: "getBook",
    method: "GET",
    template: "/v1/books/{bookId}",
    multiSegment: [],
    clientPath: "books.get",
    kind: "plain",
    resultName: "book",
    responseType: "json",
    ...operation,
  };
}

/** Creates a request. Parts that are not given are empty. */
export function callRequest(request: Partial<CallRequest> = {}): CallRequest {
  return { path: {}, query: {}, headers: {}, ...request };
}
