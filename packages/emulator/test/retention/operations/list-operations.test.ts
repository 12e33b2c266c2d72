import { beforeEach, describe, expect, it } from "vitest";
import type { Send } from "../../support/law-office.ts";
import { COUNT_MS, type CountOffice, mailOf, openCountOffice } from "./support/count-office.ts";

let office: CountOffice;

beforeEach(async () => {
  office = await openCountOffice();
});

/** Names of all operations that an account sees, by pages of any length. */
async function all(send: Send, query = ""): Promise<{ names: string[]; pages: number }> {
  const names: string[] = [];
  let pages = 0;
  let token = "";
  do {
    const { status, body } = await send("GET", `/operations?${query}&pageToken=${encodeURIComponent(token)}`);
    expect(status).toBe(200);
    names.push(...body.operations.map((operation: { name: string }) => operation.name));
    token = body.nextPageToken ?? "";
    pages += 1;
  } while (token !== "");
  return { names, pages };
}

async function begin(count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1)
    names.push((await office.count(mailOf(`${at}@example.com`))).body.name);
  return names;
}

describe("the list of operations", () => {
  it("has them in the order in which they began, as each is shown", async () => {
    const [first, second] = await begin(2);
    await office.send("POST", `/${second}:cancel`);
    const { body } = await office.send("GET", "/operations");
    const shown = [await office.operation(first as string), await office.operation(second as string)];
    expect(body).toEqual({ operations: shown.map((each) => each.body) });
  });

  it("goes on page by page, whatever comes and goes meanwhile", async () => {
    const names = await begin(5);
    const page = (await office.send("GET", "/operations?pageSize=2")).body;
    await office.send("DELETE", `/${names[1]}`);
    const [late] = await begin(1);
    const rest = await office.send("GET", `/operations?pageSize=5&pageToken=${page.nextPageToken}`);
    const listed = rest.body.operations.map((each: { name: string }) => each.name);
    expect(listed).toEqual([...names.slice(2), late]);
    expect(rest.body).not.toHaveProperty("nextPageToken");
  });

  it("shows those of matters that the caller has access to at the moment", async () => {
    const names = await begin(2);
    const ben = office.as("ben@example.com");
    expect((await all(office.as("vera@example.com"))).names).toEqual(names);
    expect((await all(ben)).names).toEqual([]);
    const permissions = `/matters/${office.matterId}`;
    const matterPermission = { accountId: "ben@example.com", role: "COLLABORATOR" };
    await office.send("POST", `${permissions}:addPermissions`, { matterPermission });
    expect((await all(ben)).names).toEqual(names);
    await office.send("POST", `${permissions}:removePermissions`, { accountId: "ben@example.com" });
    expect((await all(ben)).names).toEqual([]);
  });

  it("looks past what is not for the caller, a bounded way at a time", async () => {
    const ben = office.as("ben@example.com");
    const { matterId } = (await ben("POST", "/matters", { name: "Ben's" })).body;
    const own = (await ben("POST", `/matters/${matterId}:count`, {})).body.name;
    const names = await begin(450);
    const last = (await ben("POST", `/matters/${matterId}:count`, {})).body.name;
    expect(await all(ben, "pageSize=2")).toMatchObject({ names: [own, last] });
    expect(await all(ben, "pageSize=2")).toHaveProperty(
      "pages",
      expect.toSatisfy((pages) => pages > 1),
    );
    expect(await all(ben)).toMatchObject({ names: [own, last] });
    expect((await all(office.send, "pageSize=7")).names).toEqual(names);
  });

  it("is as long as the faults of the emulator have it", async () => {
    const names = await begin(3);
    office.emulator.faults.add({ operationId: "listOperations", pageSize: 1 });
    expect(await all(office.send)).toEqual({ names, pages: 3 });
  });
});

describe("a filter", () => {
  it("picks operations by what is shown of them", async () => {
    const [cancelled, done] = await begin(2);
    await office.send("POST", `/${cancelled}:cancel`);
    await office.emulator.clock.advance(COUNT_MS);
    const [running] = await begin(1);
    const picked = async (filter: string) =>
      (await all(office.send, `pageSize=1&filter=${encodeURIComponent(filter)}`)).names;
    expect(await picked("done = true")).toEqual([cancelled, done]);
    expect(await picked("done=false")).toEqual([running]);
    expect(await picked("error.code = 1")).toEqual([cancelled]);
    expect(await picked("response:* AND metadata.endTime > 2026-03-03T09:00:00Z")).toEqual([done]);
    expect(await picked(`metadata.matterId = ${office.matterId} -done = true`)).toEqual([running]);
    expect(await picked("metadata.query.accountInfo.emails:0@")).toEqual([cancelled, running]);
    expect(await picked(`metadata.matterId = other`)).toEqual([]);
  });

  it("is refused where it cannot be read, saying where", async () => {
    const { status, body } = await office.send("GET", `/operations?filter=${encodeURIComponent("done = ")}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      status: "INVALID_ARGUMENT",
      message: expect.stringContaining("column"),
    });
    expect(body.error.details[0].fieldViolations[0].field).toBe("query/filter");
  });
});

describe("a page", () => {
  it("needs a size that can be, and a token of this list", async () => {
    expect((await office.send("GET", "/operations?pageSize=-1")).body.error.status).toBe("INVALID_ARGUMENT");
    expect((await office.send("GET", "/operations?pageToken=nonsense")).body.error.status).toBe(
      "INVALID_ARGUMENT",
    );
    expect((await office.send("GET", "/operations?pageSize=0&pageToken=")).status).toBe(200);
  });
});
