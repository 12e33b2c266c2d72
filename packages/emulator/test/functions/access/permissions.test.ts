import { readContract } from "@seamline/openapi/contract";
import { expect, it } from "vitest";
import { PERMISSIONS } from "../../../src/services/functions/access/permissions.ts";
import { operationRates } from "../../../src/services/functions/access/request-limits.ts";
import { functions } from "../../../src/services/functions/service.ts";

const operations = functions.documents.flatMap(({ document }) => [
  ...readContract(document).operations.values(),
]);

it("PERMISSIONS contains every permission of the contracts", () => {
  const required = operations.flatMap(({ extensions }) => {
    const { all = [] } = (extensions["x-permissions"] ?? {}) as { all?: string[] };
    return all;
  });
  expect(new Set(required).size).toBe(13);
  expect(PERMISSIONS).toEqual(expect.arrayContaining(required));
});

it("every GET operation counts as a read", () => {
  const rates: Partial<Record<string, string>> = operationRates;
  const reads = operations.filter(({ method }) => method === "GET");
  const others = reads.filter(({ operationId }) => (rates[operationId] ?? "reads") !== "reads");
  expect(others).toEqual([]);
});
