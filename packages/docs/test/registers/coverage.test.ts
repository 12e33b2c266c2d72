import { select } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { emulationOf } from "../../src/inventory/emulator-coverage.ts";
import { contractsOf, inventories } from "../../src/inventory/inventory.ts";
import { rowPlaces } from "../../src/inventory/row-places.ts";
import { recordedSummaries } from "../../src/languages/languages-page.tsx";
import { contracts } from "../../src/model/contract.ts";
import { builtPage, textOf } from "../built-page.ts";

const page = builtPage("/coverage/");

describe.each(inventories())("the inventory of $service", (inventory) => {
  const { sections } = inventory;
  const rows = sections.flatMap(([section, own]) => own.map((row) => ({ section, row })));

  it("maps every statement to a place in the contract", () => {
    const lost = rows.filter(({ section, row }) =>
      contractsOf(inventory, row).every((contract) => rowPlaces(section, contract, row).length === 0),
    );
    expect(lost).toEqual([]);
  });

  it("refers only to existing contracts", () => {
    for (const { row } of rows) expect(contractsOf(inventory, row), JSON.stringify(row)).not.toEqual([]);
  });
});

it("the coverage page shows every statement in every inventory", () => {
  const all = inventories().flatMap(({ sections }) => sections.flatMap(([, rows]) => rows));
  expect(page.all(".inventory [data-filtered]")).toHaveLength(all.length);
});

it("shows how many operations of each contract the emulator handles", () => {
  const numbers = page.all("#emulator ~ table").at(0);
  for (const contract of contracts()) {
    const { handled, operations } = emulationOf(contract) ?? { handled: 0, operations: 0 };
    expect(operations).toBe(contract.operations.length);
    expect(textOf(numbers)).toContain(`${handled} of ${operations}`);
  }
});

it("the register describes the emulator's behavior at an open point", () => {
  for (const contract of contracts()) {
    const entries = builtPage(contract.urls.points)
      .all("article.point")
      .map((entry) => [String(entry.properties.id), textOf(select(".stitched", entry))] as const);
    const described = new Map(entries);
    for (const { id, state } of contract.points) {
      const note = emulationOf(contract)?.noteOf(id);
      if (state === "filled" || note === undefined) continue;
      expect(described.get(id), id).toContain("Emulator behavior");
    }
  }
});

it("lists every generator with the results of its last run", () => {
  const rows = builtPage("/languages/").all(".matrix tbody tr").map(textOf);
  expect(rows).toHaveLength(recordedSummaries().length);
  for (const { tool, version, counts } of recordedSummaries()) {
    const own = rows.filter((row) => row.startsWith(`${tool} ${version}`));
    const { compiles, runs } = counts;
    expect(own.join("\n")).toContain(`${compiles?.passed} of ${compiles?.wanted}`);
    expect(own.join("\n")).toContain(runs ? `${runs.passed} of ${runs.wanted}` : "not run");
  }
});
