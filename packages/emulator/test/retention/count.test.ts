import { beforeEach, describe, expect, it } from "vitest";
import { COUNT_MS, type CountOffice, openCountOffice } from "./long-running/support/count-office.ts";
import { mailOf } from "./support/retention-seed.ts";

let office: CountOffice;

beforeEach(async () => {
  office = await openCountOffice();
});

/**
 * Runs a count to its end.
 * @returns the response of its operation
 */
async function countResponse(query?: object, view?: string) {
  const { body } = await office.count(query, view);
  await office.emulator.clock.advance(COUNT_MS);
  return (await office.operation(body.name)).body.response;
}

describe("counts", () => {
  it("a count is a long-running operation", async () => {
    const query = mailOf("carol@example.com");
    const metadata = { matterId: office.matterId, query, startTime: "2026-03-03T09:00:00.000Z" };
    const started = await office.count(query);
    expect(started).toEqual({
      status: 200,
      body: { name: expect.stringMatching(/^operations\/.+\/.+/), done: false, metadata },
    });
    await office.emulator.clock.advance(COUNT_MS - 1);
    expect((await office.operation(started.body.name)).body).toMatchObject({ done: false });
    await office.emulator.clock.advance(1);
    const { body } = await office.operation(started.body.name);
    expect(body).toEqual({
      name: started.body.name,
      done: true,
      metadata: { "@type": "CountArtifactsMetadata", ...metadata, endTime: "2026-03-03T09:00:01.000Z" },
      response: expect.objectContaining({ "@type": "CountArtifactsResponse", totalCount: "2" }),
    });
  });

  it("a count distinguishes matching, failing and unknown accounts", async () => {
    const names = ["2210", "carol@example.com", "dave@example.com", "lost@example.com", "nobody@example.com"];
    expect(await countResponse({ ...mailOf(...names), terms: "lease OR rent" }, "ALL")).toEqual({
      "@type": "CountArtifactsResponse",
      totalCount: "2",
      mailCountResult: {
        queriedAccountsCount: "3",
        matchingAccountsCount: "1",
        nonQueryableAccounts: ["nobody@example.com"],
        accountCounts: [{ account: { email: "carol@example.com", displayName: "Carol Diaz" }, count: "2" }],
        accountCountErrors: [{ account: { email: "lost@example.com" }, errorType: "LOCATION_UNAVAILABLE" }],
      },
    });
  });

  it("a count lists results for each account, except in the TOTAL_COUNT view", async () => {
    const { mailCountResult } = await countResponse(mailOf("carol@example.com"), "TOTAL_COUNT");
    expect(mailCountResult).toMatchObject({ queriedAccountsCount: "1", matchingAccountsCount: "1" });
    expect(mailCountResult).not.toHaveProperty("accountCounts");
    const views = [undefined, "ALL", "COUNT_RESULT_VIEW_UNSPECIFIED"];
    for (const view of views)
      expect((await countResponse(mailOf("2210"), view)).mailCountResult.accountCounts).toHaveLength(1);
  });

  it("a count has separate results for mail and groups if both were counted", async () => {
    expect(await countResponse({ corpus: "GROUPS" })).toMatchObject({
      totalCount: "1",
      groupsCountResult: {
        accountCounts: [{ account: { email: "team@example.com", displayName: "Team" }, count: "1" }],
      },
    });
    expect(Object.keys(await countResponse({ corpus: "GROUPS" }))).not.toContain("mailCountResult");
    expect(await countResponse({ corpus: "DRIVE" })).toEqual({
      "@type": "CountArtifactsResponse",
      totalCount: "1",
    });
    expect(await countResponse({ terms: "lease" })).toMatchObject({
      totalCount: "3",
      mailCountResult: { matchingAccountsCount: "1" },
      groupsCountResult: { matchingAccountsCount: "1" },
    });
  });

  it("a count fails for every account if the terms are too broad", async () => {
    const { mailCountResult } = await countResponse({ ...mailOf("2210", "dave@example.com"), terms: "le*" });
    expect(mailCountResult.accountCountErrors).toMatchObject([
      { errorType: "WILDCARD_TOO_BROAD" },
      { errorType: "WILDCARD_TOO_BROAD" },
    ]);
  });
});

describe("running counts", () => {
  it("a running count includes data that holds preserved when the count started", async () => {
    const holds = `/matters/${office.matterId}/holds`;
    const accounts = [{ email: "carol@example.com" }];
    const query = { corpus: "MAIL", dataScope: "HELD_DATA" };
    const hold = { name: "h", corpus: "MAIL", accounts, query: { mailQuery: { terms: "rent" } } };
    const { holdId } = (await office.send("POST", holds, hold)).body;
    const started = (await office.count(query)).body;
    expect((await office.send("DELETE", `${holds}/${holdId}`)).status).toBe(200);
    await office.emulator.clock.advance(COUNT_MS);
    expect((await office.operation(started.name)).body.response.totalCount).toBe("1");
    expect((await countResponse(query)).totalCount).toBe("0");
  });

  it("a running count finishes even if its matter is closed in the meantime", async () => {
    const { name } = (await office.count()).body;
    await office.send("POST", `/matters/${office.matterId}:close`);
    await office.emulator.clock.advance(COUNT_MS);
    expect((await office.operation(name)).body).toMatchObject({ done: true, response: { totalCount: "5" } });
  });
});

describe("rejected counts", () => {
  it("rejects a count with a contradictory query, and reports the invalid field", async () => {
    const { status, body } = await office.count({ method: "ACCOUNT" });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      status: "INVALID_ARGUMENT",
      message: expect.stringContaining("accountInfo"),
    });
    expect(body.error.details[0].fieldViolations[0].field).toBe("body/query/accountInfo");
  });

  it("rejects a count without access or privilege, and in a matter that is missing or not open", async () => {
    const path = `/matters/${office.matterId}:count`;
    expect((await office.as("ben@example.com")("POST", path, {})).status).toBe(403);
    const withoutPrivilege = await office.as("vera@example.com")("POST", path, {});
    expect(withoutPrivilege.body.error.message).toContain("Manage Searches");
    expect((await office.send("POST", "/matters/none:count", {})).status).toBe(404);
    await office.send("POST", `/matters/${office.matterId}:close`);
    expect((await office.count()).body.error).toMatchObject({ code: 400, status: "FAILED_PRECONDITION" });
  });
});
