import type {
  ApiCall,
  CallOptions,
  CancellableOperationCall,
  CancellableOperations,
  Clock,
  OperationCall,
  ServiceClient,
  ServiceDefinition,
} from "../../src/index.ts";
import { createClient, longRunning } from "../../src/index.ts";
import { json, type LoopbackServer, type Received, type Reply, startServer } from "./loopback-server.ts";

export interface Edition {
  copies: number;
}

export interface Progress {
  printed: number;
}

export interface PrintJob {
  name?: string;
  done?: boolean;
  error?: unknown;
  response?: Edition;
  metadata?: Progress;
}

export interface Copy {
  bookId?: string;
  id?: string;
  status?: string;
  pages?: number;
}

/** A definition like the output of codegen for a fictional service with long-running operations. */
export interface PressClient extends ServiceClient<object> {
  readonly books: {
    print(
      input: { bookId: string; body?: unknown },
      options?: CallOptions,
    ): CancellableOperationCall<Edition, Progress, PrintJob, { 200: PrintJob; 400: { reason: string } }>;
    bind(input: { bookId: string }, options?: CallOptions): OperationCall<string>;
    copy(input: { bookId: string }, options?: CallOptions): OperationCall<Copy, number, Copy>;
    getCopy(input: { bookId: string; copyId: string }, options?: CallOptions): ApiCall<Copy>;
  };
  readonly operations: CancellableOperations<{
    printBook: CancellableOperationCall<Edition, Progress>;
    bindBook: OperationCall<string>;
  }>;
  readonly jobs: {
    get(input: { name: string }, options?: CallOptions): ApiCall<PrintJob>;
    cancel(input: { name: string }, options?: CallOptions): ApiCall<object>;
  };
  readonly tasks: { get(input: { pathQuery: string }, options?: CallOptions): ApiCall<unknown> };
}

export const press: ServiceDefinition<PressClient> = {
  title: "Press",
  features: [longRunning],
  errors: { code: "/error/status", message: "/error/message" },
  operations: {
    printBook: {
      method: "POST",
      path: "/v1/books/{bookId}:print",
      place: ["books", "print"],
      idempotent: false,
      longRunning: {
        get: "getJob",
        cancel: "cancelJob",
        parameters: { name: "/name" },
        done: "/done",
        error: "/error",
        response: "/response",
        metadata: "/metadata",
      },
    },
    bindBook: {
      method: "POST",
      path: "/v1/books/{bookId}:bind",
      place: ["books", "bind"],
      idempotent: false,
      longRunning: {
        get: "getTask",
        parameters: { pathQuery: "/task" },
        done: "/status/over",
        response: "/status/result",
      },
    },
    copyBook: {
      method: "POST",
      path: "/v1/books/{bookId}/copies",
      place: ["books", "copy"],
      idempotent: false,
      longRunning: {
        get: "getCopy",
        parameters: { bookId: "/bookId", copyId: "/id" },
        done: "/status",
        doneValues: ["MADE", "LOST"],
        failedValues: ["LOST"],
        response: "",
        metadata: "/pages",
      },
    },
    getCopy: {
      method: "GET",
      path: "/v1/books/{bookId}/copies/{copyId}",
      place: ["books", "getCopy"],
      idempotent: true,
    },
    getJob: {
      method: "GET",
      path: "/v1/halls/{hall}/jobs/{job}",
      place: ["jobs", "get"],
      idempotent: true,
      resourceName: { input: "name", pattern: "halls/{hall}/jobs/{job}" },
      multiSegment: ["job"],
    },
    cancelJob: {
      method: "POST",
      path: "/v1/halls/{hall}/jobs/{job}:cancel",
      place: ["jobs", "cancel"],
      idempotent: false,
      resourceName: { input: "name", pattern: "halls/{hall}/jobs/{job}" },
      multiSegment: ["job"],
    },
    getTask: {
      method: "GET",
      path: "/v1/tasks/{query}",
      place: ["tasks", "get"],
      idempotent: true,
      renamed: { pathQuery: "query" },
    },
  },
};

/** Shared name of all jobs. */
export const JOB = "halls/h/jobs/2030/7";

export const going: Reply = json({ name: JOB } satisfies PrintJob);
export const printed: Reply = json({ name: JOB, done: true, response: { copies: 3 } } satisfies PrintJob);

type Responder = (received: Received) => Reply;

/**
 * Starts a press that sends one reply per request, and repeats the last one. If a reply is `undefined`, the request
 * stays open. A reply can also be a function that creates it.
 */
export async function startPress(
  clock: Clock,
  ...replies: (Reply | Responder | undefined)[]
): Promise<{ client: PressClient; server: LoopbackServer }> {
  let requested = 0;
  const server = await startServer((received) => {
    requested += 1;
    const reply = replies[Math.min(requested, replies.length) - 1];
    return typeof reply === "function" ? reply(received) : reply;
  });
  return { client: createClient(press, { baseUrl: server.url, clock }), server };
}
