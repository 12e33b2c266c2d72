import { expect, test } from "vitest";
import { houseRows } from "../src/landing/house.ts";
import { openFieldOf } from "../src/landing/open-field.ts";
import { contracts } from "../src/model/contract.ts";

test("the diagram shows every package below its dependencies", () => {
  const rows = houseRows();
  const rowOf = (name: string) => rows.findIndex((row) => row.some((each) => each.name === name));
  const arrows = rows.flat().flatMap(({ name, from }) => from.map((above) => [above, name] as const));
  expect(arrows.length).toBeGreaterThan(5);
  expect(arrows.filter(([above, name]) => rowOf(above) >= rowOf(name))).toEqual([]);
});

test("the diagram has no arrows for transitive dependencies", () => {
  const generator = houseRows()
    .flat()
    .find(({ name }) => name === "@seamline/codegen");
  const client = houseRows()
    .flat()
    .find(({ from }) => from.includes("@seamline/codegen"));
  expect(generator?.from).toContain("@seamline/client-core");
  expect(client?.from).not.toContain("@seamline/client-core");
});

test("the example field of the landing page is open as shown and has values in the reference profile", () => {
  const found = contracts().flatMap((contract) => openFieldOf(contract) ?? []);
  expect(found.length).toBeGreaterThan(0);
  for (const { point, values } of found) {
    expect(point.area).toBe("states");
    expect(values.length).toBeGreaterThan(1);
  }
});
