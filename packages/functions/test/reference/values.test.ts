import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as root from "../../src/generated/v2/reference/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";

const name = v2.functionName({ project: "p", location: "l", function: "greet" });

test("each version has guards that narrow its open enums", () => {
  expect(["ACTIVE", "OFFLINE", "MELTED"].filter(v1.isCloudFunctionStatus)).toEqual(["ACTIVE", "OFFLINE"]);
  expect(["ACTIVE", "OFFLINE", "DETACHING"].filter(v2.isFunctionState)).toEqual(["ACTIVE", "DETACHING"]);
  expect(v2.environmentValues).toEqual(["ENVIRONMENT_UNSPECIFIED", "GEN_1", "GEN_2"]);
  expectTypeOf(v2.isEnvironment).guards.toEqualTypeOf<"ENVIRONMENT_UNSPECIFIED" | "GEN_1" | "GEN_2">();
});

test("the reference entry point without a version exports v2", () => {
  expect(root.createFunctionsClient).toBe(v2.createFunctionsClient);
  expect(Object.keys(root).sort()).toEqual(Object.keys(v2).sort());
});

test("parses a 64-bit generation without loss", async () => {
  const server = await serveBundle(bundleOf("v2", "reference"));
  const storageSource: v2.StorageSource = { bucket: "b", object: "o", generation: "9223372036854775807" };
  server.respondWith("getFunction", () => ({ body: { buildConfig: { source: { storageSource } } } }));
  const { projects } = v2.createFunctionsClient({ baseUrl: server.url, auth: v2.bearer("token") });
  const { buildConfig } = await projects.locations.functions.get({ name });
  expect(v2.parseInt64(buildConfig?.source?.storageSource?.generation ?? "")).toBe(2n ** 63n - 1n);
});

test("writing a stale policy returns 409 with the documented body", async () => {
  const server = await serveBundle(bundleOf("v2", "reference"));
  const stale: v2.ErrorBody = { error: { code: 409, message: "The etag is stale.", status: "ABORTED" } };
  server.respondWith("setFunctionIamPolicy", () => ({ status: 409, body: stale }));
  const { projects } = v2.createFunctionsClient({ baseUrl: server.url, auth: v2.bearer("token") });
  const result = await projects.locations.functions
    .setIamPolicy({ resource: name, body: { policy: { version: 3, etag: "b2xk" } } })
    .result();
  expect(result).toMatchObject({ ok: false, status: 409, error: { code: "ABORTED", body: stale } });
  if (result.status === 200) expectTypeOf(result.data).toEqualTypeOf<v2.Policy>();
  if (result.status === 409) expectTypeOf(result.error).toEqualTypeOf<v2.ApiError<v2.ErrorBody>>();
  if (result.status === undefined) expectTypeOf(result.error).toEqualTypeOf<v2.SeamlineError>();
});
