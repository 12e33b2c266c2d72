import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type ApiError,
  createEdgeClient,
  type DnsZone,
  type ErrorBody,
  isInvalidArgumentError,
  type SeamlineError,
} from "../../src/generated/reference/index.gen.ts";
import { bundle, createClient } from "./bundle.ts";

test("a result is narrowed by its status, and its error contains the documented parts", async () => {
  const server = await serveBundle(bundle);
  const noZone: ErrorBody = { ErrorKey: "dnsZone.not_found", Field: "DnsZone", Message: "No such zone." };
  server.respondWith("getDnsZone", () => ({ status: 404, body: noZone }));
  const result = await createClient(server.url).dnsZones.get({ id: 1 }).result();
  expect(result).toMatchObject({
    ok: false,
    status: 404,
    error: { code: "dnsZone.not_found", field: "DnsZone", body: noZone },
  });
  if (result.status === 200) expectTypeOf(result.data).toEqualTypeOf<DnsZone>();
  if (result.status === 404) expectTypeOf(result.error).toEqualTypeOf<ApiError<ErrorBody>>();
  if (result.status === 503) expectTypeOf(result.error).toEqualTypeOf<ApiError<unknown>>();
  if (result.status === undefined) expectTypeOf(result.error).toEqualTypeOf<SeamlineError>();
});

test("an error without a body is also narrowed by its status", async () => {
  const server = await serveBundle(bundle);
  server.respondWith("deleteDnsZone", () => ({ status: 401 }));
  const result = await createClient(server.url).dnsZones.delete({ id: 1 }).result();
  expect(result).toMatchObject({ ok: false, status: 401, error: { code: undefined, body: undefined } });
});

test("the reference entry point rejects an undefined accessKey, and accessKey together with auth", () => {
  const options = { baseUrl: "http://127.0.0.1:9", accessKey: "key" };
  const twice = () => createEdgeClient({ ...options, auth: { header: () => ["AccessKey", "key"] } as never });
  expect(twice).toThrow(expect.toSatisfy(isInvalidArgumentError));
  expect(() => createEdgeClient({ ...options, accessKey: undefined as never })).toThrow(
    /accessKey is missing/,
  );
});
