import { serveBundle } from "@seamline/contract-server/bundle-tests";
import { expect, expectTypeOf, test } from "vitest";
import {
  type ApiError,
  type ErrorBody,
  isApiError,
  type Matter,
  type SeamlineError,
} from "../../src/generated/v1/reference/index.gen.ts";
import { bundle, createClient } from "./bundle.ts";

const notFound: ErrorBody = {
  error: {
    code: 404,
    message: "There is no matter m.",
    status: "NOT_FOUND",
    details: [{ "@type": "types.example.com/ResourceInfo", resource: "m" }],
  },
};

test("a result is narrowed by its status, and its error contains the documented body", async () => {
  const server = await serveBundle(bundle);
  server.respondWith("getMatter", () => ({ status: 404, body: notFound }));
  const result = await createClient(server.url).matters.get({ matterId: "m" }).result();
  expect(result).toMatchObject({ ok: false, status: 404, error: { code: "NOT_FOUND", body: notFound } });
  if (result.status === 200) expectTypeOf(result.data).toEqualTypeOf<Matter>();
  if (result.status === 404) {
    expectTypeOf(result.error).toEqualTypeOf<ApiError<ErrorBody>>();
    expect(result.error.body?.error?.details?.[0]?.resource).toBe("m");
  }
  if (result.status === 503) expectTypeOf(result.error).toEqualTypeOf<ApiError<unknown>>();
  if (result.status === undefined) expectTypeOf(result.error).toEqualTypeOf<SeamlineError>();
  // @ts-expect-error 200 is the only success status
  expect(result.status === 201).toBe(false);
});

test("awaiting a failed call throws an ApiError with the documented parts", async () => {
  const server = await serveBundle(bundle);
  server.respondWith("closeMatter", () => ({
    status: 400,
    body: { error: { code: 400, message: "The matter has holds.", status: "FAILED_PRECONDITION" } },
  }));
  const error = await createClient(server.url)
    .matters.close({ matterId: "m" })
    .catch((reason: unknown) => reason);
  expect(error).toSatisfy(isApiError);
  expect(error).toMatchObject({ status: 400, code: "FAILED_PRECONDITION", operationId: "closeMatter" });
  expect((error as Error).message).toContain("The matter has holds.");
});
