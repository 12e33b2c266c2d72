import { downloadSource, uploadSource } from "@seamline/functions/source";
import { createFunctionsClient as createV1 } from "@seamline/functions/v1/reference";
import { bearer, createFunctionsClient as createV2, isApiError } from "@seamline/functions/v2/reference";
import { createFunctionsClient as createV2alpha } from "@seamline/functions/v2alpha/reference";
import { createFunctionsClient as createV2beta } from "@seamline/functions/v2beta/reference";
import { describe, expect, it } from "vitest";
import { keptDownload } from "../support/kept-download.ts";
import {
  MINUTE,
  openSources,
  PARENT,
  randomBytes,
  type SourceSetup,
  VERSIONS,
  type Version,
} from "./support/open-sources.ts";

const name = `${PARENT}/functions/greet` as const;

type Fetch = SourceSetup["emulator"]["functions"]["fetch"];

/** Returns the client of a version. The tests use only members that all versions have, so one type is enough. */
function clientOf(version: Version, { emulator }: SourceSetup, fetch: Fetch = emulator.functions.fetch) {
  const make = { v1: createV1, v2: createV2, v2beta: createV2beta, v2alpha: createV2alpha }[version];
  const options = {
    baseUrl: "http://127.0.0.1",
    auth: bearer("ann@example.com"),
    fetch,
    clock: emulator.clock,
  };
  return make(options) as ReturnType<typeof createV2>;
}

/** Returns a fetch function that lets the signed URL expire before the first request with the method. */
function lateOnce({ emulator }: SourceSetup, method: string): { fetch: Fetch; statuses: number[] } {
  const statuses: number[] = [];
  let isLate = false;
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const isSigned = request.method === method && request.url.includes("signature=");
    if (isSigned && !isLate) {
      isLate = true;
      await emulator.clock.advance(30 * MINUTE);
    }
    const response = await emulator.functions.fetch(request);
    if (isSigned) statuses.push(response.status);
    return response;
  };
  return { fetch, statuses };
}

describe.each(VERSIONS)("source helpers of the %s client", (version) => {
  it("uploads and downloads the source of a deployment", async () => {
    const setup = openSources();
    const archive = randomBytes(1_500_000);
    const source = await uploadSource(clientOf(version, setup), { parent: PARENT, source: archive });
    const operation = await setup.deployFrom(version, "greet", source);
    expect(operation).toMatchObject({ done: true, response: { name } });
    const { bytes, target } = keptDownload();
    expect(await downloadSource(clientOf(version, setup), { name }, target)).toEqual({
      bytes: archive.length,
    });
    expect(Buffer.from(bytes()).equals(archive)).toBe(true);
  });

  it("resumes interrupted downloads", async () => {
    const setup = openSources();
    const archive = randomBytes(900_000);
    await setup.deploy(version, "greet", archive);
    for (const truncate of [100_000, 5, 300_000])
      setup.emulator.faults.add({ operationId: "downloadSourceArchive", truncate, times: 1 });
    setup.emulator.faults.add({ operationId: "downloadSourceArchive", status: 503, times: 1 });
    const { bytes, target } = keptDownload();
    const downloading = downloadSource(clientOf(version, setup), { name }, target);
    await setup.emulator.clock.advance(MINUTE);
    await downloading;
    expect(Buffer.from(bytes()).equals(archive)).toBe(true);
    const ranges = setup.emulator
      .requests({ operationId: "downloadSourceArchive" })
      .map(({ status }) => status);
    expect(ranges).toContain(206);
  });

  it("requests a new URL if the first one has expired", async () => {
    const setup = openSources();
    const up = lateOnce(setup, "PUT");
    const source = await uploadSource(clientOf(version, setup, up.fetch), {
      parent: PARENT,
      source: new Uint8Array([1, 2, 3]),
    });
    expect(up.statuses).toEqual([400, 200]);
    await setup.deployFrom(version, "greet", source);
    const down = lateOnce(setup, "GET");
    const { bytes, target } = keptDownload();
    await downloadSource(clientOf(version, setup, down.fetch), { name }, target);
    expect(down.statuses).toEqual([400, 200]);
    expect([...bytes()]).toEqual([1, 2, 3]);
  });

  it("explains why a function has no source", async () => {
    const setup = openSources();
    const error: unknown = await downloadSource(
      clientOf(version, setup),
      { name },
      keptDownload().target,
    ).catch((cause) => cause);
    expect(isApiError(error) && [error.status, error.message]).toEqual([404, expect.stringContaining(name)]);
  });
});

it("downloads an earlier version in v1", async () => {
  const setup = openSources();
  await setup.deploy("v1", "greet", "one");
  await setup.deploy("v1", "greet", "two");
  const { bytes, target } = keptDownload();
  const client = clientOf("v1", setup) as unknown as ReturnType<typeof createV1>;
  await downloadSource(client, { name, versionId: "1" }, target);
  expect(Buffer.from(bytes()).toString()).toBe("one");
});
