import { createEmulator } from "@seamline/emulator";
import { documents } from "@seamline/specs";
import { extensionPointRegister, registerTotals } from "@seamline/specs/provenance";
import { describe, expect, it } from "vitest";
import { type Contract, contracts } from "../../src/model/contract.ts";
import { builtPage, textOf } from "../built-page.ts";

/** Coverage that the emulator's page shows. */
const emulator = createEmulator();
const { totals, extensionPoints } = emulator.coverage();
emulator.close();

function filledIn({ points }: Contract): string[] {
  return points.filter(({ state }) => state === "filled").map(({ id }) => id);
}

describe.each(contracts())("filled points of $urls.overview", (contract) => {
  const { service, version, urls, points, filled } = contract;
  const ids = filledIn(contract);

  it("the register and the emulator agree on the filled points", () => {
    const document = [service, version].filter(Boolean).join("@");
    const own = extensionPoints.filter((point) => point.document === document);
    expect(own.map(({ id }) => id)).toEqual(points.map(({ id }) => id).toSorted());
    expect(own.flatMap(({ id, isFilled }) => (isFilled ? [id] : []))).toEqual(ids.toSorted());
    expect(registerTotals(filled.spec).filled).toBe(ids.length);
  });

  it("a filled point contains no open parts", () => {
    const within = Map.groupBy(points, (point) => point.within);
    for (const id of ids) {
      expect(points.find((point) => point.id === id)?.openAt).toEqual([]);
      for (const part of within.get(id) ?? []) expect(part.state, part.id).toBe("filled");
    }
  });

  it("all pages show the same number of filled points", () => {
    expect(builtPage(urls.points).all('[data-state="filled"]')).toHaveLength(ids.length);
    expect(rowOf("/coverage/", urls.points)).toContain(`${ids.length} of ${points.length}`);
    expect(rowOf("/points/", urls.points)).toContain(String(ids.length));
    expect(builtPage(urls.overview).text(".totals .in-filled, .in-filled .totals, .totals")).toContain(
      `${ids.length}`,
    );
  });
});

/** Returns the cells of the first table row of a page that links to a URL. */
function rowOf(page: string, url: string): string[] {
  const rows = builtPage(page).all("tr");
  const row = rows.find((each) => JSON.stringify(each).includes(`"..${url}"`));
  return (row?.children ?? []).map(textOf);
}

it("the landing page and the emulator report the same number of filled points", () => {
  const amount = contracts().flatMap(filledIn).length;
  expect(totals.filled).toBe(amount);
  expect(builtPage("/").text(".proof")).toContain(`the reference profile fills ${amount}`);
});

it("as-shown contracts have no filled points", () => {
  for (const document of documents.filter(({ overlays }) => overlays.length === 0))
    expect(extensionPointRegister(document).filter(({ state }) => state === "filled")).toEqual([]);
});
