import { inspect } from "node:util";
import { expect, expectTypeOf, test } from "vitest";
import { createEdgeClient, type EnvironmentOptions, fromEnvironment } from "../src/generated/index.gen.ts";

const KEY = "5up3r-s3cret-key";
const variables = { SEAMLINE_EDGE_URL: "https://edge.example", SEAMLINE_EDGE_KEY: KEY };

test("options from the environment hide the key when they are printed, even after spreading", () => {
  const options = { ...fromEnvironment(variables), timeoutMs: 1_000 };
  for (const shown of [inspect(options, { depth: 9, showHidden: true }), JSON.stringify(options)])
    expect(shown).not.toContain(KEY);
});

test("a client with options from the environment sends the key in the AccessKey header", async () => {
  const sent: Headers[] = [];
  const fetch = async (request: Request | URL | string, init?: RequestInit): Promise<Response> => {
    sent.push(new Request(request, init).headers);
    return Response.json({ Items: [], CurrentPage: 1, TotalItems: 0, HasMoreItems: false });
  };
  await createEdgeClient({ ...fromEnvironment(variables), fetch }).dnsZones.list();
  expect(sent.map((headers) => headers.get("AccessKey"))).toEqual([KEY]);
});

test("fromEnvironment returns EnvironmentOptions", () => {
  expectTypeOf(fromEnvironment).returns.toEqualTypeOf<EnvironmentOptions>();
});
