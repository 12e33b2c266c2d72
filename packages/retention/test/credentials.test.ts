import { expect, test } from "vitest";
import { bearer, createRetentionClient, isInvalidArgumentError } from "../src/generated/v1/index.gen.ts";
import { createRetentionClient as createReferenceClient } from "../src/generated/v1/reference/index.gen.ts";

const baseUrl = "https://retention.test";

test.each([
  ["as shown", createRetentionClient],
  ["reference", createReferenceClient],
])("creating a client (%s) without auth throws an InvalidArgumentError", (_, create) => {
  for (const options of [{ baseUrl }, { baseUrl, auth: undefined }, undefined]) {
    const make = () => create(options as never);
    expect(make).toThrow(expect.toSatisfy(isInvalidArgumentError));
    expect(make).toThrow(
      "options.auth is missing: pass bearer(…), apiKey(…), or false to send no credentials",
    );
  }
});

test("sends no credentials with auth: false", async () => {
  const seen: (string | null)[] = [];
  const fetch = ({ headers }: Request): Response => {
    seen.push(headers.get("authorization"));
    return Response.json({});
  };
  const retention = createRetentionClient({ baseUrl, fetch, auth: false });
  await retention.matters.list();
  await retention.matters.list({}, { auth: bearer("t0ken") });
  expect(seen).toEqual([null, "Bearer t0ken"]);
});

test("a client without auth does not compile", () => {
  void (() => {
    // @ts-expect-error auth is missing
    createRetentionClient({ baseUrl });
    // @ts-expect-error auth is missing
    createReferenceClient({ baseUrl });
    // @ts-expect-error auth must not be a string
    createRetentionClient({ baseUrl, auth: "token" });
  });
});
