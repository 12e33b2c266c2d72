import { beforeAll, describe, expect, test } from "vitest";
import { type Change, greatestStep, type Step } from "../src/change.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { keywordCases } from "./keyword-cases.ts";
import { lifecycleCases } from "./lifecycle-cases.ts";
import * as operations from "./operation-cases.ts";
import * as schemas from "./schema-cases.ts";

const schemaCases = [...schemas.schemaCases, ...keywordCases];
const operationCases = [...operations.operationCases, ...lifecycleCases];

let changes: readonly Change[];

/** Compares all cases at once, in a single document, because each comparison starts a process. */
beforeAll(async () => {
  changes = await compareDocuments(documentOf("before"), documentOf("after"));
});

describe.each(["request", "response"] as const)("in a %s", (direction) => {
  test.each(schemaCases)(`requires a $${direction} bump if $title`, (one) => {
    expect(stepOf(`/${direction}-${schemaCases.indexOf(one)}`)).toBe(one[direction]);
  });
});

test.each(operationCases)("requires a $step bump if $title", (one) => {
  expect(stepOf(initialPathOf(one), pathOf(one))).toBe(one.step);
});

test("reports the pointer of a changed document extension", () => {
  expect(changes.map(({ pointer }) => pointer)).toContain("#/x-stage");
});

function stepOf(...paths: string[]): Step | undefined {
  const matching = changes.filter(({ pointer }) =>
    paths.some((path) => `${pointer}/`.startsWith(`#/paths/~1${path.slice(1)}/`)),
  );
  return greatestStep(matching.map(({ step }) => step));
}

function documentOf(state: "before" | "after"): Record<string, unknown> {
  const paths = new Map<string, object>();
  for (const [index, one] of schemaCases.entries()) {
    paths.set(`/request-${index}`, { post: inRequest(one, state) });
    paths.set(`/response-${index}`, { get: inResponse(one, state) });
  }
  for (const one of operationCases) {
    const operation = one[state];
    const path = state === "before" ? initialPathOf(one) : pathOf(one);
    paths.set(path, operation === undefined ? {} : { post: operation });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Cases", version: state === "before" ? "1.0.0" : "2.0.0" },
    "x-stage": state,
    paths: Object.fromEntries(paths),
    components: {
      schemas: { A: { type: "string" }, B: { type: "integer" } },
      securitySchemes: { key: { type: "apiKey", in: "header", name: "K" } },
    },
  };
}

function initialPathOf(one: operations.OperationCase): string {
  return `/operation-${operationCases.indexOf(one)}`;
}

function pathOf(one: operations.OperationCase): string {
  return one.movedTo ?? initialPathOf(one);
}

function inRequest(one: schemas.SchemaCase, state: "before" | "after"): object {
  return {
    requestBody: { content: { "application/json": { schema: one[state] } } },
    responses: { 204: { description: "Done." } },
  };
}

function inResponse(one: schemas.SchemaCase, state: "before" | "after"): object {
  return {
    responses: { 200: { description: "Done.", content: { "application/json": { schema: one[state] } } } },
  };
}
