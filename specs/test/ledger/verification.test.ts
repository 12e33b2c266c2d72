import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countFacts, extensionPointRegister, registerTotals, verificationOf } from "../../src/provenance.ts";
import { type BuiltEntry, BuiltFixture } from "../workspace/built-fixture.ts";
import { CheckedLibrary, NOT_FOUND, NOTE, PAGES, TITLE } from "./checked-library.ts";

const at = (day: string) => Date.parse(day);

let specs: BuiltFixture;
let asShown: BuiltEntry;
let reference: BuiltEntry;

beforeAll(async () => {
  using library = new CheckedLibrary();
  library.record("2026-11-20", { confirmed: [PAGES, TITLE], contradicted: [NOTE] });
  library.record("2026-11-26", { confirmed: [PAGES] });
  library.record("2026-11-26", { confirmed: [PAGES, NOT_FOUND] }, { operation: "createBook" });
  library.record("2026-11-22", { confirmed: [PAGES] }, { service: "production" });
  specs = await BuiltFixture.of(library.folder);
  [asShown, reference] = (await specs.documents()) as [BuiltEntry, BuiltEntry];
});

afterAll(() => specs[Symbol.dispose]());

describe("verificationOf", () => {
  test("returns the date, runs, services and operations of a verified fact", () => {
    expect(verificationOf(reference, PAGES, at("2026-11-26"))).toEqual({
      state: "verified",
      date: "2026-11-26",
      freshUntil: "2027-05-25",
      runs: 3,
      services: ["staging", "production"],
      operations: ["listBooks", "createBook"],
    });
  });

  test("returns stale for a fact whose last run is more than 180 days old", () => {
    const stateAt = (now: number) => verificationOf(reference, TITLE, now)?.state;
    expect(at("2027-05-19") - at("2026-11-20")).toBe(180 * 24 * 60 * 60 * 1000);
    const states = [stateAt(at("2027-05-19T23:59:59Z")), stateAt(at("2027-05-20"))];
    expect(states).toEqual(["verified", "stale"]);
  });

  test("a fact contradicted by a run is disputed regardless of the age of the run", () => {
    expect(verificationOf(reference, NOTE, at("2030-01-01"))).toMatchObject({
      state: "disputed",
      date: "2026-11-20",
      runs: 1,
    });
  });

  test("verificationOf returns undefined for parts that are not facts", () => {
    expect(verificationOf(reference, "/info")).toBeUndefined();
    expect(verificationOf(reference, "/constructor")).toBeUndefined();
  });

  test("a verification applies to other profiles if they contain the same value", () => {
    expect(verificationOf(asShown, NOT_FOUND, at("2026-11-26"))?.state).toBe("verified");
    expect(verificationOf(asShown, PAGES, at("2026-11-26"))).toBeUndefined();
  });

  test("accepts the fragment form of a pointer", () => {
    expect(verificationOf(reference, `#${PAGES}`, at("2026-11-26"))?.state).toBe("verified");
  });
});

describe("a decision", () => {
  const stateAfter = async (decided: string, laterRun?: string) => {
    using library = new CheckedLibrary();
    library.record("2026-11-20", { contradicted: [PAGES] });
    library.record("2026-11-19", { confirmed: [PAGES] });
    writeFileSync(library.ledger, `${library.text()}        decided: ${decided}\n`);
    if (laterRun !== undefined) library.record(laterRun, { contradicted: [PAGES] });
    using built = await BuiltFixture.of(library.folder);
    const documents = (await built.documents()) as [BuiltEntry, BuiltEntry];
    return verificationOf(documents[1], PAGES, at("2026-11-26"));
  };

  test("a decision ends a dispute, so that a fact confirmed by another run is verified", async () => {
    const decided = "{ date: 2026-11-21, reason: Staging was old. }";
    expect(await stateAfter(decided)).toMatchObject({ state: "verified", date: "2026-11-19" });
  });

  test("a decision does not end a later dispute", async () => {
    const decided = "{ date: 2026-11-21, reason: Staging was old. }";
    expect(await stateAfter(decided, "2026-11-22")).toMatchObject({ state: "disputed", date: "2026-11-22" });
  });
});

describe("a package with a ledger", () => {
  test("a package contains the ledger next to the bundle, and all profiles share it", () => {
    expect(existsSync(path.join(specs.folder, "dist/library/v1/verified.yaml"))).toBe(true);
    const files = [asShown, reference].map(({ verified }) => verified?.pathname);
    expect(new Set(files)).toEqual(new Set([path.join(specs.folder, "dist/library/v1/verified.yaml")]));
  });

  test("counts the facts of a point and of the document by state", () => {
    const now = at("2026-11-26");
    const points = new Map(extensionPointRegister(reference).map((point) => [point.id, point.facts]));
    expect(countFacts(points.get("book.fields"), now)).toEqual({
      verified: 1,
      stale: 0,
      disputed: 1,
      lastConfirmed: "2026-11-26",
      freshUntil: "2027-05-25",
      disputedAt: [NOTE],
    });
    expect(points.get("desk.fields")).toBeUndefined();
    expect(countFacts(registerTotals(reference).facts, now)).toMatchObject({ verified: 3, disputed: 1 });
    expect(countFacts(registerTotals(reference).facts, at("2028-01-01"))).toMatchObject({ stale: 3 });
  });

  test("a package without a ledger has no facts", async () => {
    using library = new CheckedLibrary();
    using built = await BuiltFixture.of(library.folder);
    const [, document] = (await built.documents()) as [BuiltEntry, BuiltEntry];
    expect(registerTotals(document).facts).toBeUndefined();
    expect(document.verified).toBeUndefined();
  });
});
