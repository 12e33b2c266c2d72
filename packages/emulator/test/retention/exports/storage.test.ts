import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mailOf } from "../support/retention-seed.ts";
import {
  bytesOf,
  type FileOfExport,
  finishedExport,
  openExportOffice,
  openExportStorage,
  READ_ONLY_TOKEN,
  readFile,
} from "./support/export-office.ts";

describe("export files", () => {
  it("returns a complete file with its type and length", async () => {
    const { file, ...office } = await openExportStorage();
    const response = await readFile(office, file);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": file.size,
      "content-type": "application/mbox",
      etag: `"${file.md5Hash}"`,
    });
    expect((await bytesOf(response)).length).toBe(Number(file.size));
  });

  it("returns only headers for a HEAD request, even with a range", async () => {
    const { file, ...office } = await openExportStorage();
    const response = await readFile(office, file, { method: "HEAD", headers: { range: "bytes=0-1" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(file.size);
    expect((await bytesOf(response)).length).toBe(0);
  });
});

it("a read-only token can read a file at each of its URLs", async () => {
  const { file, ...office } = await openExportStorage();
  expect((await readFile(office, file, { email: READ_ONLY_TOKEN })).status).toBe(200);
  const address = `http://127.0.0.1/${file.bucketName}/${file.objectName}`;
  const headers = { authorization: `Bearer ${READ_ONLY_TOKEN}` };
  expect((await office.emulator.retention.fetch(address, { headers })).status).toBe(200);
});

describe("files of completed exports", () => {
  it("does not send a file again to a client that has the current version", async () => {
    const { file, ...office } = await openExportStorage();
    const etag = `"${file.md5Hash}"`;
    const statusWith = async (headers: Record<string, string>) =>
      (await readFile(office, file, { headers })).status;
    expect(await statusWith({ "if-none-match": `"other", W/${etag}` })).toBe(304);
    expect(await statusWith({ "if-none-match": '"other"' })).toBe(200);
    expect(await statusWith({ "if-match": `"other", ${etag}` })).toBe(200);
    expect(await statusWith({ "if-match": `W/${etag}` })).toBe(412);
  });

  it("adds CSV tables of messages and accounts to the files of an export", async () => {
    const office = await openExportOffice();
    const query = mailOf("carol@example.com", "lost@example.com", "nobody@example.com");
    const { files } = await finishedExport(office, { query });
    const table = async (name: string) => {
      const file = files.find(({ objectName }) => objectName.endsWith(name)) as FileOfExport;
      return (await readFile(office, file)).text();
    };
    const rows = (await table("results-count.csv")).split("\r\n");
    expect(rows).toEqual([
      "Account,Count,Error",
      "carol@example.com,2,",
      "lost@example.com,0,LOCATION_UNAVAILABLE",
      "nobody@example.com,0,NOT_QUERYABLE",
      "",
    ]);
    expect(await table("metadata.csv")).toContain(
      "carol@example.com,MAIL,message-2,2026-01-06T07:00:00.000Z,,,,true\r\n",
    );
  });
});

describe("file ranges", () => {
  it("returns byte ranges that add up to the whole file", async () => {
    const { file, ...office } = await openExportStorage();
    const whole = await bytesOf(await readFile(office, file));
    const size = whole.length;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: size - 1 }), { maxLength: 5 }),
        async (cuts) => {
          const edges = [0, ...cuts.sort((one, other) => one - other), size];
          const parts: Buffer[] = [];
          for (const [place, from] of edges.slice(0, -1).entries()) {
            const to = edges[place + 1] as number;
            const response = await readFile(office, file, { headers: { range: `bytes=${from}-${to - 1}` } });
            expect(response.status).toBe(206);
            expect(response.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/${size}`);
            expect(response.headers.get("content-length")).toBe(`${to - from}`);
            parts.push(await bytesOf(response));
          }
          expect(Buffer.concat(parts).equals(whole)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([
    ["bytes=10-", 206, (size: number) => `bytes 10-${size - 1}/${size}`],
    ["BYTES=0-0", 206, (size: number) => `bytes 0-0/${size}`],
    ["bytes=-5", 206, (size: number) => `bytes ${size - 5}-${size - 1}/${size}`],
    ["bytes=-99999999", 206, (size: number) => `bytes 0-${size - 1}/${size}`],
    ["bytes=5-99999999999999999999", 206, (size: number) => `bytes 5-${size - 1}/${size}`],
    ["bytes=99999999-", 416, (size: number) => `bytes */${size}`],
    ["bytes=-0", 416, (size: number) => `bytes */${size}`],
    ["bytes=99999999-,-0", 416, (size: number) => `bytes */${size}`],
    ["bytes=0-1,4-5", 200, () => null],
    ["bytes=5-4", 200, () => null],
    ["bytes=a-b", 200, () => null],
    ["bytes=-", 200, () => null],
    ["bytes=", 200, () => null],
    ["lines=0-1", 200, () => null],
  ])("returns the right part of a file for the range %s", async (range, status, contentRange) => {
    const { file, ...office } = await openExportStorage();
    const response = await readFile(office, file, { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(contentRange(Number(file.size)));
    if (status === 416)
      expect(await response.json()).toMatchObject({ error: { code: 416, status: "INVALID_ARGUMENT" } });
    else expect(`${(await bytesOf(response)).length}`).toBe(response.headers.get("content-length"));
  });

  it("returns a range only if If-Range matches", async () => {
    const { file, ...office } = await openExportStorage();
    const withTag = (tag: string) => ({ headers: { range: "bytes=0-1", "if-range": tag } });
    expect((await readFile(office, file, withTag(`"${file.md5Hash}"`))).status).toBe(206);
    for (const other of ['"other"', `W/"${file.md5Hash}"`, "Tue, 03 Mar 2026 09:00:00 GMT"])
      expect((await readFile(office, file, withTag(other))).status).toBe(200);
  });
});

describe("access to downloads", () => {
  it("requires credentials for a download", async () => {
    const { file, ...office } = await openExportStorage();
    const response = await readFile(office, file, { email: "" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("Bearer");
  });

  it.each([
    ["ann@example.com", 200, "owns the matter"],
    ["ben@example.com", 200, "shares it"],
    ["vera@example.com", 403, "may view all matters but has no role in this one"],
    ["clerk@example.com", 403, "has a role without the privilege Manage Exports"],
    ["seeker@example.com", 403, "has the privilege but no access to the matter"],
  ])("a download by %s returns %i because the account %s", async (email, status) => {
    const { file, ...office } = await openExportStorage();
    expect((await readFile(office, file, { email })).status).toBe(status);
  });

  it("forbids a download once the matter is no longer shared", async () => {
    const { file, send, matterId, ...office } = await openExportStorage();
    await send("POST", `/${matterId}:removePermissions`, { accountId: "ben@example.com" });
    expect((await readFile(office, file, { email: "ben@example.com" })).status).toBe(403);
  });

  it("allows a download from a deleted matter", async () => {
    const { file, send, matterId, ...office } = await openExportStorage();
    await send("POST", `/${matterId}:close`);
    await send("DELETE", `/${matterId}`);
    expect((await readFile(office, file)).status).toBe(200);
  });

  it.each([
    ["a path that is not UTF-8", 400, (objectName: string) => `retention-exports/o/${objectName}%FF`],
    ["another bucket", 404, (objectName: string) => `others/o/${objectName}`],
    ["another object", 404, (objectName: string) => `retention-exports/o/${objectName}.bak`],
  ])("rejects a download of %s", async (_, status, path) => {
    const { file, emulator } = await openExportStorage();
    const url = `http://127.0.0.1/storage/v1/b/${path(file.objectName)}?alt=media`;
    const response = await emulator.retention.fetch(url, {
      headers: { authorization: "Bearer ann@example.com" },
    });
    expect(response.status).toBe(status);
    expect((await response.json()).error.code).toBe(status);
  });
});
