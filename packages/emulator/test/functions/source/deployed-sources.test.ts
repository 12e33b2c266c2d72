import { describe, expect, it } from "vitest";
import { MINUTE, openSources, PARENT, storedIn } from "./support/open-sources.ts";

async function uploaded() {
  const setup = openSources();
  const { uploadUrl: url, storageSource } = await setup.uploadUrl("v2");
  await setup.put(url, "archive");
  return { ...setup, url, storage: storageSource as { bucket: string; object: string } };
}

describe("deployment sources", () => {
  it("a v1 deployment accepts an expired upload URL as its source", async () => {
    const { uploadUrl, put, deployFrom, emulator } = openSources();
    const { uploadUrl: url } = await uploadUrl("v1");
    await put(url, "archive");
    await emulator.clock.advance(31 * MINUTE);
    const operation = await deployFrom("v1", "greet", { sourceUploadUrl: url });
    expect(operation).toMatchObject({ done: true, response: { status: "ACTIVE" } });
    expect(JSON.stringify(operation)).not.toContain("signature=");
  });

  it("a v1 deployment accepts an upload URL with another host and a gs:// URL as its source", async () => {
    const { url, storage, deployFrom } = await uploaded();
    const sources = [
      { sourceUploadUrl: url.replace("127.0.0.1:4011", "localhost:9") },
      { sourceArchiveUrl: `gs://${storage.bucket}/${storage.object}` },
    ];
    for (const [place, source] of sources.entries())
      expect(await deployFrom("v1", `greet-${place}`, source)).toMatchObject({
        response: { status: "ACTIVE" },
      });
  });

  it.each([undefined, "0", "1"])(
    "a deployment finds its source if the request has the generation %s",
    async (generation) => {
      const { storage, deployFrom } = await uploaded();
      const storageSource = { ...storage, ...(generation !== undefined && { generation }) };
      expect(await deployFrom("v2", "greet", { storageSource })).toMatchObject({
        response: { state: "ACTIVE" },
      });
    },
  );
});

describe("deployments with an invalid source", () => {
  it.each([
    [
      "a missing object name",
      { storageSource: { bucket: "b" } },
      /has no object\. Set both bucket and object/,
    ],
    ["a missing bucket", { storageSource: { object: "o" } }, /has no bucket\. Set both bucket and object/],
    [
      "an unknown object",
      { storageSource: { bucket: "b", object: "o" } },
      /Object o in bucket b does not exist\. Call generateUploadUrl/,
    ],
    [
      "a Git URL",
      { gitUri: "https://git.example.com/x" },
      /source\.gitUri is not supported: .* repositories/,
    ],
    ["a repository", { repoSource: { repoName: "x" } }, /source\.repoSource is not supported/],
  ])("a deployment fails and explains the problem with its source: %s", async (_, source, message) => {
    const { deployFrom } = openSources();
    const { error } = await deployFrom("v2", "greet", source);
    expect(error.message).toMatch(message);
  });

  it("a deployment fails if no archive has been uploaded yet", async () => {
    const { uploadUrl, deployFrom } = openSources();
    const { uploadUrl: url, storageSource } = await uploadUrl("v2");
    const yet = /^Object [0-9a-f]{32}\.zip in bucket emulator-sources-acme-north1 has no content yet/;
    expect((await deployFrom("v2", "greet", { storageSource })).error.message).toMatch(yet);
    expect((await deployFrom("v1", "other", { sourceUploadUrl: url })).error.message).toMatch(yet);
  });

  it("a deployment fails if a newer upload has replaced its source", async () => {
    const { url, storage, put, deployFrom } = await uploaded();
    await put(url, "another");
    const { error } = await deployFrom("v2", "greet", { storageSource: { ...storage, generation: "1" } });
    expect(error.message).toMatch(/^Object .* has no generation 1\. Its current generation is 2\.$/);
  });

  it.each([
    [
      "of another emulator",
      (url: string) => url.replace(/signature=./, "signature=e"),
      /the emulator's state was replaced/,
    ],
    [
      "without its signature",
      (url: string) => url.replace(/&signature.*/, ""),
      /is not an upload URL of this service/,
    ],
    ["that is not a URL", () => "archive", /is not an upload URL of this service/],
  ])("a deployment fails for an upload URL %s", async (_, changed, message) => {
    const { uploadUrl, put, deployFrom } = openSources();
    let { uploadUrl: url } = await uploadUrl("v1");
    while (url.includes("signature=e")) url = (await uploadUrl("v1")).uploadUrl;
    await put(url, "archive");
    const { error } = await deployFrom("v1", "greet", { sourceUploadUrl: changed(url) });
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain(url);
  });
});

describe("archives of functions", () => {
  it("stores an archive once, even if it is uploaded several times", async () => {
    const { put, uploadUrl, emulator } = await uploaded();
    await put((await uploadUrl("v1")).uploadUrl, "archive");
    expect(Object.keys((await storedIn(emulator)).archives ?? {})).toHaveLength(1);
  });

  it("keeps an archive while a version references it", async () => {
    const { url, storage, put, deployFrom, downloadUrl, emulator } = await uploaded();
    await deployFrom("v2", "greet", { storageSource: storage });
    await put(url, "another");
    expect(await (await emulator.functions.fetch(await downloadUrl("v2", "greet"))).text()).toBe("archive");
  });

  it("keeps an archive while a running deployment can use it", async () => {
    const { url, storage, put, ask, downloadUrl, emulator } = await uploaded();
    const buildConfig = { runtime: "nodejs20", entryPoint: "run", source: { storageSource: storage } };
    await ask("POST", `v2/${PARENT}/functions?functionId=greet`, { buildConfig });
    await emulator.clock.advance(0);
    await put(url, "another");
    await emulator.clock.advance(1_000);
    expect(await (await emulator.functions.fetch(await downloadUrl("v2", "greet"))).text()).toBe("archive");
  });

  it("keeps an archive while another upload has the same content", async () => {
    const { url, put, uploadUrl, deployFrom } = await uploaded();
    const { uploadUrl: other, storageSource } = await uploadUrl("v2");
    await put(other, "archive");
    await put(url, "another");
    expect(await deployFrom("v2", "greet", { storageSource })).toMatchObject({
      response: { state: "ACTIVE" },
    });
  });

  it("deletes archives that nothing references", async () => {
    const { url, put, emulator } = await uploaded();
    await put(url, "another");
    const { archives = {}, archivePieces = {} } = await storedIn(emulator);
    expect([Object.keys(archives).length, Object.keys(archivePieces).length]).toEqual([1, 1]);
  });
});
