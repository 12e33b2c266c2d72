import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { ORIGIN } from "../support/send-to.ts";
import {
  errorOf,
  LENGTH_RANGE,
  MINUTE,
  openSources,
  PARENT,
  storedIn,
  VERSIONS,
} from "./support/open-sources.ts";

const MAX_BYTES = 104_857_600;

const ZIP = { "content-type": "application/zip" };

describe.each(VERSIONS)("upload URLs of %s", (version) => {
  it("creates an upload URL with the host of the request", async () => {
    const { ask, put } = openSources();
    const path = `${version}/${PARENT}/functions:generateUploadUrl`;
    const { status, body } = await ask("POST", path, {}, "http://localhost:9999");
    expect(status).toBe(200);
    expect(new URL(body.uploadUrl).origin).toBe("http://localhost:9999");
    const response = await put(body.uploadUrl, "archive");
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await response.text()).toBe("");
  });

  it("accepts uploads with any host name", async () => {
    const { uploadUrl, put } = openSources();
    const url = new URL((await uploadUrl(version)).uploadUrl);
    url.host = "localhost:4999";
    expect((await put(`${url}`, "archive")).status).toBe(200);
  });

  it("creates unguessable object names", async () => {
    const { uploadUrl } = openSources();
    const urls = [await uploadUrl(version), await uploadUrl(version)].map(
      ({ uploadUrl: url }) => new URL(url),
    );
    const [one, other] = urls.map(({ pathname }) => pathname);
    expect(one).toMatch(/^\/uploads\/emulator-sources-acme-north1\/[0-9a-f]{32}\.zip$/);
    expect(one).not.toBe(other);
  });

  it("an upload URL expires after exactly 30 minutes", async () => {
    const { uploadUrl, put, emulator } = openSources();
    const { uploadUrl: url } = await uploadUrl(version);
    await emulator.clock.advance(30 * MINUTE - 1);
    expect((await put(url, "archive")).status).toBe(200);
    await emulator.clock.advance(1);
    const late = await put(url, "archive");
    expect(late.status).toBe(400);
    expect(await errorOf(late)).toEqual({
      code: 400,
      status: "FAILED_PRECONDITION",
      message: "The URL expired at 2026-03-03T09:30:00.000Z. Request a new URL.",
    });
  });

  it("an upload replaces the previous upload to the same URL", async () => {
    const { uploadUrl, put, emulator } = openSources();
    const { uploadUrl: url } = await uploadUrl(version);
    const tags = [await put(url, "one"), await put(url, "two")].map(({ headers }) => headers.get("etag"));
    expect(tags[0]).not.toBe(tags[1]);
    const { archives = {}, archivePieces = {}, uploads = {} } = await storedIn(emulator);
    expect(Object.keys(archives)).toEqual([tags[1]?.slice(1, -1)]);
    expect(Object.keys(archivePieces)).toHaveLength(1);
    expect(Object.values(uploads)).toMatchObject([{ generation: 2 }]);
  });
});

it("returns the URL and the object of an upload in the v2 family, but only the URL in v1", async () => {
  const { uploadUrl } = openSources();
  expect(Object.keys(await uploadUrl("v1"))).toEqual(["uploadUrl"]);
  const response = await uploadUrl("v2");
  const [, , bucket, object] = new URL(response.uploadUrl).pathname.split("/");
  expect(response.storageSource).toEqual({ bucket, object });
});

it("creates valid bucket names for projects with special characters", async () => {
  const { ask, put } = openSources();
  const path = "v2/projects/Example.com:shop/locations/north1/functions:generateUploadUrl";
  const { uploadUrl, storageSource } = (await ask("POST", path)).body;
  expect(storageSource.bucket).toBe("emulator-sources-example-com-shop-north1");
  expect((await put(uploadUrl, "archive")).status).toBe(200);
});

describe("uploads without valid headers", () => {
  it.each([
    [
      "v1",
      "without a content type",
      LENGTH_RANGE,
      /header content-type must be application\/zip, but is missing/,
    ],
    [
      "v2",
      "with another content type",
      { "content-type": "text/plain" },
      /application\/zip, but is text\/plain/,
    ],
    ["v1", "without a length range", ZIP, /length-range must be 0,104857600, but is missing/],
    [
      "v1",
      "with another length range",
      { ...ZIP, "x-goog-content-length-range": "0,1" },
      /0,104857600, but is 0,1\./,
    ],
  ] as const)("rejects an upload in %s %s", async (version, _, headers, message) => {
    const { uploadUrl, emulator } = openSources();
    const { uploadUrl: url } = await uploadUrl(version);
    const body = new TextEncoder().encode("archive");
    const response = await emulator.functions.fetch(url, { method: "PUT", headers, body });
    expect(response.status).toBe(403);
    const error = await errorOf(response);
    expect(error.status).toBe("PERMISSION_DENIED");
    expect(error.message).toMatch(message);
  });
});

describe("invalid uploads", () => {
  it("rejects an upload with credentials, because the signature replaces them", async () => {
    const { uploadUrl, put } = openSources();
    const { uploadUrl: url } = await uploadUrl("v2");
    const response = await put(url, "archive", {
      headers: { ...ZIP, authorization: "Bearer ann@example.com" },
    });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain("Remove the header");
  });

  it.each(VERSIONS)("rejects an empty upload in %s", async (version) => {
    const { uploadUrl, put } = openSources();
    const response = await put((await uploadUrl(version)).uploadUrl, "");
    expect(response.status).toBe(400);
    expect((await errorOf(response)).message).toContain("is empty");
  });

  it("accepts an archive of the maximum length, and rejects a longer one", async () => {
    const { uploadUrl, put } = openSources();
    const { uploadUrl: url } = await uploadUrl("v2");
    const bytes = new Uint8Array(MAX_BYTES + 1);
    const response = await put(url, bytes);
    expect(response.status).toBe(413);
    expect((await errorOf(response)).message).toContain("limit of 104857600 bytes");
    expect((await put(url, bytes.subarray(1))).status).toBe(200);
  });

  it("rejects a body that does not match its Content-Encoding", async () => {
    const { uploadUrl, put } = openSources();
    const { uploadUrl: url } = await uploadUrl("v2");
    const headers = { ...ZIP, "content-encoding": "gzip" };
    expect((await put(url, "archive", { headers })).status).toBe(415);
    expect((await put(url, gzipSync("archive"), { headers })).headers.get("etag")).toBe(
      (await put(url, "archive")).headers.get("etag"),
    );
  });

  it.each(["GET", "POST", "DELETE", "PATCH"])("rejects an upload with the method %s", async (method) => {
    const { uploadUrl, emulator } = openSources();
    const { uploadUrl: url } = await uploadUrl("v2");
    const response = await emulator.functions.fetch(url, { method, headers: ZIP });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("OPTIONS, PUT");
    expect((await errorOf(response)).message).toContain(`PUT, but got ${method}`);
  });

  it("rejects an upload after its state was replaced", async () => {
    const { uploadUrl, put, emulator } = openSources();
    const { uploadUrl: first } = await uploadUrl("v2");
    const snapshot = await emulator.snapshot();
    const { uploadUrl: second } = await uploadUrl("v2");
    await emulator.restore(snapshot);
    expect((await put(first, "archive")).status).toBe(200);
    expect((await put(second, "archive")).status).toBe(404);
    await emulator.reset();
    const response = await put(first, "archive");
    expect(response.status).toBe(403);
    expect((await errorOf(response)).message).toContain("the emulator's state was replaced");
  });
});

it("lists the allowed methods of an upload URL", async () => {
  const { uploadUrl, emulator } = openSources();
  const { uploadUrl: url } = await uploadUrl("v1");
  const response = await emulator.functions.fetch(url, { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("allow")).toBe("OPTIONS, PUT");
});

it("redacts signatures in the journal", async () => {
  const { uploadUrl, put, deployFrom, emulator } = openSources();
  const { uploadUrl: url } = await uploadUrl("v1");
  await put(url, "archive");
  await deployFrom("v1", "greet", { sourceUploadUrl: url });
  const signature = new URL(url).searchParams.get("signature") ?? "";
  expect(signature).toHaveLength(64);
  const journal = JSON.stringify(emulator.requests());
  expect(journal).toContain("&signature=[redacted]");
  expect(journal).not.toContain(signature);
});

it("rejects a request for an upload URL without credentials", async () => {
  const { emulator } = openSources();
  for (const version of VERSIONS) {
    const url = `${ORIGIN}/${version}/${PARENT}/functions:generateUploadUrl`;
    expect((await emulator.functions.fetch(url, { method: "POST" })).status).toBe(401);
  }
});

it("returns 404 for a request for an upload URL in an unknown location", async () => {
  const { ask } = openSources({ seed: { functions: { locations: ["south1"] } } });
  for (const version of VERSIONS) {
    const { status, body } = await ask("POST", `${version}/${PARENT}/functions:generateUploadUrl`);
    expect(status).toBe(404);
    expect(body.error.message).toContain("There is no location north1");
  }
});
