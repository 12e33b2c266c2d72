import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { documents, workflows } from "@seamline/specs";
import { describe, expect, it } from "vitest";
import { readArazzo } from "../../src/workflows/arazzo-document.ts";
import { recordStories, workflowStories } from "../../src/workflows/workflow-stories.ts";

/** All workflows of the specs package as written. */
const written = workflows.flatMap(({ file, service }) =>
  readArazzo(file).workflows.map((workflow) => ({ service, file, ...workflow })),
);

/** Recording starts processes that run code, which is slow on a busy machine. */
const TIMEOUT = 120_000;

describe("the stories of workflows", () => {
  it("contain an exchange for every step of every workflow, in order", { timeout: TIMEOUT }, async () => {
    const stories = await workflowStories();
    expect(stories.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => stepId)])).toEqual(
      written.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => stepId)]),
    );
  });

  it("show responses with the statuses and criteria of their steps", { timeout: TIMEOUT }, async () => {
    const steps = (await workflowStories()).flatMap((story) => story.steps);
    const expected = written.flatMap((workflow) => workflow.steps);
    for (const [index, { stepId, response, criteria }] of steps.entries()) {
      const conditions = expected[index]?.successCriteria.map(({ condition }) => condition) ?? [];
      expect(conditions, stepId).toContain(`$statusCode == ${response.status}`);
      expect(criteria).toHaveLength(conditions.length);
    }
  });

  it("refer to existing operations", { timeout: TIMEOUT }, async () => {
    const known = documents.flatMap(({ service, version, files }) =>
      operationsOf(JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument).map(
        ({ operation }) => `${service} ${version} ${operation.operationId}`,
      ),
    );
    const steps = (await workflowStories()).flatMap((story) => story.steps);
    const named = steps.flatMap(({ operation }) => (operation ? [operation] : []));
    expect(named.length).toBeGreaterThan(100);
    for (const { service, version, operationId } of named)
      expect(known).toContain(`${service} ${version} ${operationId}`);
  });

  it("show no credentials except those in the workflows", { timeout: TIMEOUT }, async () => {
    for (const [index, { steps }] of (await workflowStories()).entries()) {
      const text = readFileSync((written[index] as (typeof written)[number]).file, "utf8");
      const sent = steps.flatMap(({ request }) =>
        request.headers.flatMap(([name, value]) =>
          /^(authorization|accesskey)$/i.test(name) ? [value] : [],
        ),
      );
      for (const value of sent) expect(text).toContain(value.replace("Bearer ", ""));
    }
  });

  it("have unique pages", { timeout: TIMEOUT }, async () => {
    const pages = (await workflowStories()).map(({ service, slug }) => `${service}/${slug}`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("shorten long lists and state how many items are omitted", { timeout: TIMEOUT }, async () => {
    const bodies = (await workflowStories()).flatMap(({ steps }) =>
      steps.flatMap(({ response }) => response.body?.text ?? []),
    );
    expect(bodies.filter((text) => text.includes("// 997 more\n"))).not.toEqual([]);
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThan(5000);
  });

  it("are the same in every recording", { timeout: TIMEOUT }, async () => {
    expect(await recordStories()).toEqual(await workflowStories());
  });
});
