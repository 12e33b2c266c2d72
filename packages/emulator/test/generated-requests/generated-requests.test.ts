import type { AnyService } from "@seamline/emulator-kit";
import { notImplemented } from "@seamline/emulator-kit";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { services } from "../../src/generated/services.gen.ts";
import { bundleChecks } from "../support/bundle-checks.ts";
import { FAMILY } from "../support/function-versions.ts";
import { type ReferenceBundle, referenceBundle } from "../support/reference-bundle.ts";
import { edge } from "./support/edge-under-test.ts";
import { functionsUnderTest } from "./support/functions-under-test.ts";
import type { Step } from "./support/generated-request.ts";
import {
  invalidRequests,
  type RequestMaterial,
  respeltRequests,
  validRequests,
} from "./support/requests-of.ts";
import { retention } from "./support/retention-under-test.ts";
import type { ServiceUnderTest } from "./support/service-under-test.ts";
import { Session, type SessionDocument } from "./support/session.ts";
import { valueSource } from "./support/values-of.ts";

/** Multiplies the number of runs. `GENERATED_RUNS=50` searches for a few minutes. */
const TIMES = Number(process.env.GENERATED_RUNS ?? 1);
/** A fixed seed repeats the same requests, unless the test searches for new ones. */
const SEED = TIMES > 1 ? {} : { seed: 20260303 };
const DAY = 24 * 60 * 60_000;

const moves: fc.Arbitrary<Step> = fc
  .constantFrom(0, 1, 250, 500, 60_000, DAY, 31 * DAY)
  .map((ms): Step => ({ kind: "clock", ms }));

const restart: fc.Arbitrary<Step> = fc.constant({ kind: "restart" });

/**
 * Returns whether an operation has a handler.
 * @param document for example `retention` or `functions@v2`
 */
function isHandled(document: string, operationId: string): boolean {
  const declared = (Object.values(services) as readonly AnyService[])
    .flatMap(({ documents }) => documents)
    .find(({ id }) => id === document || id.startsWith(`${document}@`));
  return declared?.handlers[operationId] !== notImplemented;
}

/** Generates requests to one document of a service. */
function requestsBy(subject: ServiceUnderTest, bundle: ReferenceBundle) {
  const values = valueSource(bundle, subject.hints, subject.coherent);
  const material: RequestMaterial = { ...subject, bundle, values };
  const all = [...bundle.operations.values()].filter((each) => isHandled(subject.document, each.operationId));
  const valid = fc.oneof(...all.map((operation) => validRequests(material, operation)));
  const invalid = fc.oneof(...all.flatMap((operation) => invalidRequests(material, operation) ?? []));
  const respelt = all.flatMap((operation) => respeltRequests(material, operation) ?? []);
  return { valid, invalid, respelt };
}

function stepsOf(subject: ServiceUnderTest, bundle: ReferenceBundle) {
  const { valid, invalid, respelt } = requestsBy(subject, bundle);
  const { companion, raw } = subject;
  const byOther = companion && requestsBy(companion, referenceBundle(companion.document)).valid;
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: valid },
    ...(respelt.length > 0 ? [{ weight: 2, arbitrary: fc.oneof(...respelt) }] : []),
    ...(byOther
      ? [{ weight: 2, arbitrary: byOther.map((each) => ({ ...each, document: companion.document })) }]
      : []),
    ...(raw ? [{ weight: 3, arbitrary: raw }] : []),
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

/** @param atOnce the number of concurrent steps */
async function run(session: Session, steps: readonly Step[], atOnce: number): Promise<void> {
  consoleError.mockClear();
  try {
    for (let at = 0; at < steps.length; at += atOnce)
      await Promise.all(steps.slice(at, at + atOnce).map((step) => session.take(step)));
    await session.walkLists();
  } finally {
    await session.close();
  }
  expect(consoleError.mock.calls).toEqual([]);
}

const [HEAD = "", ...DERIVED] = FAMILY;

/** The services with the number of runs. Versions with a derived document need fewer runs. */
const SUBJECTS: readonly (readonly [document: string, runs: number, subject: ServiceUnderTest])[] = [
  ...[retention, edge, functionsUnderTest("v1", "v2"), functionsUnderTest(HEAD, "v1")].map(
    (subject) => [subject.document, 40, subject] as const,
  ),
  ...DERIVED.map((version) => functionsUnderTest(version, "v1")).map(
    (subject) => [subject.document, 10, subject] as const,
  ),
];

/** Returns the documents of a session by id. */
function documentsOf({ document, companion }: ServiceUnderTest): Map<string, SessionDocument> {
  const ids = [document, ...(companion ? [companion.document] : [])];
  return new Map(
    ids.map((id) => {
      const bundle = referenceBundle(id);
      return [id, { bundle, checks: bundleChecks(bundle) }];
    }),
  );
}

describe.each(SUBJECTS)("requests generated from the schemas of %s", (_, runs, subject) => {
  const documents = documentsOf(subject);
  const { bundle, checks } = documents.get(subject.document) as SessionDocument;
  const { steps, valid, invalid } = stepsOf(subject, bundle);

  it("responses to generated requests match the contract, and invalid requests fail", {
    timeout: TIMES * 60_000,
  }, async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(1, 4), (all, atOnce) =>
        run(new Session(subject, documents, seen), [...subject.prelude, ...all], atOnce),
      ),
      {
        numRuns: runs * TIMES,
        ...SEED,
        interruptAfterTimeLimit: TIMES * 50_000,
        markInterruptAsFailure: true,
      },
    );
    if (TIMES > 1)
      console.log(
        [...seen]
          .sort()
          .map(([key, count]) => `${key}: ${count}`)
          .join("\n"),
      );
  });

  it("valid generated requests match the contract, and intentionally invalid ones do not", () => {
    const schemaOf = (operationId: string) =>
      bundle.operations.get(operationId)?.body?.content["application/json"]?.schema;
    const problemsOf = (request: { operationId: string; body?: string | Uint8Array }): string[] => {
      const schema = schemaOf(request.operationId);
      if (request.body === undefined || !schema) return [];
      return checks.value(schema, JSON.parse(String(request.body)));
    };
    fc.assert(
      fc.property(valid, (request) => problemsOf(request).length === 0),
      { numRuns: 8 * runs, ...SEED },
    );
    const wrongValue = invalid.filter(({ broken }) => broken?.in === "body" && broken.pointer !== "");
    fc.assert(
      fc.property(wrongValue, (request) => problemsOf(request).length > 0),
      { numRuns: 8 * runs, ...SEED },
    );
  });
});
