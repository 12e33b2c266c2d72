import { describe, expect, it } from "vitest";
import { mailOf } from "../support/retention-seed.ts";
import {
  EXPORT_MS,
  type FileOfExport,
  finishedExport,
  openExportOffice,
  readFile,
} from "./support/export-office.ts";

const DAY = 24 * 60 * 60 * 1_000;
const carol = mailOf("carol@example.com");

describe("creating an export", () => {
  it("ignores members of an export that only the service can set", async () => {
    const { send, exports, matterId } = await openExportOffice();
    const body = { query: carol, id: "mine", matterId: "other", status: "COMPLETED", parentExportId: "p" };
    const { status, body: created } = await send("POST", exports, body);
    expect(status).toBe(200);
    expect(created).toMatchObject({ matterId, status: "IN_PROGRESS" });
    expect(created.id).not.toBe("mine");
    expect(created).not.toHaveProperty("parentExportId");
  });

  it("rejects an export name that is already used in the matter", async () => {
    const { send, exports } = await openExportOffice();
    const body = { name: "Mail", query: carol };
    const { id } = (await send("POST", exports, body)).body;
    expect((await send("POST", exports, body)).body.error).toMatchObject({
      code: 409,
      status: "ALREADY_EXISTS",
    });
    const { matterId: other } = (await send("POST", "", { name: "Other" })).body;
    expect((await send("POST", `/${other}/exports`, body)).status).toBe(200);
    await send("DELETE", `${exports}/${id}`);
    expect((await send("POST", exports, body)).status).toBe(200);
  });

  it("creates and deletes exports only in an open matter", async () => {
    const { send, exports, matterId } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    await send("POST", `/${matterId}:close`);
    for (const response of [
      await send("POST", exports, { query: carol }),
      await send("DELETE", `${exports}/${id}`),
    ])
      expect(response.body.error).toMatchObject({ code: 400, status: "FAILED_PRECONDITION" });
    expect((await send("GET", `${exports}/${id}`)).status).toBe(200);
  });

  it.each([
    ["a stranger", "seeker@example.com", 403],
    ["an account without Manage Exports", "clerk@example.com", 403],
    ["an account with View All Matters and both privileges", "vera@example.com", 200],
  ])("returns the expected status when %s creates an export", async (_, email, status) => {
    const { as, exports } = await openExportOffice();
    expect((await as(email)("POST", exports, { query: carol })).status).toBe(status);
  });
});

describe("rejected exports", () => {
  it.each([
    [
      "a query that contradicts its corpus",
      { query: { ...carol, driveOptions: { versionDate: "2026-01-01T00:00:00Z" } } },
    ],
    ["terms with a syntax error", { query: { ...carol, terms: "(" } }],
    ["an unknown format", { query: carol, exportOptions: { mailOptions: { exportFormat: "DOCX" } } }],
    ["a name that is not a string", { name: 7 }],
    ["a body without a query", {}],
    ["a query that is null", { name: "All", query: null }],
  ])("rejects an export with %s", async (_, body) => {
    const { send, exports } = await openExportOffice();
    expect((await send("POST", exports, body)).body.error).toMatchObject({
      code: 400,
      status: "INVALID_ARGUMENT",
    });
    expect((await send("GET", exports)).body.exports).toEqual([]);
  });

  it("rejects an export without a query, and explains how to export everything", async () => {
    const { send, exports } = await openExportOffice();
    expect((await send("POST", exports, { name: "All" })).body.error).toMatchObject({
      message: "An export must have a query. Send an empty query to export everything.",
      details: [{ fieldViolations: [{ field: "body/query", rule: "required" }] }],
    });
    expect((await send("POST", exports, { name: "All", query: {} })).status).toBe(200);
  });

  it("rejects an export while 20 are in progress if limits are on, and returns the time to wait", async () => {
    const { send, exports, emulator } = await openExportOffice({ limits: "reference", longRunningMs: DAY });
    for (let count = 0; count < 20; count += 1) {
      expect((await send("POST", exports, { query: carol })).status).toBe(200);
      await emulator.clock.advance(60_000);
    }
    const url = `http://127.0.0.1/v1/matters${exports}`;
    const headers = { authorization: "Bearer ann@example.com", "content-type": "application/json" };
    const body = JSON.stringify({ query: carol });
    const response = await emulator.retention.fetch(url, { method: "POST", headers, body });
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get("retry-after")) * 1_000;
    expect(wait).toBe(DAY - 20 * 60_000);
    await emulator.clock.advance(wait);
    expect((await send("POST", exports, { query: carol })).status).toBe(200);
  });
});

describe("export formats", () => {
  const everything = {
    method: "ACCOUNT",
    accountInfo: { emails: ["carol@example.com", "dave@example.com"] },
  };
  const namesFor = async (exportOptions?: object) => {
    const office = await openExportOffice();
    const { files } = await finishedExport(office, { query: everything, exportOptions });
    return files.map(({ objectName }) => objectName.replace(/^.*\//, ""));
  };

  it("exports each corpus in its default format", async () => {
    expect(await namesFor()).toEqual([
      "mail-carol@example.com.mbox",
      "mail-dave@example.com.mbox",
      "calendar-dave@example.com.ics",
      "drive-dave@example.com.json",
      "metadata.csv",
      "results-count.csv",
    ]);
  });

  it.each([
    ["MBOX", "mbox"],
    ["PST", "mbox"],
    ["XML", "xml"],
    ["JSON", "json"],
    ["ICS", "ics"],
    ["EXPORT_FORMAT_UNSPECIFIED", "mbox"],
  ])("mail can be exported in the %s format", async (exportFormat, extension) => {
    const names = await namesFor({ mailOptions: { exportFormat }, calendarOptions: { exportFormat: "XML" } });
    expect(names).toContain(`mail-carol@example.com.${extension}`);
    expect(names).toContain("calendar-dave@example.com.xml");
  });
});

describe("exports in progress", () => {
  it("an export fails if none of its accounts can be searched", async () => {
    const office = await openExportOffice();
    const { id, status, files } = await finishedExport(office, {
      query: mailOf("lost@example.com", "nobody@example.com"),
    });
    expect({ status, files }).toEqual({ status: "FAILED", files: [] });
    expect((await office.send("DELETE", `${office.exports}/${id}`)).body).toEqual({});
  });

  it("an export completes if some accounts can be searched or there is nothing to find", async () => {
    const office = await openExportOffice();
    expect(
      (await finishedExport(office, { query: mailOf("lost@example.com", "carol@example.com") })).status,
    ).toBe("COMPLETED");
    const { status, files } = await finishedExport(office, { query: mailOf("ben@example.com") });
    expect({ status, files: files.length }).toEqual({ status: "COMPLETED", files: 2 });
    const emptyUnit = { method: "ORG_UNIT", orgUnitInfo: { orgUnitId: "empty" } };
    expect((await finishedExport(office, { query: emptyUnit })).status).toBe("COMPLETED");
  });

  it("an export completes even if its matter is closed and deleted", async () => {
    const { send, exports, matterId, emulator } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    await send("POST", `/${matterId}:close`);
    await emulator.clock.advance(EXPORT_MS / 2);
    await send("DELETE", `/${matterId}`);
    await emulator.clock.advance(EXPORT_MS / 2);
    expect((await send("GET", `${exports}/${id}`)).body.status).toBe("COMPLETED");
  });
});

describe("completed, deleted and restored exports", () => {
  it("deleting an export in progress stops it immediately and permanently", async () => {
    const { send, exports, emulator } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    await emulator.clock.advance(EXPORT_MS / 2);
    expect((await send("DELETE", `${exports}/${id}`)).body).toEqual({});
    const { collections = {} } = (await emulator.snapshot()).toJSON().services.retention ?? {};
    expect(Object.keys(collections.tasks ?? {})).toEqual([]);
    await emulator.clock.advance(EXPORT_MS);
    expect((await send("GET", `${exports}/${id}`)).status).toBe(404);
    expect((await send("DELETE", `${exports}/${id}`)).status).toBe(404);
  });

  it("an export ends immediately if operations take no time", async () => {
    const { send, exports, emulator } = await openExportOffice({ longRunningMs: 0 });
    const { id } = (await send("POST", exports, { query: carol })).body;
    await emulator.clock.advance(0);
    expect((await send("GET", `${exports}/${id}`)).body.status).toBe("COMPLETED");
  });

  it("an export has no files until it is completed", async () => {
    const office = await openExportOffice();
    const { id } = (await office.send("POST", office.exports, { query: carol })).body;
    await office.emulator.clock.advance(EXPORT_MS - 1);
    const file = { bucketName: "retention-exports", objectName: `${id}/mail-carol@example.com.mbox` };
    expect((await readFile(office, file)).status).toBe(404);
    await office.emulator.clock.advance(1);
    expect((await readFile(office, file)).status).toBe(200);
  });

  it("an export in a snapshot ends with the same result in another emulator", async () => {
    const { send, exports, emulator } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    await emulator.clock.advance(EXPORT_MS / 2);
    const other = await openExportOffice();
    await other.emulator.clock.set(emulator.clock.now());
    await other.emulator.restore(JSON.parse(JSON.stringify(await emulator.snapshot())));
    await other.emulator.clock.advance(EXPORT_MS / 2);
    await emulator.clock.advance(EXPORT_MS / 2);
    const here = (await send("GET", `${exports}/${id}`)).body;
    expect(here.status).toBe("COMPLETED");
    expect((await other.send("GET", `${exports}/${id}`)).body).toEqual(here);
  });
});

describe("export files", () => {
  it("deleting an export deletes its files", async () => {
    const office = await openExportOffice();
    const { id, files } = await finishedExport(office, { query: carol });
    await office.send("DELETE", `${office.exports}/${id}`);
    expect((await readFile(office, files[0] as FileOfExport)).status).toBe(404);
  });

  it("purging a matter deletes the files of its exports", async () => {
    const office = await openExportOffice();
    const { send, emulator, matterId } = office;
    const { files } = await finishedExport(office, { query: carol });
    await send("POST", `/${matterId}:close`);
    await send("DELETE", `/${matterId}`);
    await emulator.clock.advance(31 * DAY);
    expect((await readFile(office, files[0] as FileOfExport)).status).toBe(404);
    const { collections = {} } = (await emulator.snapshot()).toJSON().services.retention ?? {};
    expect(Object.keys({ ...collections.exports, ...collections.exportContents })).toEqual([]);
  });
});

describe("exports of a matter", () => {
  it("returns 403 for exports without access to the matter or without the privilege", async () => {
    const { as, send, exports } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    for (const email of ["seeker@example.com", "clerk@example.com"])
      for (const [method, path] of [
        ["GET", exports],
        ["GET", `${exports}/${id}`],
        ["DELETE", `${exports}/${id}`],
      ] as const)
        expect((await as(email)(method, path)).body.error).toMatchObject({ code: 403 });
    for (const email of ["ben@example.com", "vera@example.com"])
      expect((await as(email)("GET", `${exports}/${id}`)).body.id).toBe(id);
  });

  it("allows any number of exports in progress if limits are off", async () => {
    const { send, exports } = await openExportOffice();
    for (let count = 0; count < 21; count += 1)
      expect((await send("POST", exports, { query: carol })).status).toBe(200);
  });

  it("lists exports page by page in order of creation", async () => {
    const { send, exports } = await openExportOffice();
    const names = ["one", "two", "three", "four", "five"];
    for (const name of names) await send("POST", exports, { name, query: carol });
    const listed: string[] = [];
    let token = "";
    do {
      const { body } = await send("GET", `${exports}?pageSize=2&pageToken=${encodeURIComponent(token)}`);
      expect(body.exports.length).toBeLessThanOrEqual(2);
      listed.push(...body.exports.map(({ name }: { name: string }) => name));
      token = body.nextPageToken ?? "";
    } while (token !== "");
    expect(listed).toEqual(names);
  });

  it("rejects an invalid page token or size", async () => {
    const { send, exports } = await openExportOffice();
    for (const query of ["pageToken=x", "pageSize=-1", "pageSize=many"])
      expect((await send("GET", `${exports}?${query}`)).body.error).toMatchObject({
        code: 400,
        status: "INVALID_ARGUMENT",
      });
  });

  it("returns 404 for an export in another matter", async () => {
    const { send, exports } = await openExportOffice();
    const { id } = (await send("POST", exports, { query: carol })).body;
    const { matterId: other } = (await send("POST", "", { name: "Other" })).body;
    for (const path of [`/${other}/exports/${id}`, `${exports}/none`, `/none/exports/${id}`])
      expect((await send("GET", path)).body.error).toMatchObject({ code: 404, status: "NOT_FOUND" });
    expect((await send("GET", `/${other}/exports`)).body.exports).toEqual([]);
  });
});
