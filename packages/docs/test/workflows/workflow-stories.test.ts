import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import { documents, workflows } from "@seamline/specs";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { readArazzo } from "../../src/workflows/arazzo-document.ts";
import { WorkflowPage } from "../../src/workflows/workflow-page.tsx";
import { workflowStories } from "../../src/workflows/workflow-stories.ts";
import { readSiteFile } from "../built/site-files.ts";

/** All workflows as written in the specs package. */
const written = workflows.flatMap(({ file, service }) =>
  readArazzo(file).workflows.map((workflow) => ({ service, file, ...workflow })),
);

/** Recording starts processes for function code. This is slow on a busy machine. */
const TIMEOUT = 120_000;

describe("workflowStories", () => {
  it("records an exchange for every step of every workflow, in order", { timeout: TIMEOUT }, async () => {
    const stories = await workflowStories();
    expect(stories.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => stepId)])).toEqual(
      written.map(({ workflowId, steps }) => [workflowId, steps.map(({ stepId }) => stepId)]),
    );
  });

  it("records a response with the expected status for every step", { timeout: TIMEOUT }, async () => {
    const steps = (await workflowStories()).flatMap((story) => story.steps);
    const expected = written.flatMap((workflow) => workflow.steps);
    for (const [index, { stepId, response, criteria }] of steps.entries()) {
      const conditions = expected[index]?.successCriteria.map(({ condition }) => condition) ?? [];
      expect(conditions, stepId).toContain(`$statusCode == ${response.status}`);
      expect(criteria).toHaveLength(conditions.length);
    }
  });

  it("marks the steps that rely on the emulator", { timeout: TIMEOUT }, async () => {
    const steps = (await workflowStories()).flatMap((story) => story.steps);
    const marked = steps.flatMap(({ stepId, reliesOnEmulator }) => (reliesOnEmulator ? [stepId] : []));
    const expected = written
      .flatMap((workflow) => workflow.steps)
      .filter((step) => step["x-relies-on-emulator"]);
    expect(expected.length).toBeGreaterThan(0);
    expect(marked).toEqual(expected.map(({ stepId }) => stepId));
  });

  it("refers only to existing operations", { timeout: TIMEOUT }, async () => {
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

  it("shows only credentials that the workflows contain", { timeout: TIMEOUT }, async () => {
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

  it("gives each workflow a unique page", { timeout: TIMEOUT }, async () => {
    const pages = (await workflowStories()).map(({ service, slug }) => `${service}/${slug}`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("shortens long lists and states how many items are omitted", { timeout: TIMEOUT }, async () => {
    const bodies = (await workflowStories()).flatMap(({ steps }) =>
      steps.flatMap(({ response }) => response.body?.text ?? []),
    );
    expect(bodies.filter((text) => text.includes("// 997 more\n"))).not.toEqual([]);
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThan(5000);
  });

  it("produces the same stories as the built site", { timeout: TIMEOUT }, async () => {
    for (const story of await workflowStories()) {
      const page = renderToString(h(WorkflowPage, { story }));
      const built = readSiteFile(`workflows/${story.service}/${story.slug}/index.html`);
      expect(withoutTags(built), story.slug).toContain(withoutTags(page));
    }
  });
});

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
