import { describe, expect, expectTypeOf, it } from "vitest";
import {
  createEmulator,
  type EmulatorOptions,
  type EmulatorSeed,
  InvalidSeedError,
  type SeedToken,
} from "../../../src/index.ts";
import { senderTo } from "../../support/law-office.ts";
import { accounts, openChambers } from "./support/chambers.ts";

const tokens = {
  work: "ann@example.com",
  look: { account: "1001", readOnly: true },
  full: { account: "1001" },
};

function withTokens() {
  return senderTo(createEmulator({ seed: { tokens, accounts } as EmulatorOptions["seed"] }));
}

describe("bearer tokens", () => {
  it("a token authenticates as the account that the seed assigns to it", async () => {
    const as = withTokens();
    const { matterId } = (await as("work")("POST", "", { name: "Lease" })).body;
    for (const token of ["full", "look", "ANN@example.com", "1001"])
      expect((await as(token)("GET", `/${matterId}`)).body.name).toBe("Lease");
  });

  it.each(["unknown", "gone@example.com", "toString"])(
    "a token without an account is rejected: %s",
    async (token) => {
      const { status, body } = await withTokens()(token)("GET", "");
      expect([status, body.error.status]).toEqual([401, "UNAUTHENTICATED"]);
      expect(JSON.stringify(body)).not.toContain(token);
    },
  );

  it("a read-only token can get and list resources, but cannot change anything", async () => {
    const as = withTokens();
    const { matterId } = (await as("work")("POST", "", { name: "Lease" })).body;
    const look = as("look");
    for (const path of [
      "",
      `/${matterId}`,
      `/${matterId}/holds`,
      `/${matterId}/savedQueries`,
      `/${matterId}/exports`,
    ])
      expect([path, (await look("GET", path)).status]).toEqual([path, 200]);
    const changes = [
      await look("POST", "", { name: "Other" }),
      await look("PUT", `/${matterId}`, { name: "Other" }),
      await look("POST", `/${matterId}:close`),
      await look("POST", `/${matterId}:count`, {}),
      await look("POST", `/${matterId}/holds`, {}),
    ];
    for (const { status, body } of changes) {
      expect([status, body.error.status]).toEqual([403, "PERMISSION_DENIED"]);
      expect(body.error.message).toContain(".../auth/ediscovery");
    }
    expect((await look("GET", "")).body.matters).toMatchObject([{ name: "Lease", state: "OPEN" }]);
  });

  it("the seed type requires an account for every token", () => {
    expectTypeOf<NonNullable<EmulatorSeed["tokens"]>[string]>().toEqualTypeOf<string | SeedToken>();
    // @ts-expect-error a token is mapped to an account
    expect(() => createEmulator({ seed: { tokens: { look: { readOnly: true } } } })).toThrow(
      InvalidSeedError,
    );
  });
});

describe("token locations", () => {
  it.each([
    ["the header", "", "Bearer o'hara+x@example.com", 200],
    ["the query if there is no header", "?access_token=ann%40example.com", undefined, 200],
    ["the older query parameter", "?alt=json&oauth_token=ann", undefined, 200],
    ["the header even if it is invalid and the query has a token", "?access_token=ann", "Basic YTpi", 401],
    ["the query, and treats an empty token as missing", "?access_token=", undefined, 401],
  ])("reads the token from %s", async (_, query, authorization, status) => {
    const { retention } = createEmulator();
    const headers = new Headers(authorization === undefined ? [] : [["authorization", authorization]]);
    expect((await retention.fetch(`http://127.0.0.1/v1/matters${query}`, { headers })).status).toBe(status);
  });
});

describe("limits of the reference profile", () => {
  it("rate limits are off by default", async () => {
    const { ann } = openChambers();
    for (let count = 0; count < 13; count += 1) expect((await ann("GET", "")).status).toBe(200);
    const edgeOnly = openChambers({ limits: { requestsPerSecond: 1 } });
    for (let count = 0; count < 13; count += 1) expect((await edgeOnly.ann("GET", "")).status).toBe(200);
  });

  it("rate limits allow a project to list matters twelve times per minute (ten reads each)", async () => {
    const { ann, bob, emulator } = openChambers({ limits: "reference" });
    for (let count = 0; count < 6; count += 1)
      for (const send of [ann, bob]) expect((await send("GET", "")).status).toBe(200);
    await emulator.clock.advance(15_500);
    const response = await emulator.retention.fetch("http://127.0.0.1/v1/matters", {
      headers: { authorization: "Bearer ann@example.com" },
    });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "45"]);
    expect((await response.json()).error).toMatchObject({ code: 429, status: "RESOURCE_EXHAUSTED" });
    await emulator.clock.advance(44_500);
    expect((await ann("GET", "")).status).toBe(200);
  });

  it.each([
    ["matter writes", 60, 1, (id: string) => ["PUT", `/${id}`]],
    ["permission writes", 30, 0, (id: string) => ["POST", `/${id}:addPermissions`]],
    ["hold reads", 228, 0, (id: string) => ["GET", `/${id}/holds`]],
    ["exports, which cost ten writes each,", 2, 0, (id: string) => ["POST", `/${id}/exports`]],
  ] as const)("limits allow %s %i times per minute", async (_, times, spent, request) => {
    const { ann, open, emulator } = openChambers({ limits: "reference" });
    const [method = "", path = ""] = request(await open());
    const send = () => ann(method, path, method === "GET" ? undefined : {});
    for (let count = spent; count < times; count += 1) expect((await send()).status).not.toBe(429);
    expect((await send()).status).toBe(429);
    await emulator.clock.advance(60_000);
    expect((await send()).status).not.toBe(429);
  });

  it("rejected requests do not count toward the rate limits", async () => {
    const { ann, open } = openChambers({ limits: "reference" });
    const id = await open();
    const get = () => ann("GET", `/${id}`);
    for (let count = 1; count < 60; count += 1) await ann("PUT", `/${id}`, {});
    for (let count = 0; count < 100; count += 1) expect((await ann("PUT", `/${id}`, {})).status).toBe(429);
    for (let count = 0; count < 60; count += 1) expect((await get()).status).toBe(200);
    expect((await get()).status).toBe(429);
  });

  it("requests without credentials do not count toward the rate limits", async () => {
    const { as, ann } = openChambers({ limits: "reference" });
    for (let count = 0; count < 20; count += 1) expect((await as("nobody")("GET", "")).status).toBe(401);
    expect((await ann("GET", "")).status).toBe(200);
  });
});

describe("internal errors of the service", () => {
  it("the body of an internal error omits the status name, as the contract specifies", async () => {
    const { ann, emulator } = openChambers();
    emulator.faults.add({ operationId: "listMatters", status: 500 });
    expect(await ann("GET", "")).toEqual({
      status: 500,
      body: { error: { code: 500, message: expect.stringMatching(/./) } },
    });
  });
});
