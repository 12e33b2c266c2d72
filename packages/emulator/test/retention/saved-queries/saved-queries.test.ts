import { beforeEach, describe, expect, it } from "vitest";
import { type LawOffice, type Outcome, openLawOffice } from "../../support/law-office.ts";

const QUERY = {
  corpus: "MAIL",
  dataScope: "ALL_DATA",
  method: "ACCOUNT",
  accountInfo: { emails: ["carol@example.com"] },
  terms: "lease",
  mailOptions: { excludeDrafts: true },
};

let office: LawOffice;
beforeEach(async () => {
  office = await openLawOffice();
});

function save(body: object): Promise<Outcome> {
  return office.send("POST", `${office.matter}/savedQueries`, body);
}

async function saved(body: object): Promise<string> {
  return `${office.matter}/savedQueries/${(await save(body)).body.savedQueryId}`;
}

function errorOf({ status, body }: Outcome): unknown[] {
  return [status, body.error?.status];
}

describe("saved queries", () => {
  it("stores a query unchanged, with an id, a matter and a time from the service", async () => {
    const { status, body } = await save({
      displayName: "Leases",
      query: QUERY,
      savedQueryId: "mine",
      matterId: "other",
      createTime: "2001-01-01T00:00:00Z",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      displayName: "Leases",
      query: QUERY,
      savedQueryId: expect.not.stringMatching(/^mine$/),
      matterId: office.matter.slice(1),
      createTime: "2026-03-03T09:00:00.000Z",
    });
    const path = `${office.matter}/savedQueries/${body.savedQueryId}`;
    expect(await office.send("GET", path)).toEqual({ status: 200, body });
  });

  it("stores an empty query", async () => {
    expect((await save({})).status).toBe(200);
    expect((await save({})).status).toBe(200);
  });

  it("deletes a saved query, and accepts its name again", async () => {
    const path = await saved({ displayName: "Leases" });
    expect(await office.send("DELETE", path)).toEqual({ status: 200, body: {} });
    for (const method of ["GET", "DELETE"])
      expect(errorOf(await office.send(method, path))).toEqual([404, "NOT_FOUND"]);
    expect((await save({ displayName: "Leases" })).status).toBe(200);
  });

  it("rejects a query that contradicts its corpus before checking the name", async () => {
    await save({ displayName: "Leases" });
    const query = { corpus: "MAIL", driveOptions: { sharedDrivesOption: "INCLUDED" } };
    expect(errorOf(await save({ displayName: "Leases", query }))).toEqual([400, "INVALID_ARGUMENT"]);
  });

  it("rejects a saved query name that is already used in the matter", async () => {
    await save({ displayName: "Leases" });
    expect(errorOf(await save({ displayName: "Leases" }))).toEqual([409, "ALREADY_EXISTS"]);
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    expect((await office.send("POST", `/${matterId}/savedQueries`, { displayName: "Leases" })).status).toBe(
      200,
    );
  });

  it("creates a saved query for only one of ten concurrent requests with the same name", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => save({ displayName: "Leases" })));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe("access to saved queries", () => {
  it("a saved query does not prevent closing its matter, and is read-only in a closed matter", async () => {
    const path = await saved({ displayName: "Leases" });
    expect((await office.send("POST", `${office.matter}:close`)).status).toBe(200);
    expect((await office.send("GET", path)).status).toBe(200);
    expect(errorOf(await office.send("DELETE", path))).toEqual([400, "FAILED_PRECONDITION"]);
    expect(errorOf(await save({ displayName: "More" }))).toEqual([400, "FAILED_PRECONDITION"]);
  });

  it("returns 404 for a saved query in another matter", async () => {
    const path = await saved({ displayName: "Leases" });
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const elsewhere = path.replace(office.matter, `/${matterId}`);
    for (const method of ["GET", "DELETE"])
      expect(errorOf(await office.send(method, elsewhere))).toEqual([404, "NOT_FOUND"]);
  });

  it("requires access to the matter and the Manage Searches privilege", async () => {
    const path = await saved({ displayName: "Leases" });
    const list = `${office.matter}/savedQueries`;
    for (const who of ["mallory@example.com", "hugo@example.com"])
      for (const [method, at, body] of [
        ["GET", path],
        ["GET", `${list}/none`],
        ["DELETE", path],
        ["GET", list],
        ["POST", list, { displayName: "Leases" }],
      ] as const)
        expect(errorOf(await office.as(who)(method, at, body)), `${method} ${at}`).toEqual([
          403,
          "PERMISSION_DENIED",
        ]);
    expect((await office.as("sam@example.com")("GET", path)).status).toBe(200);
  });
});

describe("listing saved queries", () => {
  const page = async (query: string) =>
    (await office.send("GET", `${office.matter}/savedQueries${query}`)).body;
  const namesOf = ({ savedQueries }: { savedQueries: { displayName: string }[] }) =>
    savedQueries.map(({ displayName }) => displayName);

  it("returns an empty list in a new matter", async () => {
    expect(await page("")).toEqual({ savedQueries: [] });
  });

  it("returns each existing query once while others are created and deleted", async () => {
    const paths: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) paths.push(await saved({ displayName: name }));
    const first = await page("?pageSize=2");
    expect(namesOf(first)).toEqual(["a", "b"]);
    await office.send("DELETE", paths[1] ?? "");
    await office.send("DELETE", paths[3] ?? "");
    await save({ displayName: "f" });
    const rest = await page(`?pageSize=10&pageToken=${encodeURIComponent(first.nextPageToken)}`);
    expect(namesOf(rest)).toEqual(["c", "e", "f"]);
    expect(rest).not.toHaveProperty("nextPageToken");
  });

  it("returns at most 100 queries, even if the page size is 0", async () => {
    for (let n = 0; n < 101; n += 1) await save({});
    for (const query of ["", "?pageSize=0", "?pageSize=100000"])
      expect(namesOf(await page(query))).toHaveLength(100);
  });

  it("rejects an invalid token and a negative size", async () => {
    for (const query of ["?pageToken=made-up", "?pageSize=-1"]) {
      const response = await office.send("GET", `${office.matter}/savedQueries${query}`);
      expect(errorOf(response)).toEqual([400, "INVALID_ARGUMENT"]);
    }
  });
});
