import { inspect } from "node:util";
import { afterAll, describe, expect, expectTypeOf, test } from "vitest";
import type * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import type * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import { deploySource } from "../../src/source.ts";
import { CANARY, closeServices, name, parent, startService, storageSource } from "./service.ts";

afterAll(closeServices);

const source = new Blob(["a zip archive"]);
const operation = `${parent}/operations/o1`;

type Service = Awaited<ReturnType<typeof startService>>;

/** Keeps the service's operations running after the first response, and completes them when they are first read. */
function run({ server }: Pick<Service, "server">, name: string, response: object) {
  for (const start of ["createFunction", "patchFunction"]) {
    server.respondWith(start, () => ({ body: { name, done: false } }));
  }
  server.respondWith("getOperation", () => ({ body: { name, done: true, response } }));
}

/** Sets whether the function exists. */
function has({ server }: Pick<Service, "server">, isThere: boolean) {
  server.respondWith("getFunction", () => (isThere ? { body: { name } } : { status: 404, body: {} }));
}

/** Returns the query and body of the last request to an operation. */
function sentTo({ received }: Pick<Service, "received">, operationId: string) {
  const request = received()
    .filter((each) => each.operationId === operationId)
    .at(-1);
  const query = Object.fromEntries(new URL(`${request?.target}`, "http://localhost").searchParams);
  return { query, body: JSON.parse(`${request?.body}`) };
}

describe.each(["v2", "v2beta", "v2alpha"] as const)("%s", (version) => {
  const fields = { environment: "GEN_2", buildConfig: { runtime: "nodejs20", entryPoint: "greet" } } as const;

  test("creates a missing function from the archive, and wait() returns the function", async () => {
    const service = await startService(version);
    run(service, operation, { name, state: "ACTIVE" });
    has(service, false);
    const made = await deploySource(service.client, { name, source, function: fields }).wait();
    expectTypeOf(made).toEqualTypeOf<v2.UserFunction>();
    expect(made).toEqual({ name, state: "ACTIVE" });
    expect(service.calledOperations()).toEqual([
      "getFunction",
      "generateFunctionUploadUrl",
      "createFunction",
      "getOperation",
    ]);
    expect(sentTo(service, "createFunction")).toEqual({
      query: { functionId: "greet" },
      body: { ...fields, buildConfig: { ...fields.buildConfig, source: { storageSource } } },
    });
    expect(sentTo(service, "generateFunctionUploadUrl").body).toEqual({ environment: "GEN_2" });
    expect(`${service.storage.received[0]?.body}`).toBe("a zip archive");
  });

  test("patches the source and the given fields of an existing function, or those in updateMask", async () => {
    const service = await startService(version);
    run(service, operation, { name });
    has(service, true);
    await deploySource(service.client, { name, source, function: fields }).wait();
    expect(service.calledOperations()).toContain("patchFunction");
    const body = { ...fields, buildConfig: { ...fields.buildConfig, source: { storageSource } } };
    expect(sentTo(service, "patchFunction")).toEqual({ query: {}, body });
    for (const [updateMask, sent] of [
      ["labels", "labels,buildConfig.source"],
      ["buildConfig", "buildConfig"],
      ["buildConfig.source,labels", "buildConfig.source,labels"],
      ["*", "*"],
    ] as const) {
      await deploySource(service.client, { name, source, mode: "update", updateMask });
      expect(sentTo(service, "patchFunction").query).toEqual({ updateMask: sent });
    }
  });
});

describe("v1", () => {
  const fields = { runtime: "nodejs20", entryPoint: "greet" };

  test("creates a missing function from the archive, and wait() returns the function", async () => {
    const service = await startService("v1");
    run(service, "operations/o1", { name, status: "ACTIVE" });
    has(service, false);
    const made = await deploySource(service.client, { name, source, function: fields }).wait();
    expectTypeOf(made).toEqualTypeOf<v1.CloudFunction>();
    expect(made).toEqual({ name, status: "ACTIVE" });
    const { body } = sentTo(service, "createFunction");
    expect(body).toEqual({ ...fields, name, sourceUploadUrl: expect.stringContaining(service.storage.url) });
  });

  test("updateMask contains the source and the given fields, or those that the caller selects", async () => {
    const service = await startService("v1");
    run(service, "operations/o1", { name });
    const { client } = service;
    await deploySource(client, { name, source, mode: "update", function: fields }).wait();
    expect(sentTo(service, "patchFunction").query.updateMask).toBe("runtime,entryPoint,sourceUploadUrl");
    await deploySource(client, { name, source, mode: "update", function: fields, updateMask: "runtime" });
    expect(sentTo(service, "patchFunction").query.updateMask).toBe("runtime,sourceUploadUrl");
    const partly = { runtime: "nodejs20", description: undefined };
    await deploySource(client, { name, source, mode: "update", function: partly });
    expect(sentTo(service, "patchFunction").query.updateMask).toBe("runtime,sourceUploadUrl");
  });

  test("the error does not contain the upload URL if the service repeats it", async () => {
    const { client, server } = await startService("v1");
    server.respondWith("createFunction", ({ body }) => ({
      status: 400,
      body: { error: { message: `not to be read: ${JSON.parse(`${body}`).sourceUploadUrl}` } },
    }));
    const error = await deploySource(client, { name, source, mode: "create" }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: "ApiError", operationId: "createFunction", status: 400 });
    expect((error as Error).message).toContain("[redacted]");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(CANARY);
  });

  test("the error does not contain the upload URL if the failed operation repeats it", async () => {
    const { client, server } = await startService("v1");
    let uploadUrl = "";
    server.respondWith("createFunction", ({ body }) => {
      uploadUrl = JSON.parse(`${body}`).sourceUploadUrl;
      return { body: { name: "operations/o1", done: false } };
    });
    server.respondWith("getOperation", () => ({ status: 400, body: { error: { message: uploadUrl } } }));
    const waiting = deploySource(client, { name, source, mode: "create" }).wait();
    const error = await waiting.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "ApiError", operationId: "getOperation" });
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(CANARY);
  });
});

test("awaiting a deployment returns an operation that another process can resume", async () => {
  const service = await startService("v2");
  run(service, operation, { name });
  const deployment = deploySource(service.client, { name, source, mode: "create" });
  expect(await deployment).toEqual({ name: operation, done: false });
  expectTypeOf(deployment).toEqualTypeOf<
    ReturnType<typeof service.client.projects.locations.functions.create>
  >();
  expect(JSON.parse(JSON.stringify(deployment))).toMatchObject({ operationId: "createFunction" });
  const { ok, status } = await deployment.result();
  expect({ ok, status }).toEqual({ ok: true, status: 200 });
});

test("a failed operation throws an error with the operationId of the call", async () => {
  const service = await startService("v2");
  run(service, operation, {});
  service.server.respondWith("getOperation", () => ({
    body: { name: operation, done: true, error: { code: 3, message: "no such runtime" } },
  }));
  const waiting = deploySource(service.client, { name, source, mode: "update" }).wait();
  await expect(waiting).rejects.toMatchObject({
    name: "OperationFailedError",
    code: 3,
    operationId: "patchFunction",
  });
});

test("a failed upload ends the deployment before the function is changed", async () => {
  const { client, calledOperations } = await startService("v2", () => ({ status: 404 }));
  const deployment = deploySource(client, { name, source, mode: "create" });
  await expect(deployment).rejects.toMatchObject({ name: "ApiError", status: 404, path: "{uploadUrl}" });
  await expect(deployment.wait()).rejects.toMatchObject({ status: 404 });
  expect(await deployment.result()).toMatchObject({ ok: false, error: { status: 404 } });
  expect(calledOperations()).toEqual(["generateFunctionUploadUrl"]);
});

test("fails before the upload if the caller is not allowed to read the function", async () => {
  const { client, server, calledOperations } = await startService("v2");
  server.respondWith("getFunction", () => ({ status: 403, body: {} }));
  await expect(deploySource(client, { name, source })).rejects.toMatchObject({
    status: 403,
    operationId: "getFunction",
  });
  expect(calledOperations()).toEqual(["getFunction"]);
});

test.each([
  ["a name that is not a function name", { name: parent, source }, "input.name must have the form"],
  ["an unknown mode", { name, source, mode: "replace" }, "input.mode must be one of"],
  ["a misspelled member", { name, source, updatemask: "labels" }, "input.updatemask is unknown"],
  ["no source", { name, mode: "create" }, "input.source must be"],
  ["no input", undefined, "input.name must have the form"],
  ["a string", name, "input must be an object"],
])("rejects %s before sending a request", async (_, input, message) => {
  const { client, received } = await startService("v2");
  await expect(deploySource(client, input as never)).rejects.toThrow(message);
  expect(received()).toEqual([]);
});

test("signal and deadlineMs limit the whole deployment, and onProgress reports the upload", async () => {
  const { client } = await startService("v2", ({ url }) => (url.endsWith("1") ? {} : undefined));
  const reported: number[] = [];
  const deployment = deploySource(
    client,
    { name, source, mode: "create" },
    { deadlineMs: 10_000, onProgress: ({ bytes }) => reported.push(bytes) },
  );
  await deployment;
  expect(reported.at(-1)).toBe(source.size);
  await expect(
    deploySource(client, { name, source, mode: "create" }, { deadlineMs: 30 }),
  ).rejects.toMatchObject({
    name: "TimeoutError",
    limit: "deadlineMs",
  });
  const signal = AbortSignal.abort("enough");
  await expect(deploySource(client, { name, source }, { signal })).rejects.toMatchObject({
    name: "AbortError",
    cause: "enough",
  });
  await expect(deploySource(client, { name, source }, { timeoutMs: -1 })).rejects.toThrow(
    "options.timeoutMs",
  );
});

test("the returned promise rejects if the options are invalid", async () => {
  const { client, received } = await startService("v2");
  const deployment = deploySource(client, { name, source }, null as never);
  await expect(deployment).rejects.toThrow("options must be an object");
  expect(received()).toEqual([]);
});

test("each version accepts its own fields and rejects the source and the name in `function`", () => {
  const check = (first: v1.FunctionsClient, second: v2.FunctionsClient) => {
    // @ts-expect-error buildConfig only exists in the v2 family
    deploySource(first, { name, source, function: { buildConfig: {} } });
    // @ts-expect-error the source is a separate option
    deploySource(first, { name, source, function: { sourceUploadUrl: "https://storage.example.com" } });
    // @ts-expect-error runtime only exists in v1
    deploySource(second, { name, source, function: { runtime: "nodejs20" } });
    // @ts-expect-error the source is a separate option
    deploySource(second, { name, source, function: { buildConfig: { source: {} } } });
    // @ts-expect-error the name is a separate option
    deploySource(second, { name, source, function: { name } });
  };
  expect(check).toBeTypeOf("function");
});
