import { describe, expect, it } from "vitest";
import type { StoredFunction } from "../../../src/services/functions/function-resource/stored-function.ts";
import { openStoredFunctions, storedFunction } from "../support/stored-functions.ts";

const HELLO = "projects/p/locations/l/functions/hello";

const spec: StoredFunction["spec"] = {
  description: "Greets.",
  labels: { team: "a" },
  buildConfig: {
    runtime: "nodejs24",
    entryPoint: "greet",
    sourceToken: "secret",
    source: { storageSource: { sourceUploadUrl: "http://127.0.0.1:4011/upload?signature=secret" } },
  },
  serviceConfig: { timeoutSeconds: 90, availableMemory: "1Gi", environmentVariables: { A: "1" } },
  v1Only: { network: "net" },
};

const without = (stored: StoredFunction): StoredFunction => {
  const { deployed: _, ...others } = stored;
  return others;
};

describe("first-generation functions", () => {
  it("returns a first-generation function in the format of each API version", async () => {
    const { get } = await openStoredFunctions([storedFunction(HELLO, { environment: "GEN_1", spec })]);
    const url = "http://127.0.0.1:4011/run/p/l/hello";
    expect(await get(`/v1/${HELLO}`)).toEqual({
      status: 200,
      body: {
        name: HELLO,
        status: "ACTIVE",
        description: "Greets.",
        labels: { team: "a" },
        runtime: "nodejs24",
        entryPoint: "greet",
        timeout: "90s",
        availableMemoryMb: 1024,
        environmentVariables: { A: "1" },
        network: "net",
        httpsTrigger: { url },
        versionId: "1",
        updateTime: "2026-03-03T09:00:01.000Z",
      },
    });
    for (const version of ["v2", "v2beta", "v2alpha"])
      expect((await get(`/${version}/${HELLO}`)).body).toEqual({
        name: HELLO,
        environment: "GEN_1",
        state: "ACTIVE",
        description: "Greets.",
        labels: { team: "a" },
        buildConfig: { runtime: "nodejs24", entryPoint: "greet" },
        serviceConfig: {
          timeoutSeconds: 90,
          availableMemory: "1Gi",
          environmentVariables: { A: "1" },
          uri: url,
          revision: "hello-00001-emu",
        },
        url,
        createTime: "2026-03-03T09:00:00.000Z",
        updateTime: "2026-03-03T09:00:01.000Z",
      });
  });

  it.each([
    ["ACTIVE", "ACTIVE"],
    ["FAILED", "OFFLINE"],
    ["DEPLOYING", "DEPLOY_IN_PROGRESS"],
    ["DELETING", "DELETE_IN_PROGRESS"],
  ] as const)("returns the state %s as the v1 status %s", async (state, status) => {
    const { get } = await openStoredFunctions([storedFunction(HELLO, { environment: "GEN_1", state })]);
    expect((await get(`/v1/${HELLO}`)).body.status).toBe(status);
    expect((await get(`/v2/${HELLO}`)).body.state).toBe(state);
  });
});

describe("first-generation functions with an event trigger", () => {
  it("returns an event function with a trigger but without a URL", async () => {
    const eventFilters = [
      { attribute: "zone", value: "a" },
      { attribute: "resource", value: "bucket" },
    ];
    const eventTrigger = { eventType: "type", eventFilters, retryPolicy: "RETRY_POLICY_RETRY" } as const;
    const { get } = await openStoredFunctions([
      storedFunction(HELLO, { environment: "GEN_1", spec: { eventTrigger } }),
    ]);
    const { body } = await get(`/v1/${HELLO}`);
    expect(body.eventTrigger).toEqual({
      eventType: "type",
      resource: "bucket",
      failurePolicy: { retry: {} },
    });
    expect(body).not.toHaveProperty("httpsTrigger");
    const shown = (await get(`/v2/${HELLO}`)).body;
    expect(shown.eventTrigger).toEqual(eventTrigger);
    expect([shown.url, shown.serviceConfig.uri]).toEqual([undefined, undefined]);
  });
});

describe("second-generation functions", () => {
  it("returns 404 for a second-generation function in v1, with an error that explains why", async () => {
    const { get } = await openStoredFunctions([storedFunction(HELLO)]);
    const { status, body } = await get(`/v1/${HELLO}`);
    expect([status, body.error.status]).toEqual([404, "NOT_FOUND"]);
    expect(body.error.message).toContain("second-generation function");
    expect((await get("/v2/projects/p/locations/l/functions/other")).status).toBe(404);
  });

  it("returns a deployed function's service, and a URL with the host of the request", async () => {
    const { get } = await openStoredFunctions([storedFunction(HELLO)]);
    const { body } = await get(`/v2/${HELLO}`, "http://localhost:8080");
    expect(body.url).toBe("http://localhost:8080/run/p/l/hello");
    expect(body.serviceConfig).toMatchObject({
      uri: body.url,
      service: "projects/p/locations/l/services/hello",
    });
  });

  it("percent-encodes the path segments of a function URL", async () => {
    const name = "projects/example.com:p/locations/l/functions/hello";
    const { get } = await openStoredFunctions([storedFunction(name)]);
    expect((await get(`/v2/${name}`)).body.url).toBe("http://127.0.0.1:4011/run/example.com%3Ap/l/hello");
  });

  it("returns the error instead of a service and a URL until a deployment succeeds", async () => {
    const stateMessages = [{ severity: "ERROR", type: "BuildFailed", message: "There is no package.json." }];
    const { get } = await openStoredFunctions([
      without(storedFunction(HELLO, { state: "FAILED", stateMessages })),
    ]);
    const { body } = await get(`/v2/${HELLO}`);
    expect(body).toMatchObject({ state: "FAILED", stateMessages });
    expect(body).not.toHaveProperty("url");
    expect(body.serviceConfig).toEqual({ timeoutSeconds: 60, availableMemory: "256M" });
  });

  it("returns the source of a function, but not its upload URL", async () => {
    const storageSource = {
      bucket: "b",
      object: "o",
      sourceUploadUrl: "http://127.0.0.1:4011/upload?s=secret",
    };
    const { get } = await openStoredFunctions([
      storedFunction(HELLO, { spec: { buildConfig: { sourceToken: "secret", source: { storageSource } } } }),
    ]);
    const { body } = await get(`/v2/${HELLO}`);
    expect(body.buildConfig).toEqual({ source: { storageSource: { bucket: "b", object: "o" } } });
  });
});

describe("earlier function versions", () => {
  const versionOf = (versionId: number, description: string): StoredFunction =>
    storedFunction(HELLO, {
      environment: "GEN_1",
      spec: { description },
      deployed: { versionId, spec: { description }, archiveId: "0".repeat(64) },
      updateTime: `2026-03-03T09:00:0${versionId}.000Z`,
    });
  const now = { ...versionOf(2, "second"), spec: { description: "third" }, state: "DEPLOYING" } as const;
  const versions = [versionOf(1, "first"), versionOf(2, "second")];

  it("returns an earlier version of a function by its version id or revision", async () => {
    const { get } = await openStoredFunctions([now], versions);
    expect((await get(`/v1/${HELLO}`)).body).toMatchObject({ description: "third", versionId: "2" });
    expect((await get(`/v1/${HELLO}?versionId=0`)).body).toMatchObject({ description: "third" });
    expect((await get(`/v1/${HELLO}?versionId=1`)).body).toMatchObject({
      description: "first",
      versionId: "1",
      updateTime: "2026-03-03T09:00:01.000Z",
    });
    expect((await get(`/v1/${HELLO}?versionId=2`)).body).toMatchObject({ description: "second" });
    const { body } = await get(`/v2/${HELLO}?revision=hello-00001-emu`);
    expect(body).toMatchObject({ description: "first", serviceConfig: { revision: "hello-00001-emu" } });
  });

  it("returns the deployed version by its id even if no earlier versions are stored", async () => {
    const { get } = await openStoredFunctions([now]);
    expect((await get(`/v1/${HELLO}?versionId=2`)).body.description).toBe("second");
  });

  it("returns 404 for an unknown version, and 400 for an invalid name", async () => {
    const { get } = await openStoredFunctions([now], versions);
    expect((await get(`/v1/${HELLO}?versionId=3`)).status).toBe(404);
    expect((await get(`/v2/${HELLO}?revision=hello-00003-emu`)).status).toBe(404);
    for (const versionId of ["-1", "1.5", "x", "99999999999999999999"])
      expect([versionId, (await get(`/v1/${HELLO}?versionId=${versionId}`)).status]).toEqual([
        versionId,
        400,
      ]);
    for (const revision of ["1", "other-00001-emu", "hello-1-emu"]) {
      const { status, body } = await get(`/v2/${HELLO}?revision=${revision}`);
      expect([revision, status]).toEqual([revision, 400]);
      expect(body.error.message).toContain("such as hello-00001-emu");
    }
  });
});
