import fc from "fast-check";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  errorOf,
  MINUTE,
  openSources,
  PARENT,
  randomBytes,
  VERSIONS,
  type Version,
} from "./support/open-sources.ts";

const LIFE_MS: Readonly<Record<Version, number>> = {
  v1: 5 * MINUTE,
  v2: 30 * MINUTE,
  v2beta: 30 * MINUTE,
  v2alpha: 30 * MINUTE,
};

/** Size of the stored pieces of an archive, in bytes. */
const PIECE = 768 * 1024;

describe.each(VERSIONS)("sources of %s deployments", (version) => {
  it("downloads the unchanged source from the host of the request", async () => {
    const { deploy, ask, emulator } = openSources();
    const archive = randomBytes(1_000_003);
    await deploy(version, "greet", archive);
    const path = `${version}/${PARENT}/functions/greet:generateDownloadUrl`;
    const { downloadUrl } = (await ask("POST", path, {}, "http://localhost:9999")).body;
    expect(new URL(downloadUrl).origin).toBe("http://localhost:9999");
    const response = await emulator.functions.fetch(downloadUrl.replace("localhost", "127.0.0.1"));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "content-disposition": 'attachment; filename="greet-1.zip"',
      "content-length": "1000003",
      "content-type": "application/zip",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect((await bytesOf(response)).equals(archive)).toBe(true);
  });

  it("accepts a download URL up to the millisecond before it expires", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    await deploy(version, "greet", "archive");
    const url = await downloadUrl(version, "greet");
    await emulator.clock.advance(LIFE_MS[version] - 1);
    expect((await emulator.functions.fetch(url)).status).toBe(200);
    await emulator.clock.advance(1);
    const late = await emulator.functions.fetch(url);
    expect(late.status).toBe(400);
    expect((await errorOf(late)).message).toMatch(/^The URL expired at 2026-03-03T09:\d\d:01\.000Z\./);
  });

  it("rejects downloads before the deployment", async () => {
    const { ask, deployFrom, uploadUrl } = openSources();
    const path = `${version}/${PARENT}/functions/greet:generateDownloadUrl`;
    const absent = await ask("POST", path);
    expect(absent.status).toBe(404);
    expect(absent.body.error.message).toContain(`There is no function ${PARENT}/functions/greet`);
    const { uploadUrl: url, storageSource } = await uploadUrl(version);
    await deployFrom(version, "greet", version === "v1" ? { sourceUploadUrl: url } : { storageSource });
    const failed = await ask("POST", path);
    expect(failed.status).toBe(400);
    expect(failed.body.error).toMatchObject({
      status: "FAILED_PRECONDITION",
      message: expect.stringContaining("has no successful deployment yet"),
    });
  });
});

it("downloads a source of random bytes unchanged", async () => {
  const { deploy, downloadUrl, emulator } = openSources();
  const edges = fc.constantFrom(PIECE - 1, PIECE, PIECE + 1, 2 * PIECE);
  await fc.assert(
    fc.asyncProperty(fc.oneof(edges, fc.integer({ min: 1, max: 5_000 })), async (length) => {
      const archive = randomBytes(length);
      await deploy("v2", "greet", archive);
      const response = await emulator.functions.fetch(await downloadUrl("v2", "greet"));
      expect((await bytesOf(response)).equals(archive)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

it("downloads a long source unchanged", async () => {
  const { deploy, downloadUrl, emulator } = openSources();
  const archive = randomBytes(30 * 1024 * 1024);
  await deploy("v2", "greet", archive);
  const response = await emulator.functions.fetch(await downloadUrl("v2", "greet"));
  expect((await bytesOf(response)).equals(archive)).toBe(true);
});

describe("source ranges", () => {
  it("returns byte ranges that add up to the whole source", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    const size = 2 * PIECE + 10;
    const archive = randomBytes(size);
    await deploy("v2", "greet", archive);
    const url = await downloadUrl("v2", "greet");
    const near = fc.integer({ min: -2, max: 2 });
    const cut = fc.oneof(
      fc.integer({ min: 1, max: size - 1 }),
      fc.tuple(fc.constantFrom(PIECE, 2 * PIECE), near).map(([edge, by]) => edge + by),
    );
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(cut, { maxLength: 4 }), async (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), size];
        const parts: Buffer[] = [];
        for (const [place, from] of edges.slice(0, -1).entries()) {
          const to = edges[place + 1] as number;
          const headers = { range: `bytes=${from}-${to - 1}` };
          const response = await emulator.functions.fetch(url, { headers });
          expect(response.status).toBe(206);
          expect(response.headers.get("content-range")).toBe(`bytes ${from}-${to - 1}/${size}`);
          parts.push(await bytesOf(response));
        }
        expect(Buffer.concat(parts).equals(archive)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("returns a range only if If-Range matches the source", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    await deploy("v2", "greet", "archive");
    const url = await downloadUrl("v2", "greet");
    const etag = (await emulator.functions.fetch(url)).headers.get("etag") ?? "";
    const part = async (tag: string) =>
      emulator.functions.fetch(url, { headers: { range: "bytes=2-3", "if-range": tag } });
    expect(await (await part(etag)).text()).toBe("ch");
    expect(await (await part('"other"')).text()).toBe("archive");
    expect((await emulator.functions.fetch(url, { headers: { range: "bytes=7-" } })).status).toBe(416);
    expect((await emulator.functions.fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("download URL", () => {
  it("a download URL supports only GET, HEAD and OPTIONS", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    await deploy("v1", "greet", "archive");
    const url = await downloadUrl("v1", "greet");
    const head = await emulator.functions.fetch(url, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe("7");
    expect(await head.text()).toBe("");
    const options = await emulator.functions.fetch(url, { method: "OPTIONS" });
    expect(options.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const put = await emulator.functions.fetch(url, { method: "PUT", body: "other" });
    expect(put.status).toBe(405);
    expect((await errorOf(put)).message).toContain("GET, HEAD, OPTIONS, but got PUT");
  });
});

describe("source versions", () => {
  it("downloads a version by its number in v1, or the newest version by default", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    await deploy("v1", "greet", "one");
    await deploy("v1", "greet", "two");
    const textOf = async (body?: object) =>
      (await emulator.functions.fetch(await downloadUrl("v1", "greet", body))).text();
    expect(await textOf({ versionId: "1" })).toBe("one");
    expect(await textOf({ versionId: "2" })).toBe("two");
    expect(await textOf({ versionId: "0" })).toBe("two");
    expect(await textOf()).toBe("two");
  });

  it.each(["3", "18446744073709551615"])("returns 404 for the unknown version %s", async (versionId) => {
    const { deploy, ask } = openSources();
    await deploy("v1", "greet", "one");
    const { status, body } = await ask("POST", `v1/${PARENT}/functions/greet:generateDownloadUrl`, {
      versionId,
    });
    expect(status).toBe(404);
    expect(body.error.message).toBe(
      `${PARENT}/functions/greet has no version ${versionId}. The newest version is 1.`,
    );
  });

  it("returns 404 in v1 for a second-generation function", async () => {
    const { deploy, ask } = openSources();
    await deploy("v2", "greet", "one");
    expect((await ask("POST", `v1/${PARENT}/functions/greet:generateDownloadUrl`)).status).toBe(404);
  });

  it("a download URL returns the same version until it expires", async () => {
    const { deploy, downloadUrl, emulator } = openSources();
    await deploy("v2", "greet", "one");
    const url = await downloadUrl("v2", "greet");
    await deploy("v2", "greet", "two");
    expect(await (await emulator.functions.fetch(url)).text()).toBe("one");
  });
});

it("downloads an archive with the files of a seeded function", async () => {
  const files = { "index.js": "exports.run = () => 1;", "lib/é.txt": "ça" };
  const name = `${PARENT}/functions/planted`;
  const { downloadUrl, emulator } = openSources({
    seed: {
      functions: { functions: [{ name, buildConfig: { runtime: "nodejs20", entryPoint: "run" }, files }] },
    },
  });
  const response = await emulator.functions.fetch(await downloadUrl("v2", "planted"));
  const unpacked = Object.entries(unzipSync(await bytesOf(response)));
  expect(Object.fromEntries(unpacked.map(([path, bytes]) => [path, `${Buffer.from(bytes)}`]))).toEqual(files);
});
