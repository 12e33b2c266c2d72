import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  bearer,
  createEdgeClient,
  type EdgeClientOptions,
  isApiError,
  isInvalidArgumentError,
  isPaginationLoopError,
} from "../src/generated/index.gen.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves one body per query string with sorted parameters. Other requests receive a documented 404. */
async function serve(bodies: Record<string, unknown>, seen: string[] = []): Promise<string> {
  const running = createServer((request, response) => {
    const parameters = new URLSearchParams(request.url?.split("?")[1]);
    parameters.sort();
    const query = parameters.toString();
    seen.push(query);
    const found = bodies[query];
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(
      JSON.stringify(found ?? { ErrorKey: "dnsZone.not_found", Field: "DnsZone", Message: "No such zone." }),
    );
  });
  server = running;
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
}

const page = (CurrentPage: number, Items: object[], HasMoreItems: boolean) => ({
  Items,
  CurrentPage,
  TotalItems: 3,
  HasMoreItems,
});

test("iterates over the items of all pages, including short and empty pages", async () => {
  const seen: string[] = [];
  const baseUrl = await serve(
    {
      "perPage=2": page(1, [{ Id: 1 }, { Id: 2 }], true),
      "page=2&perPage=2": page(2, [], true),
      "page=3&perPage=2": page(3, [{ Id: 3 }], false),
    },
    seen,
  );
  const edge = createEdgeClient({ baseUrl, accessKey: "key" });
  const ids: unknown[] = [];
  for await (const zone of edge.dnsZones.list({ query: { perPage: 2 } })) ids.push(zone.Id);
  expect(ids).toEqual([1, 2, 3]);
  expect(seen.map((query) => new URLSearchParams(query).get("page"))).toEqual([null, "2", "3"]);
});

test("requests no more pages after the loop ends", async () => {
  const seen: string[] = [];
  const baseUrl = await serve({ "": page(1, [{ Id: 1 }, { Id: 2 }], true) }, seen);
  for await (const zone of createEdgeClient({ baseUrl, accessKey: "key" }).dnsZones.list()) {
    expect(zone.Id).toBe(1);
    break;
  }
  expect(seen).toEqual([""]);
});

test("throws an error if the service repeats a page", async () => {
  const baseUrl = await serve({ "": page(1, [{ Id: 1 }], true), "page=2": page(1, [{ Id: 1 }], true) });
  const zones = createEdgeClient({ baseUrl, accessKey: "key" }).dnsZones.list().toArray();
  await expect(zones).rejects.toSatisfy(isPaginationLoopError);
});

test("the error contains the parts of the documented error body", async () => {
  const baseUrl = await serve({});
  const error = await createEdgeClient({ baseUrl, accessKey: "key" })
    .dnsZones.list()
    .catch((reason: unknown) => reason);
  expect(error).toSatisfy(isApiError);
  expect(error).toMatchObject({
    status: 404,
    code: "dnsZone.not_found",
    field: "DnsZone",
    operationId: "listDnsZones",
  });
  expect((error as Error).message).toContain("No such zone.");
});

test("rejects accessKey together with auth before anything is sent", () => {
  const twice = () =>
    createEdgeClient({
      baseUrl: "http://127.0.0.1:9",
      accessKey: "key",
      auth: { header: () => ["AccessKey", "key"] } as never,
    });
  expect(twice).toThrow(expect.toSatisfy(isInvalidArgumentError));
  expect(twice).toThrow(/must not be combined with accessKey/);
});

const baseUrl = "http://127.0.0.1:9";

test.each([
  ["a key that is not set", { baseUrl, accessKey: process.env.SEAMLINE_NO_SUCH_KEY }],
  ["no key at all", { baseUrl }],
  ["no options", undefined],
])("rejects %s before anything is sent", (_, options) => {
  const unset = () => createEdgeClient(options as EdgeClientOptions);
  expect(unset).toThrow(expect.toSatisfy(isInvalidArgumentError));
  expect(unset).toThrow("options.accessKey is missing: pass a key, or set auth to false to send no key");
});

test("sends no key with auth: false", async () => {
  const seen: Headers[] = [];
  const fetch = (request: Request): Response => {
    seen.push(request.headers);
    return Response.json(page(1, [], false));
  };
  await createEdgeClient({ baseUrl, fetch, auth: false }).dnsZones.list();
  expect(seen.map((headers) => headers.get("accesskey"))).toEqual([null]);
});

test("creating a client without a key does not compile", () => {
  void (() => {
    // @ts-expect-error neither accessKey nor auth is set
    createEdgeClient({ baseUrl });
    // @ts-expect-error the key is possibly undefined
    createEdgeClient({ baseUrl, accessKey: process.env.SEAMLINE_KEY });
    createEdgeClient({ baseUrl, auth: bearer("t0ken") });
  });
});
