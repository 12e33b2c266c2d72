import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createClient,
  isApiError,
  isSeamlineError,
  longRunning,
  pages,
  type ServiceDefinition,
} from "../src/index.ts";

const SUCCESSES = [200, 201, 202, 204];
const FAILURES = [400, 401, 403, 404, 409, 429, 500, 502, 503];

interface Body {
  readonly type?: string;
  readonly text: string;
}

/** A body with the data of every type of call. */
const WELL = { a: 1, name: "jobs/1", done: true, response: { a: 1 }, items: ["x"], page: 1, more: false };
const JSON_TEXT = JSON.stringify(WELL);

const bodies: Readonly<Record<string, Body>> = {
  empty: { text: "" },
  JSON: { type: "application/json", text: JSON_TEXT },
  HTML: { type: "text/html", text: "<h1>Sign in</h1>" },
  "bad JSON": { type: "application/json", text: '{"a":' },
  "no content type": { text: JSON_TEXT },
};

const definition: ServiceDefinition<unknown> = {
  title: "Things",
  features: [longRunning, pages],
  operations: {
    getThing: { method: "GET", path: "/thing", place: ["get"], idempotent: true },
    createThing: { method: "POST", path: "/things", place: ["create"], idempotent: false },
    deleteThing: { method: "DELETE", path: "/thing", place: ["delete"], idempotent: true },
    listByPage: {
      ...{ method: "GET", path: "/pages", place: ["byPage"], idempotent: true },
      pagination: { style: "page", parameter: "page", items: "/items", current: "/page", more: "/more" },
    },
    listByToken: {
      ...{ method: "GET", path: "/tokens", place: ["byToken"], idempotent: true },
      pagination: { style: "token", parameter: "token", items: "/items", next: "/next" },
    },
    startThing: {
      ...{ method: "POST", path: "/jobs", place: ["start"], idempotent: false },
      longRunning: { get: "getJob", parameters: { job: "/name" }, done: "/done", response: "/response" },
    },
    getJob: { method: "GET", path: "/jobs/{job}", place: ["getJob"], idempotent: true },
  },
};

type Outcome = { readonly data: unknown } | Failure;

interface Failure {
  readonly error: string;
  readonly status: number;
  readonly body: unknown;
  readonly bodyText?: string;
  readonly retryable?: boolean;
}

/** Returns the expected outcome of a success, depending on the body. */
type Reading = (body: Body, status: number) => Outcome;

interface Kind {
  readonly call: (client: AnyClient) => Promise<unknown>;
  readonly reads: Reading;
  readonly idempotent: boolean;
}

/** Result of `http`: data, or the body of a failure. */
interface HttpResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

type Method = (input?: object) => Promise<unknown> & { wait(): Promise<unknown> };

interface AnyClient
  extends Readonly<Record<"get" | "create" | "delete" | "byPage" | "byToken" | "start", Method>> {
  readonly http: { GET(path: string, init: object): Promise<HttpResult> };
}

const unreadable = ({ text }: Body, status: number, retryable: boolean): Failure => ({
  ...{ error: "ApiError", status, body: undefined, bodyText: text, retryable },
});
const isData = ({ text }: Body): boolean => text === JSON_TEXT;

/** A call that returns its body, if it has one. */
const readsBody: Reading = (body, status) =>
  body.text === "" || isData(body)
    ? { data: body.text === "" ? undefined : WELL }
    : unreadable(body, status, false);

/** A call that requires certain members in the body. */
const readsPart =
  (data: unknown): Reading =>
  (body, status) =>
    isData(body) ? { data } : unreadable(body, status, false);

/** A call that accepts any body. */
const readsText: Reading = ({ text }) => ({ data: text });

/** A failure that is returned instead of thrown, as in openapi-fetch. */
class ReturnedError {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

function http(init: object, read: (data: unknown) => unknown = (data) => data): Kind["call"] {
  return async ({ http: { GET } }) => {
    const { data, error, response } = await GET("/thing", init);
    if (!response.ok) throw new ReturnedError(response.status, error);
    return read(data);
  };
}

const textOf = (data: unknown): Promise<string> => new Response(data as BodyInit | null).text();

async function itemsOf(list: unknown): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const item of list as AsyncIterable<unknown>) items.push(item);
  return items;
}

const kinds: Readonly<Record<string, Kind>> = {
  GET: { call: (client) => client.get(), reads: readsBody, idempotent: true },
  "POST with a body": {
    call: (client) => client.create({ body: { a: 1 } }),
    reads: readsBody,
    idempotent: false,
  },
  DELETE: { call: (client) => client.delete(), reads: readsBody, idempotent: true },
  "one numbered page": { call: (client) => client.byPage(), reads: readsBody, idempotent: true },
  "numbered pages": { call: (client) => itemsOf(client.byPage()), reads: readsPart(["x"]), idempotent: true },
  "chained pages": { call: (client) => itemsOf(client.byToken()), reads: readsPart(["x"]), idempotent: true },
  "the start of a long-running operation": {
    call: (client) => client.start(),
    reads: readsBody,
    idempotent: false,
  },
  "a wait": { call: (client) => client.start().wait(), reads: readsPart({ a: 1 }), idempotent: false },
  "http.GET": { call: http({}), reads: readsBody, idempotent: true },
  "http.GET as text": { call: http({ parseAs: "text" }), reads: readsText, idempotent: true },
  "http.GET as a blob": { call: http({ parseAs: "blob" }, textOf), reads: readsText, idempotent: true },
  "http.GET as bytes": { call: http({ parseAs: "arrayBuffer" }, textOf), reads: readsText, idempotent: true },
  "http.GET as a stream": { call: http({ parseAs: "stream" }, textOf), reads: readsText, idempotent: true },
};

let server: Server;
let client: AnyClient;
let reply: Body & { readonly status: number };

beforeAll(async () => {
  server = createServer((_, response) => {
    const { status, type, text } = reply;
    response.writeHead(status, type === undefined ? {} : { "content-type": type }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  client = createClient(definition, { baseUrl: `http://127.0.0.1:${port}`, retry: false }) as AnyClient;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Converts the outcome of a call to a form that tests can compare. Untyped errors are unchanged. */
async function outcomeOf(call: Kind["call"]): Promise<unknown> {
  try {
    return { data: await call(client) };
  } catch (error) {
    if (error instanceof ReturnedError) return { ...error, error: "returned" };
    if (!isSeamlineError(error) || !isApiError(error)) return error;
    const { name, status, body, bodyText, retryable } = error;
    return { error: name, status, body, bodyText, retryable };
  }
}

/** Returns the expected outcome. A 204 never has a body (RFC 9110 section 15.3.5). */
function expectedOf({ reads, idempotent }: Kind, name: string, body: Body, status: number): Outcome {
  if (SUCCESSES.includes(status)) return reads(status === 204 ? { text: "" } : body, status);
  const shown = isData(body) ? WELL : body.text || undefined;
  if (name.startsWith("http")) return { error: "returned", status, body: shown };
  const retryable = status === 429 || (idempotent && status >= 500);
  return { error: "ApiError", status, body: shown, bodyText: body.text, retryable };
}

describe.each(Object.entries(kinds))("%s", (name, kind) => {
  test.each(Object.entries(bodies))(
    "returns the documented outcome for every status with the body: %s",
    async (_, body) => {
      const [actual, expected]: [Record<number, unknown>, Record<number, unknown>] = [{}, {}];
      for (const status of [...SUCCESSES, ...FAILURES]) {
        reply = { ...body, status };
        actual[status] = await outcomeOf(kind.call);
        expected[status] = expectedOf(kind, name, body, status);
      }
      expect(actual).toEqual(expected);
    },
  );
});
