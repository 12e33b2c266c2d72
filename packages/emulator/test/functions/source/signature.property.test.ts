import fc from "fast-check";
import { expect, it } from "vitest";
import { readSignedTarget, signTarget } from "../../../src/services/functions/source/signed-url.ts";
import { ORIGIN } from "../support/send-to.ts";
import { errorOf, openSources, type SourceSetup } from "./support/open-sources.ts";

/** Characters that URLs can contain. */
const CHARACTERS = "abcdefABCDEF0123456789-._~%&=?/;+";

/** Generates a path and query with one character changed, removed or inserted. */
function changed(target: string): fc.Arbitrary<string> {
  const place = fc.integer({ min: 1, max: target.length - 1 });
  const character = fc.constantFrom(...CHARACTERS);
  return fc
    .oneof(
      fc.tuple(place, character).map(([at, by]) => target.slice(0, at) + by + target.slice(at + 1)),
      place.map((at) => target.slice(0, at) + target.slice(at + 1)),
      fc.tuple(place, character).map(([at, by]) => target.slice(0, at) + by + target.slice(at)),
      fc.constantFrom("&alt=media", "&expires=9999999999999", "#").map((more) => target + more),
    )
    .filter((other) => other !== target && other !== `${target}#`);
}

async function holds(url: string, send: (url: string) => Promise<Response>): Promise<void> {
  const target = url.slice(ORIGIN.length);
  expect((await send(url)).status).toBe(200);
  await fc.assert(
    fc.asyncProperty(changed(target), async (other) => {
      const response = await send(`${ORIGIN}${other}`);
      expect([401, 403, 404, 405]).toContain(response.status);
      expect((await errorOf(response)).message).not.toBe("");
    }),
    { numRuns: 500 },
  );
}

async function deployed(): Promise<SourceSetup> {
  const setup = openSources();
  await setup.deploy("v1", "greet", "archive");
  return setup;
}

it("rejects an upload URL after any change", async () => {
  const { uploadUrl, put } = openSources();
  await holds((await uploadUrl("v1")).uploadUrl, (url) => put(url, "archive"));
});

it("rejects a download URL after any change", async () => {
  const { downloadUrl, emulator } = await deployed();
  await holds(await downloadUrl("v1", "greet"), (url) => emulator.functions.fetch(url));
});

it.each([
  ["a later expiry", /expires=\d/, "expires=9"],
  ["fewer headers", ".x-goog-content-length-range", ""],
  ["other headers", "content-type", "content-size"],
  ["another object", /[0-9a-f]{32}\.zip/, `${"0".repeat(32)}.zip`],
  ["another bucket", "acme", "evil"],
])("reports that a URL was changed: %s", async (_, part, other) => {
  const { uploadUrl, put } = openSources();
  const { uploadUrl: url } = await uploadUrl("v1");
  const response = await put(url.replace(part, other), "archive");
  expect(response.status).toBe(403);
  expect((await errorOf(response)).message).toMatch(
    /^The signature does not match this PUT request: the path or query/,
  );
});

it("reports that a URL has no signature", async () => {
  const { uploadUrl, put } = openSources();
  const { uploadUrl: url } = await uploadUrl("v1");
  for (const other of [url.replace(/&signature=.*/, ""), url.replace(/\?.*/, "")]) {
    const response = await put(other, "archive");
    expect(response.status).toBe(403);
    expect((await errorOf(response)).message).toMatch(/^The URL was not signed by this service\./);
  }
});

it("a signed URL is valid only for the HTTP method it was signed for", () => {
  const key = new Uint8Array(32);
  const signed = { path: "/uploads/one/two", expires: 1, fields: [] };
  const target = signTarget(key, "PUT", signed);
  expect(readSignedTarget(key, "PUT", target)).toEqual(signed);
  expect(readSignedTarget(key, "GET", target)).toBe("changed");
});

it("a signed URL is valid only in the emulator that created it", async () => {
  const { uploadUrl } = openSources();
  const other = openSources();
  await other.uploadUrl("v2");
  expect((await other.put((await uploadUrl("v2")).uploadUrl, "archive")).status).toBe(403);
});

it("concurrent first requests for upload URLs all return valid signatures", async () => {
  const { uploadUrl, put } = openSources();
  const responses = await Promise.all(Array.from({ length: 10 }, () => uploadUrl("v2")));
  for (const { uploadUrl: url } of responses) expect((await put(url, "archive")).status).toBe(200);
});
