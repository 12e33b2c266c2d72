import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { readFormModel } from "@seamline/ui/form/form-model";
import { schemaOf } from "@seamline/ui/form/form-schema";
import { describe, expect, test } from "vitest";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";
import { referenceDocuments, samplesOf, tried } from "./tried-operations.ts";

describe("try-it data", () => {
  test.for(referenceDocuments)(
    "the data of every operation of $service $version is smaller than 15 kB",
    async (document) => {
      const samples = await samplesOf(document);
      const sizes = [...samples].map(([operationId, sample]) => ({
        operationId,
        size: JSON.stringify(tryItOperation(document, sample)).length,
      }));
      expect(sizes.filter(({ size }) => size >= 15_000)).toEqual([]);
    },
  );

  test("try-it data contains the operation's sample and the calls that it depends on", async () => {
    expect((await tried("retention", "createMatter")).example.body).toHaveProperty("name");
    const { before } = await tried("retention", "getOperation");
    expect(before.map(({ operation }) => operation.operationId)).toEqual(["countMatterAccounts"]);
  });

  test("marks the parameters that every operation accepts", async () => {
    const { parameters } = await tried("retention", "listMatters");
    const shared = parameters.filter(({ isShared }) => isShared).map(({ name }) => name);
    expect(shared).toContain("prettyPrint");
    expect(shared).not.toContain("pageSize");
  });

  test("try-it data supports recursive schemas", () => {
    const $ref = "#/components/schemas/Tree";
    const Tree = {
      type: "object",
      properties: { name: { type: "string" }, branches: { type: "array", items: { $ref } } },
    };
    const document = {
      openapi: "3.1.0",
      info: { title: "", version: "" },
      components: { schemas: { Tree } },
    };
    const { root, definitions } = readFormModel(document as OpenApiDocument, { $ref } as Schema);
    expect(root).toEqual({ $ref: "Tree" });
    expect(definitions.Tree?.members?.branches).toEqual({ type: "array", items: { $ref: "Tree" } });
  });

  test("try-it data contains each named schema only once", async () => {
    const { body } = await tried("retention", "createHold");
    const definitions = body?.schema?.definitions ?? {};
    const { accounts, corpus } = schemaOf(definitions, body?.schema?.root).members ?? {};
    expect(schemaOf(definitions, accounts).items).toEqual({ $ref: "HeldAccountInput" });
    expect(schemaOf(definitions, corpus).values).toContain("MAIL");
  });
});
