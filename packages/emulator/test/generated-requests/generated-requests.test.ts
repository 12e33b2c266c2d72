import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { bundleChecks } from "../support/bundle-checks.ts";
import { type ReferenceBundle, referenceBundle } from "../support/reference-bundle.ts";
import { edge } from "./support/edge-under-test.ts";
import type { Step } from "./support/generated-request.ts";
import {
  invalidRequests,
  type RequestMaterial,
  respeltRequests,
  validRequests,
} from "./support/requests-of.ts";
import { retention } from "./support/retention-under-test.ts";
import type { ServiceUnderTest } from "./support/service-under-test.ts";
import { Session } from "./support/session.ts";
import { valueSource } from "./support/values-of.ts";

/** How much more than in the suite: `GENERATED_RUNS=50` for a search of some minutes. */
const TIMES = Number(process.env.GENERATED_RUNS ?? 1);
const DAY = 24 * 60 * 60_000;

const moves: fc.Arbitrary<Step> = fc
  .constantFrom(0, 1, 250, 500, 60_000, DAY, 31 * DAY)
  .map((ms): Step => ({ kind: "clock", ms }));

const restart: fc.Arbitrary<Step> = fc.constant({ kind: "restart" });

function stepsOf(subject: ServiceUnderTest, bundle: ReferenceBundle) {
  const values = valueSource(bundle, subject.hints, subject.coherent);
  const material: RequestMaterial = { ...subject, bundle, values };
  const all = [...bundle.operations.values()];
  const valid = fc.oneof(...all.map((operation) => validRequests(material, operation)));
  const invalid = fc.oneof(...all.flatMap((operation) => invalidRequests(material, operation) ?? []));
  const respelt = all.flatMap((operation) => respeltRequests(material, operation) ?? []);
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: valid },
    ...(respelt.length > 0 ? [{ weight: 2, arbitrary: fc.oneof(...respelt) }] : []),
    { weight: 3, arbitrary: invalid },
    { weight: 1, arbitrary: fc.oneof({ weight: 4, arbitrary: moves }, { weight: 1, arbitrary: restart }) },
  );
  return { steps: fc.array(step, { minLength: 1, maxLength: 60, size: "max" }), valid, invalid };
}

let consoleError: MockInstance;
beforeEach(() => {
  consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  consoleError.mockRestore();
});

/** @param atOnce how many steps are taken at the same time */
async function run(session: Session, steps: readonly Step[], atOnce: number): Promise<void> {
  consoleError.mockClear();
  try {
    for (let at = 0; at < steps.length; at += atOnce)
      await Promise.all(steps.slice(at, at + atOnce).map((step) => session.take(step)));
    await session.walkLists();
  } finally {
    await session.emulator.close();
  }
  expect(consoleError.mock.calls).toEqual([]);
}

describe.each([retention, edge])("requests made from the schemas of $service", (subject) => {
  const bundle = referenceBundle(subject.service);
  const checks = bundleChecks(bundle);
  const { steps, valid, invalid } = stepsOf(subject, bundle);

  it("are answered as the contract says, and refused where they break it", {
    timeout: TIMES * 60_000,
  }, async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(1, 4), (all, atOnce) =>
        run(new Session(subject, bundle, checks, seen), [...subject.prelude, ...all], atOnce),
      ),
      { numRuns: 40 * TIMES },
    );
    if (TIMES > 1)
      console.log(
        [...seen]
          .sort()
          .map(([key, count]) => `${key}: ${count}`)
          .join("\n"),
      );
  });

  it("hold to the contract unless they are to break it", () => {
    const schemaOf = (operationId: string) =>
      bundle.operations.get(operationId)?.body?.content["application/json"]?.schema;
    const problemsOf = (request: { operationId: string; body?: string | Uint8Array }): string[] => {
      const schema = schemaOf(request.operationId);
      if (request.body === undefined || !schema) return [];
      return checks.value(schema, JSON.parse(String(request.body)));
    };
    fc.assert(
      fc.property(valid, (request) => problemsOf(request).length === 0),
      { numRuns: 300 },
    );
    const wrongValue = invalid.filter(({ broken }) => broken?.in === "body" && broken.pointer !== "");
    fc.assert(
      fc.property(wrongValue, (request) => problemsOf(request).length > 0),
      { numRuns: 300 },
    );
  });
});
