import { documents } from "@seamline/specs";
import { describe, expect, test } from "vitest";
import { schemaOf } from "../../src/try-it/form-schema.ts";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";
import { documentOf, operationIdsOf } from "./reference-documents.ts";

describe("what a panel must know of its operation", () => {
  const reference = documents.filter(({ profile }) => profile === "reference");

  test.for(
    reference.flatMap((each) =>
      operationIdsOf(each).map((id) => [each.title, each.version, id, each] as const),
    ),
  )("is less than 15 kB for %s %s %s", ([, , operationId, document]) => {
    expect(JSON.stringify(tryItOperation(document, operationId)).length).toBeLessThan(15_000);
  });

  test("says where the request goes and who sends it", () => {
    expect(tryItOperation(documentOf("retention"), "closeMatter")).toMatchObject({
      service: "retention",
      method: "POST",
      template: "/v1/matters/{matterId}:close",
      credentials: { kind: "bearer", header: "Authorization" },
      baseUrl: "http://127.0.0.1:4010",
    });
    expect(tryItOperation(documentOf("edge"), "listDnsZones").credentials).toEqual({
      kind: "apiKey",
      header: "AccessKey",
    });
  });

  test("has the example of the document, unless another is given", () => {
    const document = documentOf("retention");
    expect(tryItOperation(document, "createMatter").example.body).toMatchObject({ name: "Harbour lease" });
    const other = tryItOperation(document, "createMatter", { body: { name: "Case 42" } });
    expect(other.example.body).toEqual({ name: "Case 42" });
  });

  test("folds the parameters away that every operation takes, and no other", () => {
    const { parameters } = tryItOperation(documentOf("retention"), "listMatters");
    const shared = parameters.filter(({ isShared }) => isShared).map(({ name }) => name);
    expect(shared).toContain("prettyPrint");
    expect(shared).not.toContain("pageSize");
  });

  test("has each named schema once, so that schemas which contain themselves end", () => {
    const { body } = tryItOperation(documentOf("retention"), "createHold");
    const definitions = body?.schema?.definitions ?? {};
    const root = schemaOf(definitions, body?.schema?.root);
    const { accounts, corpus } = root.members ?? {};
    expect(schemaOf(definitions, accounts).items).toEqual({ $ref: "HeldAccountInput" });
    expect(schemaOf(definitions, corpus).values).toContain("MAIL");
  });
});
