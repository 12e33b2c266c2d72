import type { KeyedPagination, OpenApiDocument, Pagination } from "@seamline/openapi/document";
import { valueAt, withValueAt } from "@seamline/openapi/json-pointer";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type BundledDocument, bundleExamples, readBundle } from "./bundle-examples.ts";
import {
  type ContractServer,
  type ReceivedRequest,
  type Script,
  startContractServer,
} from "./contract-server.ts";
import { type Call, derivedCalls } from "./derived-calls.ts";
import { routesOf, splitTarget } from "./routing.ts";
import type { ServedResponse } from "./sample-responses.ts";

export type { BundledDocument } from "./bundle-examples.ts";
export type { Call } from "./derived-calls.ts";

/** Serves a bundled document until the current test ends. */
export async function serveBundle(bundle: BundledDocument): Promise<ContractServer> {
  const server = await startContractServer(readBundle(bundle));
  onTestFinished(() => server.close());
  return server;
}

/**
 * Declares tests for every operation, with a server that checks requests against the document. The tests check that a
 * call sends one valid request to the right operation and returns the response body. They also check that a documented
 * failure becomes an error with the documented parts. Calls that are not in `own` are derived from the document.
 *
 * @param createClient creates a client. Its credentials must not occur in documented failures, because errors redact
 * credentials
 * @param also runs additional checks on every request, for example of the credentials
 */
export function testEveryOperation<Client>(
  bundle: BundledDocument,
  createClient: (baseUrl: string) => Client,
  own: Readonly<Record<string, Call<Client>>>,
  also: (received: ReceivedRequest) => void,
): void {
  const document = readBundle(bundle);
  const calls = { ...Object.fromEntries(derivedCalls<Client>(bundle)), ...own };
  const { failures } = bundleExamples(bundle);
  const failing = Object.entries(calls).filter(([operationId]) => failures(operationId).length > 0);
  let server: ContractServer;
  let client: Client;

  beforeAll(async () => {
    server = await startContractServer(document);
    client = createClient(server.url);
  });
  afterAll(() => server.close());

  test.each(Object.entries(calls))("%s sends a valid request", async (operationId, call) => {
    const before = server.received.length;
    const data = await call.send(client);
    const received = server.received.slice(before);
    expect(received).toMatchObject([{ operationId, violations: [], path: call.path ?? {} }]);
    const [request] = received as [ReceivedRequest];
    expect(request.body).toBe(call.body === undefined ? "" : JSON.stringify(call.body));
    if (call.target !== undefined) expect(request.target).toBe(call.target);
    expect(data).toEqual(request.response.body);
    also(request);
  });

  // A document may have no documented failures, and `test.each` requires at least one case.
  if (failing.length > 0) {
    test.each(failing)("%s throws an error that contains the documented parts", async (operationId, call) => {
      for (const failure of failures(operationId)) {
        server.respondWith(operationId, () => failure);
        const error = await Promise.resolve(call.send(client)).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ operationId, ...partsOf(document, failure) });
      }
      server.respondWith(operationId, undefined);
    });
  }

  test("every operation in the document is tested", () => {
    expect(Object.keys(calls)).toHaveLength(bundle.operations);
  });
}

/** Returns the properties that the error for a failure must have. */
function partsOf({ "x-errors": errors = {} }: OpenApiDocument, { status, body }: ServedResponse): object {
  const { code, message } = errors;
  return {
    status,
    body,
    ...(code !== undefined && { code: valueAt(body, code) ?? undefined }),
    ...(message !== undefined && { message: expect.stringContaining(String(valueAt(body, message))) }),
  };
}

/** Creates a list. Requests are sent only when the list is iterated. */
export type List<Client> = (client: Client) => AsyncIterable<unknown>;

const TOKEN = "page two/+";
const FIRST = [{ item: 1 }, { item: 2 }];
const SECOND = [{ item: 3 }];

/**
 * Declares tests that iterate over every list with `x-pagination`. Paginated lists have two pages. The tests check that
 * all items arrive in order, and that the two requests differ only in the page. `lists` must contain every list.
 */
export function testEveryList<Client>(
  bundle: BundledDocument,
  createClient: (baseUrl: string) => Client,
  lists: Readonly<Record<string, List<Client>>>,
): void {
  const paged = pagedOperations(readBundle(bundle));

  test.each([...paged])("%s iterates over all pages", async (operationId, pagination) => {
    const server = await serveBundle(bundle);
    const items: unknown[] = [];
    const iterate = async () => {
      for await (const item of listOf(lists, operationId)(createClient(server.url))) items.push(item);
    };
    if (pagination.style === "single") {
      server.respondWith(operationId, () => ({ body: withValueAt({}, pagination.items, FIRST) }));
      await iterate();
      expect(items).toEqual(FIRST);
      expect(server.received).toMatchObject([{ violations: [] }]);
      return;
    }
    server.respondWith(operationId, twoPages(pagination));
    await iterate();
    expect(items).toEqual([...FIRST, ...SECOND]);
    expectTwoRequests(server, pagination.parameter);
  });

  test("every paged list in the document is tested", () => {
    expect(Object.keys(lists).sort()).toEqual([...paged.keys()].sort());
  });
}

function listOf<Client>(lists: Readonly<Record<string, List<Client>>>, operationId: string): List<Client> {
  const list = lists[operationId];
  if (!list) throw new Error(`No list was passed for ${operationId}`);
  return list;
}

function pagedOperations(document: OpenApiDocument): Map<string, Pagination> {
  return new Map(
    routesOf(document).flatMap(({ operationId, operation: { "x-pagination": pagination } }) =>
      pagination ? [[operationId, pagination as Pagination] as const] : [],
    ),
  );
}

function twoPages(pagination: KeyedPagination): Script {
  const first = pageOf(pagination, FIRST, 1);
  const second = pageOf(pagination, SECOND, 2);
  const wanted = pagination.style === "token" ? TOKEN : "2";
  return ({ query }) => {
    const [, asked] = query.find(([name]) => name === pagination.parameter) ?? [];
    return { body: asked !== undefined && decodeURIComponent(asked) === wanted ? second : first };
  };
}

function pageOf(pagination: KeyedPagination, items: object[], number: 1 | 2): unknown {
  const page = withValueAt({}, pagination.items, items);
  if (pagination.style === "token")
    return withValueAt(page, pagination.next, number === 1 ? TOKEN : undefined);
  return withValueAt(withValueAt(page, pagination.current, number), pagination.more, number === 1);
}

function expectTwoRequests({ received }: ContractServer, parameter: string): void {
  expect(received).toMatchObject([{ violations: [] }, { violations: [] }]);
  const [first = [], second = []] = received.map(queryOf);
  expect(first.map(([name]) => name)).not.toContain(parameter);
  expect(second.filter(([name]) => name !== parameter)).toEqual(first);
}

function queryOf({ target }: ReceivedRequest): readonly (readonly [string, string])[] {
  return splitTarget(target).query;
}
