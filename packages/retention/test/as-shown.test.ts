import { expect, test } from "vitest";
import { createRetentionClient, isSeamlineError } from "../src/generated/v1/index.gen.ts";

/** Members that are missing from the types but that a JavaScript program may call. */
interface Untyped {
  toArray(): Promise<unknown>;
  wait(): Promise<unknown>;
}

const client = createRetentionClient({
  baseUrl: "https://retention.test",
  auth: false,
  fetch: () => Response.json({}),
});

test("the error for iterating a list in the as-shown client names the import to use", async () => {
  const call = client.matters.list() as unknown as Untyped & AsyncIterable<unknown>;
  const iterating = (async () => {
    for await (const matter of call) void matter;
  })();
  for (const reading of [iterating, call.toArray()]) {
    await expect(reading).rejects.toSatisfy(isSeamlineError);
    await expect(reading).rejects.toThrow("(import from @seamline/retention/reference)");
  }
});

test("the error for calling wait() in the as-shown client names the import to use", async () => {
  const call = client.matters.count({ matterId: "m" }) as unknown as Untyped;
  await expect(call.wait()).rejects.toThrow("(import from @seamline/retention/reference)");
});
