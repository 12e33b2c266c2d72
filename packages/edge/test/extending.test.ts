import { expect, expectTypeOf, test } from "vitest";
import {
  createEdgeClient,
  type EdgeClientOptions,
  isValidationError,
  type StandardSchema,
  throwInvalid,
} from "../src/generated/index.gen.ts";
import { createEdgeClient as createReferenceClient } from "../src/generated/reference/index.gen.ts";

interface Zone {
  Id: number;
}

/** Paths that the source does not describe, in the form of openapi-typescript. */
interface ZonePaths {
  "/dnszone/{id}": {
    get: {
      parameters: { path: { id: number } };
      responses: { 200: { content: { "application/json": Zone } } };
    };
  };
}

function optionsFor(seen: Request[] = []): EdgeClientOptions {
  const fetch = async (request: Request) => {
    seen.push(request);
    return Response.json({ Id: 5, Items: [], CurrentPage: 1, TotalItems: 0, HasMoreItems: false });
  };
  return { baseUrl: "https://edge.test", accessKey: "key", fetch };
}

test("sends the key to an undocumented endpoint", async () => {
  const seen: Request[] = [];
  const edge = createEdgeClient(optionsFor(seen)).extend<ZonePaths>();
  const { data } = await edge.http.GET("/dnszone/{id}", { params: { path: { id: 5 } } });
  expectTypeOf(data).toEqualTypeOf<Zone | undefined>();
  expect([data?.Id, (await edge.request("GET", "/dnszone/{id}", { id: 5 })).Id]).toEqual([5, 5]);
  await edge.request<void>("DELETE", "/dnszone/{id}", { id: 5 });
  expect(seen.map(({ method, url, headers }) => [method, url, headers.get("AccessKey")])).toEqual([
    ["GET", "https://edge.test/dnszone/5", "key"],
    ["GET", "https://edge.test/dnszone/5", "key"],
    ["DELETE", "https://edge.test/dnszone/5", "key"],
  ]);
});

test("the validators option accepts only operationIds of the document as keys", async () => {
  const refusing: StandardSchema = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ issues: [{ message: "no" }] }) },
  };
  const options = { ...optionsFor(), validate: throwInvalid } as const;
  const edge = createEdgeClient({ ...options, validators: { listDnsZones: refusing } });
  await expect(edge.dnsZones.list()).rejects.toSatisfy(isValidationError);
  // @ts-expect-error no such operation
  const misspelled = () => createEdgeClient({ ...options, validators: { listZones: refusing } });
  expect(misspelled).toThrow("options.validators.listZones is unknown; known: listDnsZones");
  // @ts-expect-error no such operation
  const unknown = () => createReferenceClient({ ...options, validators: { listZones: refusing } });
  expect(unknown).toThrow("options.validators.listZones is unknown; known: ");
});
