import { beforeAll, describe, expect, test } from "vitest";
import { type Change, greatestStep, type Step } from "../src/change.ts";
import { compareDocuments } from "../src/compare-documents.ts";
import { type OperationCase, operationCases } from "./operation-cases.ts";
import { type SchemaCase, schemaCases } from "./schema-cases.ts";

let changes: readonly Change[];

/** Compares all cases at once, in a single document, because each comparison starts a process. */
beforeAll(async () => {
  changes = await compareDocuments(documentOf("before"), documentOf("after"));
});

describe.each(["request", "response"] as const)("in a %s", (direction) => {
  test.each(schemaCases)(`requires a $${direction} step if $title`, (one) => {
    expect(stepOf(`/${direction}-${schemaCases.indexOf(one)}`)).toBe(one[direction]);
  });
});

test.each(operationCases)("requires a $step step if $title", (one) => {
  expect(stepOf(initialPathOf(one), pathOf(one))).toBe(one.step);
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
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "K" } } },
  };
}

function initialPathOf(one: OperationCase): string {
  return `/operation-${operationCases.indexOf(one)}`;
}

function pathOf(one: OperationCase): string {
  return one.movedTo ?? initialPathOf(one);
}

function inRequest(one: SchemaCase, state: "before" | "after"): object {
  return {
    requestBody: { content: { "application/json": { schema: one[state] } } },
    responses: { 204: { description: "Done." } },
  };
}

function inResponse(one: SchemaCase, state: "before" | "after"): object {
  return {
    responses: { 200: { description: "Done.", content: { "application/json": { schema: one[state] } } } },
  };
}
