import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { StatesSection, statesOf } from "../../src/reference/states-section.tsx";

const retention = contracts().find(({ service }) => service === "retention");
if (!retention) throw new Error("no retention service");
const { filled, shown, urls } = retention;
const href = urls.operation;

describe("StatesSection", () => {
  it("includes the state machines of the given schemas and of their fields", () => {
    const schemasOf = (...names: string[]) =>
      statesOf(
        filled,
        names.map((name) => ({ name })),
      ).map(({ schema }) => schema);
    expect(schemasOf("Matter")).toEqual(["MatterState"]);
    expect(schemasOf("MatterState")).toEqual(["MatterState"]);
    expect(schemasOf("Operation", "Export")).toEqual(["ExportStatus", "Operation"]);
    expect(schemasOf("Hold")).toEqual([]);
  });

  it("renders nothing if the as-shown contract has no state machines", () => {
    expect(statesOf(shown, [{ name: "Matter" }])).toEqual([]);
    expect(renderToString(h(StatesSection, { machines: [], anchor: "states", href }))).toBe("");
  });

  it("draws a state machine below the name of its field, with links to operations", () => {
    const machines = statesOf(filled, [{ name: "Matter" }]);
    const html = renderToString(h(StatesSection, { machines, anchor: "states", href }));
    expect(html).toContain('<h2 id="states">States</h2>');
    expect(html).toContain("<code>Matter.state</code>");
    expect(html).toMatch(/<svg .*<a href="\/retention\/v1\/closeMatter\/" aria-label="closeMatter">/s);
  });

  it("uses different element ids for the two profiles", () => {
    const machines = statesOf(filled, [{ name: "Matter" }]);
    const [one, other] = ["states", undefined].map((anchor) =>
      [...renderToString(h(StatesSection, { machines, anchor, href })).matchAll(/ id="([^"]+)"/g)].map(
        ([, id]) => id,
      ),
    );
    expect(one?.filter((id) => other?.includes(id))).toEqual([]);
  });
});
