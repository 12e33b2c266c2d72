import { describe, expect, it } from "vitest";
import { createJournal } from "../../src/journal/create-journal.ts";
import { coverageOf, type DocumentedOperation } from "../../src/journal/operation-coverage.ts";

const operation: DocumentedOperation = {
  document: "functions@v2",
  operationId: "getFunction",
  statuses: ["200", "404", "5XX"],
};

/** Returns the coverage of the operation after these responses. */
function seenOf(statuses: readonly number[], { documented = operation, faults = [] as string[] } = {}) {
  const journal = createJournal({ clock: { now: () => 0 }, limit: 1 });
  for (const status of statuses) {
    const { document, operationId } = operation;
    journal.open({ document, operationId, service: "retention", method: "GET", target: "/", headers: [] })({
      status,
      faults,
    });
  }
  return coverageOf([documented], journal.tally)[0];
}

describe("coverage", () => {
  it.each([
    [[], false, false],
    [[200], true, false],
    [[404], false, true],
    [[200, 404], true, true],
    [[200, 503], true, true],
  ])("reports success %2$s and error %3$s after the statuses %1$j", (statuses, success, error) => {
    const expected = { operationId: "getFunction", success, error, isImplemented: success && error };
    expect(seenOf(statuses)).toMatchObject(expected);
  });

  it.each([[[200, 501]], [[201, 404]], [[302, 404]], [[200, 400]]])(
    "reports that the operation is incomplete after the statuses %j",
    (statuses) => {
      expect(seenOf(statuses)?.isImplemented).toBe(false);
    },
  );

  it("counts responses removed from the journal and lists undocumented statuses", () => {
    expect(seenOf([200, 404, 404, 418])).toEqual({
      document: "functions@v2",
      operationId: "getFunction",
      success: true,
      error: true,
      isImplemented: true,
      statuses: { 200: 1, 404: 2, 418: 1 },
      undocumented: [418],
    });
  });

  it("treats every status as documented if the operation has a default response", () => {
    const documented = { ...operation, statuses: ["2XX", "default"] };
    expect(seenOf([201, 418], { documented })).toMatchObject({ isImplemented: true, undocumented: [] });
  });

  it("coverage ignores responses that were changed by a fault", () => {
    const seen = seenOf([200, 404], { faults: ["fault-1"] });
    expect(seen?.isImplemented).toBe(false);
    expect(seen?.statuses).toEqual({});
  });

  it("distinguishes operations that have the same name in different documents", () => {
    const documented = { ...operation, document: "functions@v1" };
    expect(seenOf([200, 404], { documented })?.statuses).toEqual({});
  });
});
