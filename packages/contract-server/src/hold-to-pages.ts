import { expect, test } from "vitest";
import { type BundledDocument, readBundle } from "./bundled-document.ts";
import type { ContractServer, ReceivedRequest, Script } from "./contract-server.ts";
import type { Document, Pagination } from "./document.ts";
import { withValueAt } from "./pointer.ts";
import { routesOf } from "./routes.ts";
import { serveBundle } from "./serve-bundle.ts";
import { splitTarget } from "./target.ts";

/** Makes a list without sending anything but what its iteration asks for. */
export type List<Client> = (client: Client) => AsyncIterable<unknown>;

const TOKEN = "page two/+";
const FIRST = [{ item: 1 }, { item: 2 }];
const SECOND = [{ item: 3 }];

/**
 * Declares the tests that iterate every paged list of a document over two pages: all items come, in order, the second
 * request asks for the second page and for everything else as the first did, and no list is left out.
 */
export function holdToPages<Client>(
  bundle: BundledDocument,
  createClient: (baseUrl: string) => Client,
  lists: Readonly<Record<string, List<Client>>>,
): void {
  const paged = pagedOperations(readBundle(bundle));

  test.each([...paged])("%s iterates from page to page", async (operationId, pagination) => {
    const server = await serveBundle(bundle);
    server.answerWith(operationId, twoPages(pagination));
    const items: unknown[] = [];
    for await (const item of listOf(lists, operationId)(createClient(server.url))) items.push(item);
    expect(items).toEqual([...FIRST, ...SECOND]);
    expectTwoRequests(server, pagination.parameter);
  });

  test("every paged list of the document is iterated", () => {
    expect(Object.keys(lists).sort()).toEqual([...paged.keys()].sort());
  });
}

function listOf<Client>(lists: Readonly<Record<string, List<Client>>>, operationId: string): List<Client> {
  const list = lists[operationId];
  if (!list) throw new Error(`The list ${operationId} is not iterated`);
  return list;
}

function pagedOperations(document: Document): Map<string, Pagination> {
  return new Map(
    routesOf(document).flatMap(({ operationId, operation: { "x-pagination": pagination } }) =>
      pagination ? [[operationId, pagination] as const] : [],
    ),
  );
}

function twoPages(pagination: Pagination): Script {
  const first = pageOf(pagination, FIRST, 1);
  const second = pageOf(pagination, SECOND, 2);
  const wanted = pagination.style === "token" ? TOKEN : "2";
  return ({ query }) => {
    const [, asked] = query.find(([name]) => name === pagination.parameter) ?? [];
    return { body: asked !== undefined && decodeURIComponent(asked) === wanted ? second : first };
  };
}

function pageOf(pagination: Pagination, items: object[], number: 1 | 2): unknown {
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
