import { expect, it, onTestFinished } from "vitest";
import { listen } from "../../../src/node/index.ts";
import { bytesOf, errorOf, LENGTH_RANGE, openSources, PARENT, randomBytes } from "./support/open-sources.ts";

const ZIP = { "content-type": "application/zip" };

it("uploads and downloads sources over HTTP with any host name", async () => {
  const { emulator, ask, deployFrom } = openSources();
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(close);
  const local = urls.functions.replace("127.0.0.1", "localhost");
  const made = await fetch(`${local}/v1/${PARENT}/functions:generateUploadUrl`, {
    method: "POST",
    headers: { authorization: "Bearer ann@example.com" },
  });
  const { uploadUrl } = (await made.json()) as { uploadUrl: string };
  expect(uploadUrl.startsWith(`${local}/uploads/`)).toBe(true);
  const archive = randomBytes(3_000_000);
  const headers = { ...ZIP, ...LENGTH_RANGE };
  const put = await fetch(uploadUrl.replace("localhost", "127.0.0.1"), {
    method: "PUT",
    headers,
    body: archive,
  });
  expect([put.status, put.headers.get("content-length")]).toEqual([200, "0"]);
  await deployFrom("v1", "greet", { sourceUploadUrl: uploadUrl });
  const path = `v1/${PARENT}/functions/greet:generateDownloadUrl`;
  const { downloadUrl } = (await ask("POST", path, {}, urls.functions)).body;
  expect((await bytesOf(await fetch(downloadUrl))).equals(archive)).toBe(true);
  const head = await fetch(downloadUrl, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe("3000000");
  const part = await fetch(downloadUrl, { headers: { range: "bytes=-3" } });
  expect([...(await bytesOf(part))]).toEqual([...archive.subarray(-3)]);
});

it("rejects an oversized archive without reading it", async () => {
  const { emulator, uploadUrl } = openSources();
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(close);
  const { uploadUrl: url } = await uploadUrl("v2");
  const { pathname, search } = new URL(url);
  const response = await fetch(`${urls.functions}${pathname}${search}`, {
    method: "PUT",
    headers: ZIP,
    body: new Uint8Array(104_857_601),
  });
  expect(response.status).toBe(413);
  expect((await errorOf(response)).message).toContain("104857600");
});
