import type { OpenApiDocument, ParameterObject } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { pageSamples } from "../../src/samples/page-samples.ts";
import { partAsShown } from "../../src/samples/part-as-shown.ts";
import { contractAt } from "../model/reference.ts";

describe.each(contracts().filter(({ filled }) => filled.spec.profile === "reference"))(
  "the as-shown samples of $urls.overview",
  (contract) => {
    it("as-shown samples cover exactly the operations in the source and use the as-shown client", async () => {
      const samples = await pageSamples(contract);
      for (const { operationId, shown } of contract.operations) {
        const sample = samples(operationId).shown;
        expect(sample !== undefined, operationId).toBe(shown !== undefined);
        expect(sample?.code.typescript.head ?? "").not.toContain("/reference");
      }
    });

    it("as-shown samples contain only parameters and statuses that the source shows", async () => {
      const samples = await pageSamples(contract);
      const { bundle } = contract.shown;
      for (const { item, operation } of operationsOf(bundle)) {
        const sample = samples(operation.operationId ?? "").shown;
        const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
        const names = written.map((each) => followReferences<ParameterObject>(bundle, each).name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(sample?.request.query ?? {})));
        expect(Object.keys(operation.responses ?? {})).toContain(sample?.status);
      }
    });
  },
);

it("the as-shown response omits fields that the source does not show, and lists them", async () => {
  const { shown, filled } = (await pageSamples(contractAt("/edge/")))("listDnsZones");
  expect(filled?.request.query).toHaveProperty("search");
  expect(shown?.request.query).not.toHaveProperty("search");
  expect(shown?.response?.body).toMatchObject({ value: { Items: [{}, {}, {}, {}, {}], CurrentPage: 1 } });
  expect(shown?.omitted).toContain("Domain");
});

it("an as-shown request without the emulator's required parameters has no response", async () => {
  const { shown, filled } = (await pageSamples(contractAt("/functions/v2/")))("createFunction");
  expect(filled?.response.status).toBe(200);
  expect(shown?.response).toBeUndefined();
});

describe("partAsShown", () => {
  const bundle = {
    components: {
      schemas: {
        Book: { type: "object", properties: { title: { type: "string" } }, "x-named-fields": { pages: {} } },
        Shelf: { type: "object", additionalProperties: { $ref: "#/components/schemas/Book" } },
      },
    },
  } as unknown as OpenApiDocument;
  const part = (name: string, value: object) =>
    partAsShown(bundle, { $ref: `#/components/schemas/${name}` } as never, value as never);

  it("partAsShown keeps members that the source describes or merely names", () => {
    expect(part("Book", { title: "Emma", pages: 5, isbn: "1" })).toEqual({
      value: { title: "Emma", pages: 5 },
      omitted: ["isbn"],
    });
  });

  it("partAsShown descends into maps and lists, and reports each omitted member once", () => {
    expect(part("Shelf", { a: { isbn: "1" }, b: { isbn: "2", title: "Emma" } })).toEqual({
      value: { a: {}, b: { title: "Emma" } },
      omitted: ["isbn"],
    });
  });
});
