import { createEmulator } from "@seamline/emulator";
import type { ArazzoDocument, ArazzoStep } from "@seamline/openapi/arazzo";
import { withValues } from "@seamline/openapi/runtime-expression";
import { isMet } from "@seamline/openapi/workflow-criteria";
import { afterEach, describe, expect, it } from "vitest";
import { runStep } from "../../src/workflows/run-step.ts";

const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });
afterEach(() => emulator.reset());

const response = {
  status: 429,
  headers: new Headers({ "retry-after": "5" }),
  body: { items: [{ name: "first", done: true }], note: "it's late" },
};
const context = { inputs: { user: "ada", count: 2 }, steps: new Map([["open", { id: 7 }]]), response };

/** Runs a step whose URL returns the given statuses, one per attempt. */
async function runRetried(step: Partial<ArazzoStep>, statuses: number[]) {
  const whole: ArazzoStep = {
    stepId: "ask",
    "x-operation": { url: "http://127.0.0.1/ask", method: "get" },
    successCriteria: [{ condition: "$statusCode == 200" }],
    ...step,
  };
  const workflow = { workflowId: "asking", steps: [whole] };
  const document: ArazzoDocument = {
    info: { title: "Asking" },
    sourceDescriptions: [],
    workflows: [workflow],
  };
  const place = { document, workflow, step: whole, file: new URL("file:///asking.yaml"), sources: [] };
  const times: number[] = [];
  const send = async () => {
    times.push(emulator.clock.now());
    const status = statuses.shift() ?? 200;
    return Response.json({ done: status === 200 }, { status, headers: { "retry-after": "5" } });
  };
  const executed = await runStep(place, { inputs: {}, steps: new Map() }, send, emulator.clock);
  return { executed, times };
}

describe("expressions", () => {
  it("replaces expressions with inputs, outputs and response values, and keeps their types", () => {
    const value = {
      count: "$inputs.count",
      who: "Bearer {$inputs.user}",
      list: ["$steps.open.outputs.id", "$response.body#/items/0/name"],
      wait: "$response.header.Retry-After",
    };
    expect(withValues(value, context)).toEqual({
      count: 2,
      who: "Bearer ada",
      list: [7, "first"],
      wait: "5",
    });
  });

  it("rejects an expression of an unknown kind", () => {
    expect(() => withValues("$workflows.other.outputs.id", context)).toThrow("$workflows.other.outputs.id");
  });
});

describe("criteria", () => {
  it.each([
    ["$statusCode == 429", true],
    ["$statusCode == 200", false],
    ["$statusCode > 428", true],
    ["$response.header.Retry-After == 5", true],
    ["$response.body#/items/0/done == true", true],
    ["$response.body#/items/0/done == 'true'", true],
    ["$response.body#/items/1/done == true", false],
    ["$response.body#/note == 'it''s late'", true],
    ["$response.body#/items/0/name != $inputs.user", true],
  ])("evaluates the condition %s to %s", (condition, expected) => {
    expect(isMet({ condition }, context)).toBe(expected);
  });

  it.each([
    ["regex", "$response.body#/note", "late$", true],
    ["regex", "$response.body#/note", "/LATE/i", true],
    ["regex", "$response.body#/missing", ".*", false],
    ["jsonpath", "$response.body", "$..items[?(@.done)]", true],
    ["jsonpath", "$response.body", "$..items[?(@.lost)]", false],
  ] as const)("applies the %s criterion to %s: %s is %s", (type, at, condition, expected) => {
    expect(isMet({ type, context: at, condition }, context)).toBe(expected);
  });
});

describe("a step", () => {
  const onFailure = [
    {
      name: "wait",
      type: "retry" as const,
      retryAfter: "$response.header.Retry-After",
      retryLimit: 2,
      criteria: [{ condition: "$statusCode == 429" }],
    },
  ];

  it("advances the emulator's clock by the delay of the retry action, and retries the step", async () => {
    const { executed, times } = await runRetried(
      { onFailure, outputs: { done: "$response.body#/done" } },
      [429, 429],
    );
    expect(times).toEqual([0, 5000, 10_000]);
    expect(executed).toMatchObject({ attempts: 3, waitedSeconds: 10, outputs: { done: true } });
  });

  it("a step fails with the unmet criterion after the last retry", async () => {
    await expect(runRetried({ onFailure }, [429, 429, 429])).rejects.toThrow(
      "asking.ask does not meet $statusCode == 200: 429",
    );
  });

  it("a step fails immediately if no failure action applies", async () => {
    await expect(runRetried({ onFailure }, [500])).rejects.toThrow("500");
  });
});
