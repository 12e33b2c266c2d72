import { expect, it } from "vitest";
import { sqliteStores } from "../../../src/node/index.ts";
import { temporaryFolder } from "../../store/support/engines.ts";
import { bytesOf, openSources, randomBytes } from "./support/open-sources.ts";

it("keeps URLs and archives after a restart", async () => {
  const folder = await temporaryFolder();
  const archive = randomBytes(2_000_000);
  const first = openSources({ store: sqliteStores(folder) });
  await first.deploy("v2", "greet", archive);
  const download = await first.downloadUrl("v2", "greet");
  const { uploadUrl: used } = await first.uploadUrl("v1");
  await first.put(used, archive);
  const { uploadUrl: unused } = await first.uploadUrl("v2");
  await first.emulator.close();

  const second = openSources({ store: sqliteStores(folder) });
  expect((await bytesOf(await second.emulator.functions.fetch(download))).equals(archive)).toBe(true);
  expect((await second.put(unused, "archive")).status).toBe(200);
  expect(await second.deployFrom("v1", "other", { sourceUploadUrl: used })).toMatchObject({
    response: { status: "ACTIVE" },
  });
});

it("a snapshot transfers URLs and archives to another emulator", async () => {
  const archive = randomBytes(1_000_000);
  const first = openSources();
  await first.deploy("v2", "greet", archive);
  const download = await first.downloadUrl("v2", "greet");
  const { uploadUrl } = await first.uploadUrl("v2");
  const snapshot = JSON.parse(JSON.stringify(await first.emulator.snapshot()));

  const second = openSources();
  expect((await second.emulator.functions.fetch(download)).status).toBe(403);
  await second.emulator.restore(snapshot);
  expect((await bytesOf(await second.emulator.functions.fetch(download))).equals(archive)).toBe(true);
  expect((await second.put(uploadUrl, "archive")).status).toBe(200);
});

it("returns 404 for a source from a state that was replaced", async () => {
  const { deploy, downloadUrl, emulator } = openSources();
  await deploy("v2", "greet", "archive");
  const before = await emulator.snapshot();
  await deploy("v2", "greet", "another");
  const url = await downloadUrl("v2", "greet");
  await emulator.restore(before);
  const response = await emulator.functions.fetch(url);
  expect(response.status).toBe(404);
  expect((await response.json()).error.message).toContain("was deleted");
});
