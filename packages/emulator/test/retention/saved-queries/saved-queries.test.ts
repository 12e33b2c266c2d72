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

function refusal({ status, body }: Outcome): unknown[] {
  return [status, body.error?.status];
}

describe("a saved query", () => {
  it("is kept as it was given, with an id, a matter and a time of the service's", async () => {
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

  it("may be as little as nothing", async () => {
    expect((await save({})).status).toBe(200);
    expect((await save({})).status).toBe(200);
  });

  it("is gone once it is deleted, and its name is free", async () => {
    const path = await saved({ displayName: "Leases" });
    expect(await office.send("DELETE", path)).toEqual({ status: 200, body: {} });
    for (const method of ["GET", "DELETE"])
      expect(refusal(await office.send(method, path))).toEqual([404, "NOT_FOUND"]);
    expect((await save({ displayName: "Leases" })).status).toBe(200);
  });

  it("is not one that does not fit its corpus, whatever its name", async () => {
    await save({ displayName: "Leases" });
    const query = { corpus: "MAIL", driveOptions: { sharedDrivesOption: "INCLUDED" } };
    expect(refusal(await save({ displayName: "Leases", query }))).toEqual([400, "INVALID_ARGUMENT"]);
  });

  it("has a name of its own in its matter, and not beyond it", async () => {
    await save({ displayName: "Leases" });
    expect(refusal(await save({ displayName: "Leases" }))).toEqual([409, "ALREADY_EXISTS"]);
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    expect((await office.send("POST", `/${matterId}/savedQueries`, { displayName: "Leases" })).status).toBe(
      200,
    );
  });

  it("goes to one of ten who save it under one name at the same time", async () => {
    const racers = await Promise.all(Array.from({ length: 10 }, () => save({ displayName: "Leases" })));
    expect(racers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(racers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe("touching a saved query", () => {
  it("is refused in a closed matter, which saved queries do not keep open; reading goes on", async () => {
    const path = await saved({ displayName: "Leases" });
    expect((await office.send("POST", `${office.matter}:close`)).status).toBe(200);
    expect((await office.send("GET", path)).status).toBe(200);
    expect(refusal(await office.send("DELETE", path))).toEqual([400, "FAILED_PRECONDITION"]);
    expect(refusal(await save({ displayName: "More" }))).toEqual([400, "FAILED_PRECONDITION"]);
  });

  it("is not found in another matter", async () => {
    const path = await saved({ displayName: "Leases" });
    const { matterId } = (await office.send("POST", "", { name: "Other" })).body;
    const elsewhere = path.replace(office.matter, `/${matterId}`);
    for (const method of ["GET", "DELETE"])
      expect(refusal(await office.send(method, elsewhere))).toEqual([404, "NOT_FOUND"]);
  });

  it("is nobody's without access to the matter and the privilege Manage Searches", async () => {
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
        expect(refusal(await office.as(who)(method, at, body)), `${method} ${at}`).toEqual([
          403,
          "PERMISSION_DENIED",
        ]);
    expect((await office.as("sam@example.com")("GET", path)).status).toBe(200);
  });
});

describe("the list of saved queries", () => {
  const page = async (query: string) =>
    (await office.send("GET", `${office.matter}/savedQueries${query}`)).body;
  const namesOf = ({ savedQueries }: { savedQueries: { displayName: string }[] }) =>
    savedQueries.map(({ displayName }) => displayName);

  it("is empty at first", async () => {
    expect(await page("")).toEqual({ savedQueries: [] });
  });

  it("comes in pages, each query once that is there all the time while others come and go", async () => {
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

  it("gives 100 at most, and as many for 0", async () => {
    for (let n = 0; n < 101; n += 1) await save({});
    for (const query of ["", "?pageSize=0", "?pageSize=100000"])
      expect(namesOf(await page(query))).toHaveLength(100);
  });

  it("refuses a token of another list and a negative size", async () => {
    for (const query of ["?pageToken=made-up", "?pageSize=-1"]) {
      const refused = await office.send("GET", `${office.matter}/savedQueries${query}`);
      expect(refusal(refused)).toEqual([400, "INVALID_ARGUMENT"]);
    }
  });
});
