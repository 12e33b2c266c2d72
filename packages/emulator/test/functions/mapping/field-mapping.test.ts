import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { describe, expect, it } from "vitest";
import { functionsV1Document } from "../../../src/generated/functions-v1.document.gen.ts";
import { functionsV2Document } from "../../../src/generated/functions-v2.document.gen.ts";
import { functionsV2alphaDocument } from "../../../src/generated/functions-v2alpha.document.gen.ts";
import { functionsV2betaDocument } from "../../../src/generated/functions-v2beta.document.gen.ts";
import {
  fieldMapping,
  v1OnlyFields,
  v2OnlyFields,
} from "../../../src/services/functions/mapping/field-mapping.ts";
import {
  type ContractFields,
  v1Fields,
  v2Fields,
} from "../../../src/services/functions/mapping/function-fields.ts";

/** Returns the paths of fields that have no nested fields. */
function leavesOf(fields: ContractFields): string[] {
  return [...fields].filter(([, { kind }]) => kind !== "group").map(([path]) => path);
}

function isAtOrBelow(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}.`);
}

function schemaOf(document: object, name: string): Schema {
  return (document as OpenApiDocument).components?.schemas?.[name] as Schema;
}

const versions = [
  { of: "v1", fields: v1Fields(), rows: fieldMapping.map(({ v1 }) => v1), alone: v1OnlyFields },
  { of: "v2", fields: v2Fields(), rows: fieldMapping.map(({ v2 }) => v2), alone: v2OnlyFields },
];

describe("mapping between v1 and v2", () => {
  it.each(versions)("the mapping contains exactly the fields of $of", ({ fields, rows, alone }) => {
    const known = [...rows, ...alone];
    expect(leavesOf(fields).filter((leaf) => !known.some((path) => isAtOrBelow(leaf, path)))).toEqual([]);
    expect(known.filter((path) => !fields.has(path))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it.each(versions)("no mapped field is listed as existing only in $of", ({ rows, alone }) => {
    expect(rows.filter((path) => alone.some((other) => isAtOrBelow(path, other)))).toEqual([]);
    expect(alone.filter((path) => rows.some((other) => isAtOrBelow(path, other)))).toEqual([]);
  });

  it("the mapping and the contracts contain the same input fields", () => {
    for (const { v1, v2, origin } of fieldMapping.filter((row) => row.v1 !== "name")) {
      const [inV1, inV2] = [v1Fields().get(v1), v2Fields().get(v2)];
      expect([v1, inV1?.isInput, inV2?.isInput]).toEqual([v1, origin === "input", origin === "input"]);
      expect([v1, inV1?.isOutput]).toEqual([v1, v1 !== "sourceToken" && v1 !== "sourceUploadUrl"]);
    }
  });

  it("reads the kind and direction of fields at every depth from the contracts", () => {
    expect(v2Fields().get("serviceConfig")).toEqual({ kind: "group", isInput: true, isOutput: true });
    expect(v2Fields().get("serviceConfig.uri")).toEqual({ kind: "value", isInput: false, isOutput: true });
    expect(v2Fields().get("labels")?.kind).toBe("map");
    expect(v2Fields().get("eventTrigger.eventFilters")?.kind).toBe("list");
    expect(v1Fields().get("eventTrigger.failurePolicy.retry")?.kind).toBe("map");
    expect(v1Fields().get("sourceToken")).toEqual({ kind: "value", isInput: true, isOutput: false });
  });

  it.each([functionsV2betaDocument, functionsV2alphaDocument])(
    "v2beta and v2alpha have the same fields as v2",
    (document) => {
      for (const name of [
        "UserFunction",
        "UserFunctionInput",
        "BuildConfigInput",
        "ServiceConfigInput",
        "EventTriggerInput",
      ])
        expect(schemaOf(document, name)).toEqual(schemaOf(functionsV2Document, name));
      expect(schemaOf(functionsV1Document, "CloudFunction")).toBeDefined();
    },
  );
});
