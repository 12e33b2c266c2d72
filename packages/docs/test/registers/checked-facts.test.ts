import { showStaleMarks } from "@seamline/ui/marks/stale-marks";
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { originReader } from "../../src/model/origin.ts";
import { Mark, OriginList } from "../../src/reference/origin-mark.tsx";
import { originNotes } from "../../src/reference/origin-notes.ts";
import { AllPoints } from "../../src/registers/all-points.tsx";
import { ContractRegister } from "../../src/registers/contract-register.tsx";

const NAME = "/components/schemas/Matter/properties/name";
const STATE = "/components/schemas/Matter/properties/state";

const runs = { runs: 1, services: ["staging"] };
const facts = {
  [NAME]: { operations: ["getMatter"], confirmed: { date: "2026-11-26", ...runs } },
  [STATE]: {
    operations: ["getMatter"],
    confirmed: { date: "2026-11-20", ...runs },
    disputed: { date: "2026-11-25", ...runs },
  },
};

/** The retention contract with checked facts. */
function verified() {
  const retention = contracts().find(({ service }) => service === "retention");
  if (retention === undefined) throw new Error("no retention contract");
  const spec = { ...retention.filled.spec, facts };
  const points = retention.points.map((point) =>
    point.id === "matter.states" ? { ...point, facts: { [STATE]: facts[STATE] } } : point,
  );
  return { ...retention, points, filled: { ...retention.filled, spec } };
}

const wordsOf = (node: JSX.Element) =>
  renderToString(node)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

describe("the mark of a checked fact", () => {
  const originOf = originReader(verified().filled.spec);
  const markOf = (pointer: string) => {
    const origin = originOf(pointer);
    return Mark({ origin, notes: originNotes({ filled: [origin], shown: [] }) });
  };

  it("the mark of a checked fact shows the last run's result and date, then the origin", () => {
    expect(wordsOf(markOf(NAME)).trim()).toBe("verified 2026-11-26 shown");
    expect(wordsOf(markOf(STATE)).trim()).toBe("disputed 2026-11-25 filled");
    expect(wordsOf(markOf("/info")).trim()).toBe("shown");
  });

  it("the mark of a verified fact contains the last day before the fact becomes stale", () => {
    expect(renderToString(markOf(NAME))).toContain('data-fresh-until="2027-05-25"');
    expect(renderToString(markOf(STATE))).not.toContain("data-fresh-until");
  });

  it("the page legend explains the marks of checked facts on the page", () => {
    const legendOf = (pointer: string) =>
      wordsOf(OriginList({ notes: originNotes({ filled: [originOf(pointer)], shown: [] }) }));
    expect(legendOf(NAME)).toMatch(/verified confirmed by a run .+ stale .+ disputed contradicted by a run/);
    expect(legendOf("/info")).toContain("verified confirmed by a run");
    expect(legendOf("/info")).not.toContain("disputed");
  });
});

describe("showStaleMarks", () => {
  const shown = (today: string) => {
    const classes = new Set(["mark", "verified"]);
    const words: string[] = [];
    const mark = {
      dataset: { freshUntil: "2027-05-25" },
      classList: { replace: (from: string, to: string) => classes.delete(from) && classes.add(to) },
      firstElementChild: { replaceChildren: (word: string) => void words.push(word) },
    };
    showStaleMarks({ querySelectorAll: () => [mark] } as unknown as ParentNode, today);
    return [[...classes], words];
  };

  it("shows a verified fact as stale after its last day", () => {
    expect(shown("2027-05-25")).toEqual([["mark", "verified"], []]);
    expect(shown("2027-05-26")).toEqual([["mark", "stale"], ["stale"]]);
  });
});

describe("the registers", () => {
  it("registers have a column for checked facts only if a contract has a ledger", () => {
    expect(wordsOf(AllPoints({ contracts: contracts() }))).not.toContain("Checked facts");
    const text = wordsOf(AllPoints({ contracts: [verified()] }));
    expect(text).toContain("Checked facts");
    expect(text).toContain("verified 2026-11-26 1 fact disputed 2026-11-25 1 fact");
  });

  it("registers list the disputed facts of each contract and each point", () => {
    const text = wordsOf(ContractRegister({ contract: verified() }));
    expect(text.split(`1 disputed fact ${STATE}`)).toHaveLength(3);
  });
});

it("no contract in the repository claims to be verified against a real service", () => {
  const checked = contracts().flatMap(({ shown, filled }) => [shown.spec.verified, filled.spec.verified]);
  expect(checked.filter((file): file is URL => file !== undefined)).toEqual([]);
});
