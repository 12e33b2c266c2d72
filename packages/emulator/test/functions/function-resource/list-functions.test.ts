import { beforeEach, describe, expect, it } from "vitest";
import {
  openStoredFunctions,
  type StoredFunctionsSetup,
  storedFunction,
} from "../support/stored-functions.ts";

const nameOf = (location: string, id: string): string => `projects/p/locations/${location}/functions/${id}`;

const functions = [
  storedFunction(nameOf("here", "delta"), { environment: "GEN_1", updateTime: "2026-03-04T00:00:00.000Z" }),
  storedFunction(nameOf("here", "alpha"), {
    spec: { serviceConfig: { timeoutSeconds: 9 }, labels: { team: "a" } },
  }),
  storedFunction(nameOf("here", "beta"), {
    state: "FAILED",
    spec: { serviceConfig: { timeoutSeconds: 540 } },
  }),
  storedFunction(nameOf("there", "gamma"), { environment: "GEN_1" }),
  storedFunction("projects/other/locations/here/functions/omega", { environment: "GEN_1" }),
];

let setup: StoredFunctionsSetup;

beforeEach(async () => {
  setup = await openStoredFunctions(functions);
});

const idsOf = (body: { readonly functions: readonly { readonly name: string }[] }): string[] =>
  body.functions.map(({ name }) => name.split("/").at(-1) ?? "");

/** Returns the ids of all functions in a list, on all pages. */
async function ids(path: string, query: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const names: string[] = [];
  let pageToken = "";
  do {
    const { status, body } = await setup.get(`${path}?${new URLSearchParams({ ...query, pageToken })}`);
    expect(body).not.toHaveProperty("error");
    expect(status).toBe(200);
    names.push(...idsOf(body));
    pageToken = body.nextPageToken ?? "";
  } while (pageToken !== "");
  return names;
}

const V2 = "/v2/projects/p/locations/here/functions";
const V2_ALL = "/v2/projects/p/locations/-/functions";

describe("listing functions", () => {
  it("lists the functions of a location", async () => {
    const { body } = await setup.get(V2);
    const each = await Promise.all(
      ["alpha", "beta", "delta"].map((id) => setup.get(`/v2/${nameOf("here", id)}`)),
    );
    expect(body).toEqual({ functions: each.map((shown) => shown.body) });
  });

  it("lists only first-generation functions in v1", async () => {
    const { body } = await setup.get("/v1/projects/p/locations/here/functions");
    const shown = await setup.get(`/v1/${nameOf("here", "delta")}`);
    expect(body).toEqual({ functions: [shown.body] });
  });

  it("the location - lists functions in all locations and reports none as unreachable", async () => {
    expect(await ids(V2_ALL)).toEqual(["alpha", "beta", "delta", "gamma"]);
    expect((await setup.get(V2_ALL)).body.unreachable).toEqual([]);
    const { body } = await setup.get("/v1/projects/p/locations/-/functions");
    expect([idsOf(body), body.unreachable]).toEqual([["delta", "gamma"], []]);
  });

  it("returns an empty list if there are no functions", async () => {
    for (const version of ["v1", "v2"])
      expect(await setup.get(`/${version}/projects/p/locations/nowhere/functions`)).toEqual({
        status: 200,
        body: { functions: [] },
      });
  });

  it("rejects a location that the seed does not list", async () => {
    const { get } = await openStoredFunctions(functions, [], { locations: ["here"] });
    for (const version of ["v1", "v2"]) {
      expect((await get(`/${version}/projects/p/locations/here/functions`)).status).toBe(200);
      expect((await get(`/${version}/projects/p/locations/-/functions`)).status).toBe(200);
      expect((await get(`/${version}/projects/p/locations/hers/functions`)).body.error.message).toContain(
        "here?",
      );
    }
  });
});

describe("filters for functions", () => {
  it.each([
    ['environment="GEN_2"', ["alpha", "beta"]],
    ["environment=GEN_1", ["delta"]],
    ["state!=ACTIVE", ["beta"]],
    ["labels.team:*", ["alpha"]],
    ["serviceConfig.timeoutSeconds > 60", ["beta"]],
    ["NOT name:alpha AND environment=GEN_2", ["beta"]],
    ["updateTime >= 2026-03-04T00:00:00Z", ["delta"]],
    ["", ["alpha", "beta", "delta"]],
  ])("lists the functions that match the filter %s", async (filter, expected) => {
    expect(await ids(V2, { filter })).toEqual(expected);
    expect(await ids(V2, { filter, pageSize: "1" })).toEqual(expected);
  });

  it("rejects a malformed filter", async () => {
    const { status, body } = await setup.get(`${V2}?filter=${encodeURIComponent('environment="GEN_2')}`);
    expect([status, body.error.details[0].fieldViolations[0].field]).toEqual([400, "query/filter"]);
  });
});

describe("sorting functions", () => {
  it.each([
    ["name desc", ["gamma", "delta", "beta", "alpha"]],
    ["environment,updateTime desc", ["delta", "gamma", "alpha", "beta"]],
    ["update_time desc", ["delta", "alpha", "beta", "gamma"]],
    ["serviceConfig.timeoutSeconds desc, name desc", ["beta", "gamma", "delta", "alpha"]],
  ])("sorts functions by %s", async (orderBy, expected) => {
    expect(await ids(V2_ALL, { orderBy })).toEqual(expected);
    expect(await ids(V2_ALL, { orderBy, pageSize: "1" })).toEqual(expected);
  });

  it.each(["labels", "colour", "name up"])("rejects the order %s", async (orderBy) => {
    const { status, body } = await setup.get(`${V2}?${new URLSearchParams({ orderBy })}`);
    expect([status, body.error.details[0].fieldViolations[0].field]).toEqual([400, "query/orderBy"]);
  });
});

describe("pages of functions", () => {
  it.each(["/v1/projects/p/locations/-/functions", V2_ALL])(
    "each existing function is on one page while others are created and deleted: %s",
    async (path) => {
      const first = (await setup.get(`${path}?pageSize=1`)).body;
      const late = storedFunction(nameOf("there", "zeta"), { environment: "GEN_1" });
      await setup.store([late, ...functions.filter(({ name }) => !name.endsWith("/delta"))]);
      const rest = (await setup.get(`${path}?pageToken=${first.nextPageToken}`)).body;
      expect(idsOf(rest)).toEqual(path === V2_ALL ? ["beta", "gamma", "zeta"] : ["gamma", "zeta"]);
      expect(rest).not.toHaveProperty("nextPageToken");
    },
  );

  it("accepts a page token only for the same parent, filter and order", async () => {
    const { nextPageToken } = (await setup.get(`${V2}?pageSize=1`)).body;
    const others = [
      V2_ALL,
      `${V2}?filter=state:*`,
      `${V2}?orderBy=state`,
      "/v1/projects/p/locations/here/functions",
    ];
    for (const other of others) {
      const { status } = await setup.get(
        `${other}${other.includes("?") ? "&" : "?"}pageToken=${nextPageToken}`,
      );
      expect([other, status]).toEqual([other, 400]);
    }
    expect((await setup.get(`${V2}?orderBy=name%20asc&pageToken=x`)).status).toBe(400);
  });

  it.each(["-1", "x"])("rejects the page size %s", async (pageSize) => {
    for (const path of ["/v1/projects/p/locations/-/functions", V2])
      expect((await setup.get(`${path}?pageSize=${pageSize}`)).status).toBe(400);
  });

  it("applies the page size set by a fault", async () => {
    setup.emulator.faults.add({ operationId: "listFunctions", pageSize: 1 });
    expect(idsOf((await setup.get(V2)).body)).toEqual(["alpha"]);
  });
});
