import { beforeEach, describe, expect, it } from "vitest";
import { type LawOffice, openLawOffice } from "../../support/law-office.ts";

const OPENED = "2026-03-03T09:00:00.000Z";
const LATER = "2026-03-03T09:01:00.000Z";
const CAROL = { accountId: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz" };
const DAVE = { accountId: "2215", email: "dave@example.com", firstName: "Dave", lastName: "Okafor" };
const ERIN = { accountId: "2231", email: "erin@example.com", firstName: "Erin", lastName: "Novak" };

let office: LawOffice;
let hold: string;
beforeEach(async () => {
  office = await openLawOffice();
  const body = { name: "Mail", corpus: "MAIL", accounts: [{ accountId: "2210" }] };
  const { holdId } = (await office.send("POST", `${office.matter}/holds`, body)).body;
  hold = `${office.matter}/holds/${holdId}`;
  await office.emulator.clock.advance(60_000);
});

const heldIds = async (): Promise<string[]> => {
  const { body } = await office.send("GET", `${hold}/accounts`);
  return body.accounts.map(({ accountId }: { accountId: string }) => accountId);
};

const updateTime = async (): Promise<string> => (await office.send("GET", hold)).body.updateTime;

describe("held accounts", () => {
  it("adds an account to a hold by id or e-mail address, and prefers the address", async () => {
    const byEmail = await office.send("POST", `${hold}/accounts`, {
      email: "erin@example.com",
      accountId: "2215",
    });
    expect(byEmail).toEqual({ status: 200, body: { ...ERIN, holdTime: LATER } });
    const byId = await office.send("POST", `${hold}/accounts`, { accountId: "2215" });
    expect(byId).toEqual({ status: 200, body: { ...DAVE, holdTime: LATER } });
    expect((await office.send("GET", `${hold}/accounts`)).body).toEqual({
      accounts: [
        { ...CAROL, holdTime: OPENED },
        { ...ERIN, holdTime: LATER },
        { ...DAVE, holdTime: LATER },
      ],
    });
    expect(await updateTime()).toBe(LATER);
  });

  it("adds an account that has an address but no names", async () => {
    const { body } = await office.send("POST", `${hold}/accounts`, { email: "mallory@example.com" });
    expect(body).toEqual({
      accountId: "mallory@example.com",
      email: "mallory@example.com",
      holdTime: LATER,
    });
  });

  it("rejects an account that is missing from the request, does not exist or is already on hold", async () => {
    const add = async (body: object) => {
      const { status, body: response } = await office.send("POST", `${hold}/accounts`, body);
      return [status, response.error.status];
    };
    expect(await add({})).toEqual([400, "INVALID_ARGUMENT"]);
    expect(await add({ email: "nobody@example.com", accountId: "2215" })).toEqual([404, "NOT_FOUND"]);
    expect(await add({ accountId: "2210" })).toEqual([409, "ALREADY_EXISTS"]);
    expect(await add({ email: "Carol@Example.com" })).toEqual([409, "ALREADY_EXISTS"]);
    expect(await heldIds()).toEqual(["2210"]);
    expect(await updateTime()).toBe(OPENED);
  });

  it("removes an account from a hold only once, by id or by address", async () => {
    await office.send("POST", `${hold}/accounts`, { accountId: "2215" });
    const remove = (name: string) => office.send("DELETE", `${hold}/accounts/${encodeURIComponent(name)}`);
    expect(await remove("2215")).toEqual({ status: 200, body: {} });
    expect(await heldIds()).toEqual(["2210"]);
    expect((await remove("carol@example.com")).status).toBe(200);
    expect(await heldIds()).toEqual([]);
    for (const name of ["2210", "nobody@example.com"]) expect((await remove(name)).status).toBe(404);
    expect(await updateTime()).toBe(LATER);
  });

  it("only one of ten concurrent requests adds the account", async () => {
    const requests = Array.from({ length: 10 }, () =>
      office.send("POST", `${hold}/accounts`, { email: "erin@example.com" }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await heldIds()).toEqual(["2210", "2231"]);
  });
});

describe("accounts in bulk requests", () => {
  it("adds accounts in order and returns a result for each, even if some fail", async () => {
    const { status, body } = await office.send("POST", `${hold}:addHeldAccounts`, {
      emails: [
        "erin@example.com",
        "nobody@example.com",
        "carol@example.com",
        "",
        "ERIN@example.com",
        "dave@example.com",
      ],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      responses: [
        { account: { ...ERIN, holdTime: LATER }, status: {} },
        { account: { email: "nobody@example.com" }, status: { code: 5, message: expect.any(String) } },
        { account: { email: "carol@example.com" }, status: { code: 6, message: expect.any(String) } },
        { account: { email: "" }, status: { code: 3, message: expect.any(String) } },
        { account: { email: "ERIN@example.com" }, status: { code: 6, message: expect.any(String) } },
        { account: { ...DAVE, holdTime: LATER }, status: {} },
      ],
    });
    expect(await heldIds()).toEqual(["2210", "2231", "2215"]);
    expect(await updateTime()).toBe(LATER);
  });

  it("adds accounts by id", async () => {
    const { body } = await office.send("POST", `${hold}:addHeldAccounts`, { accountIds: ["2215", "9999"] });
    expect(body.responses).toEqual([
      { account: { ...DAVE, holdTime: LATER }, status: {} },
      { account: { accountId: "9999" }, status: { code: 5, message: expect.stringContaining("9999") } },
    ]);
  });

  it("rejects a bulk request that contains both ids and addresses", async () => {
    const body = { emails: ["erin@example.com"], accountIds: ["2215"] };
    const response = await office.send("POST", `${hold}:addHeldAccounts`, body);
    expect([response.status, response.body.error.status]).toEqual([400, "INVALID_ARGUMENT"]);
    expect(await heldIds()).toEqual(["2210"]);
  });

  it("accepts an empty bulk request, and changes nothing", async () => {
    expect((await office.send("POST", `${hold}:addHeldAccounts`, {})).body).toEqual({ responses: [] });
    const failed = await office.send("POST", `${hold}:addHeldAccounts`, { accountIds: ["2210"] });
    expect(failed.status).toBe(200);
    expect((await office.send("POST", `${hold}:removeHeldAccounts`, {})).body).toEqual({ statuses: [] });
    expect(await updateTime()).toBe(OPENED);
  });

  it("removes accounts in order and returns a status for each", async () => {
    await office.send("POST", `${hold}:addHeldAccounts`, { accountIds: ["2215", "2231"] });
    const { status, body } = await office.send("POST", `${hold}:removeHeldAccounts`, {
      accountIds: ["2231", "9999", "carol@example.com", "2231"],
    });
    const notHeld = { code: 5, message: expect.any(String) };
    expect(status).toBe(200);
    expect(body).toEqual({ statuses: [{}, notHeld, {}, notHeld] });
    expect(await heldIds()).toEqual(["2215"]);
  });
});
