import { createEdgeClient } from "@seamline/edge/reference";
import { describe, expect, it } from "vitest";
import { emulate, zonesNamed } from "./support/edge-caller.ts";

const domainsOf = (page: { Items: { Domain: string }[] }) => page.Items.map(({ Domain }) => Domain);

describe("listing zones", () => {
  it("returns the exact JSON text of an empty list for an account without zones", async () => {
    const { send } = emulate();
    const { status, text, headers } = await send("GET", "/dnszone");
    expect(status).toBe(200);
    expect(text).toBe('{"Items":[],"CurrentPage":1,"TotalItems":0,"HasMoreItems":false}');
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("returns 1,000 zones on the first page by default", async () => {
    const { send } = emulate({ seed: { edge: { zones: zonesNamed(1_001) } } });
    const { body } = await send("GET", "/dnszone");
    expect(body).toMatchObject({ CurrentPage: 1, TotalItems: 1_001, HasMoreItems: true });
    expect(body.Items).toHaveLength(1_000);
  });

  it.each([
    { query: "page=1&perPage=5", domains: [1, 2, 3, 4, 5], more: true },
    { query: "page=2&perPage=5", domains: [6, 7, 8, 9, 10], more: true },
    { query: "page=3&perPage=5", domains: [11, 12], more: false },
    { query: "page=4&perPage=5", domains: [], more: false },
    { query: "page=2147483647&perPage=1000", domains: [], more: false },
    { query: "page=1&perPage=12", domains: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], more: false },
    { query: "per_page=5&nonsense=1", domains: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], more: false },
  ])("returns the page for $query", async ({ query, domains, more }) => {
    const { send } = emulate({ seed: { edge: { zones: zonesNamed(12) } } });
    const { status, body } = await send("GET", `/dnszone?${query}`);
    expect(status).toBe(200);
    expect(domainsOf(body)).toEqual(domains.map((number) => `zone-${number}.example`));
    expect(body).toMatchObject({ TotalItems: 12, HasMoreItems: more });
    expect(body.CurrentPage).toBe(Number(new URLSearchParams(query).get("page") ?? 1));
  });
});

describe("page bounds", () => {
  it.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=2147483648", "page"],
    ["page=", "page"],
    ["page=one", "page"],
    ["page=1.5", "page"],
    ["page=1&page=2", "page"],
    ["perPage=4", "perPage"],
    ["perPage=1001", "perPage"],
    ["perPage=99999999999999999999", "perPage"],
    ["perPage=5e1", "perPage"],
    ["perPage=%FF", "perPage"],
  ])("rejects %s with an error that names the parameter", async (query, parameter) => {
    const { send } = emulate();
    const { status, body } = await send("GET", `/dnszone?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      ErrorKey: "dnsZone.validation_error",
      Field: parameter,
      Message: expect.stringContaining(parameter),
    });
  });

  it.each([
    ["page=0", 1, 12],
    ["page=-9", 1, 12],
    ["page=one", 1, 12],
    ["page=", 1, 12],
    ["perPage=1", 1, 5],
    ["perPage=", 1, 12],
    ["perPage=99999999999999999999", 1, 12],
    ["perPage=7.9", 1, 7],
    ["page=3&perPage=2", 3, 2],
  ])("clamps %s to the nearest bound in the observed profile", async (query, page, items) => {
    const { send } = emulate({ profile: "observed", seed: { edge: { zones: zonesNamed(12) } } });
    const { status, body } = await send("GET", `/dnszone?${query}`);
    expect(status).toBe(200);
    expect(body.CurrentPage).toBe(page);
    expect(body.Items).toHaveLength(items);
  });
});

describe("pages past the end", () => {
  it("returns null instead of an empty list past the end in the observed profile", async () => {
    const { send } = emulate({ profile: "observed" });
    expect((await send("GET", "/dnszone")).body.Items).toEqual([]);
    expect((await send("GET", "/dnszone?page=2")).body).toEqual({
      Items: null,
      CurrentPage: 2,
      TotalItems: 0,
      HasMoreItems: false,
    });
  });

  it("the response to HEAD has no body past the end", async () => {
    const { send } = emulate();
    const { status, text, headers } = await send("HEAD", "/dnszone");
    expect([status, text, headers.get("content-length")]).toEqual([200, "", "64"]);
  });
});

describe("searching zones", () => {
  const seed = {
    edge: {
      zones: ["alpha.example", "Beta.Example", "gamma.test", "alphabet.test", "xn--80ak6aa92e.example"].map(
        (Domain) => ({ Domain }),
      ),
    },
  };

  it.each([
    ["alpha", ["alpha.example", "alphabet.test"]],
    ["ALPHA", ["alpha.example", "alphabet.test"]],
    ["eta.ex", ["Beta.Example"]],
    ["test", ["gamma.test", "alphabet.test"]],
    [".", ["alpha.example", "Beta.Example", "gamma.test", "alphabet.test", "xn--80ak6aa92e.example"]],
    ["a", ["alpha.example", "Beta.Example", "gamma.test", "alphabet.test", "xn--80ak6aa92e.example"]],
    ["80ak6aa92e.example", ["xn--80ak6aa92e.example"]],
    ["", ["alpha.example", "Beta.Example", "gamma.test", "alphabet.test", "xn--80ak6aa92e.example"]],
    ["nowhere", []],
    ["1", []],
    ["example 1", []],
    ["example\nBeta", []],
    ["\nbeta", []],
    [" ", []],
    ["%", []],
    ["\u0000", []],
  ])("a search for %j returns the domains that contain it, in list order", async (text, domains) => {
    const { send } = emulate({ seed });
    const { body } = await send("GET", `/dnszone?search=${encodeURIComponent(text)}`);
    expect(domainsOf(body)).toEqual(domains);
    expect(body).toMatchObject({ TotalItems: domains.length, HasMoreItems: false });
  });

  it("search results are paginated, and reflect zones that are created and deleted", async () => {
    const { send } = emulate({ seed: { edge: { zones: zonesNamed(700) } } });
    const { body: created } = await send("POST", "/dnszone", { Domain: "zone-1000.example" });
    const { body } = await send("GET", "/dnszone?search=zone-1&perPage=10&page=12");
    expect(domainsOf(body)).toEqual([198, 199, 1000].slice(1).map((number) => `zone-${number}.example`));
    expect(body).toMatchObject({ CurrentPage: 12, TotalItems: 112, HasMoreItems: false });
    await send("DELETE", `/dnszone/${created.Id}`);
    await send("DELETE", "/dnszone/1");
    expect((await send("GET", "/dnszone?search=zone-1")).body.TotalItems).toBe(110);
  });

  it("a search does not return other accounts' zones", async () => {
    const keys = [{ key: "test-key" }, { key: "other" }];
    const { send } = emulate({ seed: { edge: { keys, zones: [{ Domain: "a.example", key: "other" }] } } });
    expect((await send("GET", "/dnszone?search=a.example")).body.Items).toEqual([]);
  });
});

describe("page faults", () => {
  it("a fault can replace a page past the end with the last page", async () => {
    const { emulator, send } = emulate({ seed: { edge: { zones: zonesNamed(12) } } });
    emulator.faults.add({ operationId: "listDnsZones", clampPages: true });
    const { body } = await send("GET", "/dnszone?page=9&perPage=5");
    expect(body).toMatchObject({ CurrentPage: 3, HasMoreItems: false });
    expect(domainsOf(body)).toEqual(["zone-11.example", "zone-12.example"]);
  });

  it("a fault can make pages smaller than requested, and the page metadata stays consistent", async () => {
    const { emulator, send } = emulate({ seed: { edge: { zones: zonesNamed(12) } } });
    emulator.faults.add({ operationId: "listDnsZones", pageSize: 3 });
    const { body } = await send("GET", "/dnszone?page=2&perPage=1000");
    expect(domainsOf(body)).toEqual(["zone-4.example", "zone-5.example", "zone-6.example"]);
    expect(body).toMatchObject({ CurrentPage: 2, HasMoreItems: true, TotalItems: 12 });
  });
});

describe("lists of 2,500 zones", () => {
  it.each([
    [5, 500],
    [100, 25],
    [1_000, 3],
  ])("the client reads all 2,500 zones with %i zones per page in %i requests", async (perPage, requests) => {
    const { emulator } = emulate({ seed: { edge: { zones: zonesNamed(2_500) } } });
    const client = createEdgeClient({
      baseUrl: "http://127.0.0.1:4012",
      accessKey: "test-key",
      fetch: emulator.edge.fetch,
    });
    const domains: (string | undefined)[] = [];
    for await (const zone of client.dnsZones.list({ query: { perPage } })) domains.push(zone.Domain);
    expect(domains).toEqual(zonesNamed(2_500).map(({ Domain }) => Domain));
    expect(emulator.requests()).toHaveLength(requests);
  });
});
