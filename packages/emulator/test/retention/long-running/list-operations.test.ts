import { beforeEach, describe, expect, it } from "vitest";
import type { Send } from "../../support/law-office.ts";
import { mailOf } from "../support/retention-seed.ts";
import { COUNT_MS, type CountOffice, openCountOffice } from "./support/count-office.ts";

let office: CountOffice;

beforeEach(async () => {
  office = await openCountOffice();
});

/** Lists the names of all operations that an account can see, page by page. */
async function listAll(send: Send, query = ""): Promise<{ names: string[]; pages: number }> {
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

/**
 * Starts counts.
 * @returns the names of their operations
 */
async function startCounts(count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1)
    names.push((await office.count(mailOf(`${at}@example.com`))).body.name);
  return names;
}

describe("listing operations", () => {
  it("lists operations in the format of getOperation, sorted by start time", async () => {
    const [first, second] = await startCounts(2);
    await office.send("POST", `/${second}:cancel`);
    const { body } = await office.send("GET", "/operations");
    const operations = [await office.operation(first as string), await office.operation(second as string)];
    expect(body).toEqual({ operations: operations.map((each) => each.body) });
  });

  it("returns consistent pages while operations are created and deleted", async () => {
    const names = await startCounts(5);
    const page = (await office.send("GET", "/operations?pageSize=2")).body;
    await office.send("DELETE", `/${names[1]}`);
    const [late] = await startCounts(1);
    const rest = await office.send("GET", `/operations?pageSize=5&pageToken=${page.nextPageToken}`);
    const listed = rest.body.operations.map((each: { name: string }) => each.name);
    expect(listed).toEqual([...names.slice(2), late]);
    expect(rest.body).not.toHaveProperty("nextPageToken");
  });

  it("lists the operations of all matters that the caller can currently access", async () => {
    const names = await startCounts(2);
    const ben = office.as("ben@example.com");
    expect((await listAll(office.as("vera@example.com"))).names).toEqual(names);
    expect((await listAll(ben)).names).toEqual([]);
    const permissions = `/matters/${office.matterId}`;
    const matterPermission = { accountId: "ben@example.com", role: "COLLABORATOR" };
    await office.send("POST", `${permissions}:addPermissions`, { matterPermission });
    expect((await listAll(ben)).names).toEqual(names);
    await office.send("POST", `${permissions}:removePermissions`, { accountId: "ben@example.com" });
    expect((await listAll(ben)).names).toEqual([]);
  });

  it("skips a limited number of inaccessible operations per page", async () => {
    const ben = office.as("ben@example.com");
    const { matterId } = (await ben("POST", "/matters", { name: "Ben's" })).body;
    const own = (await ben("POST", `/matters/${matterId}:count`, {})).body.name;
    const names = await startCounts(450);
    const last = (await ben("POST", `/matters/${matterId}:count`, {})).body.name;
    expect(await listAll(ben, "pageSize=2")).toMatchObject({ names: [own, last] });
    expect(await listAll(ben, "pageSize=2")).toHaveProperty(
      "pages",
      expect.toSatisfy((pages) => pages > 1),
    );
    expect(await listAll(ben)).toMatchObject({ names: [own, last] });
    expect((await listAll(office.send, "pageSize=7")).names).toEqual(names);
  });

  it("applies the page size set by a fault", async () => {
    const names = await startCounts(3);
    office.emulator.faults.add({ operationId: "listOperations", pageSize: 1 });
    expect(await listAll(office.send)).toEqual({ names, pages: 3 });
  });
});

describe("filters for operations", () => {
  it("lists the operations that match a filter", async () => {
    const [cancelled, done] = await startCounts(2);
    await office.send("POST", `/${cancelled}:cancel`);
    await office.emulator.clock.advance(COUNT_MS);
    const [running] = await startCounts(1);
    const selected = async (filter: string) =>
      (await listAll(office.send, `pageSize=1&filter=${encodeURIComponent(filter)}`)).names;
    expect(await selected("done = true")).toEqual([cancelled, done]);
    expect(await selected("done=false")).toEqual([running]);
    expect(await selected("error.code = 1")).toEqual([cancelled]);
    expect(await selected("response:* AND metadata.endTime > 2026-03-03T09:00:00Z")).toEqual([done]);
    expect(await selected(`metadata.matterId = ${office.matterId} -done = true`)).toEqual([running]);
    expect(await selected("metadata.query.accountInfo.emails:0@")).toEqual([cancelled, running]);
    expect(await selected(`metadata.matterId = other`)).toEqual([]);
  });

  it("rejects an invalid filter, and reports the position of the syntax error", async () => {
    const { status, body } = await office.send("GET", `/operations?filter=${encodeURIComponent("done = ")}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      status: "INVALID_ARGUMENT",
      message: expect.stringContaining("column"),
    });
    expect(body.error.details[0].fieldViolations[0].field).toBe("query/filter");
  });
});

describe("pages of operations", () => {
  it("rejects an invalid page size and a page token from another list", async () => {
    expect((await office.send("GET", "/operations?pageSize=-1")).body.error.status).toBe("INVALID_ARGUMENT");
    expect((await office.send("GET", "/operations?pageToken=nonsense")).body.error.status).toBe(
      "INVALID_ARGUMENT",
    );
    expect((await office.send("GET", "/operations?pageSize=0&pageToken=")).status).toBe(200);
  });
});
