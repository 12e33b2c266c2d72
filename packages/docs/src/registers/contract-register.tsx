import { registerTotals } from "@seamline/specs/provenance";
import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import { overlayUrl } from "../model/site-urls.ts";
import { countOf } from "../reference/field-list.tsx";
import { CheckedFactsLine, DisputedFacts } from "./checked-facts.tsx";
import { pathOfSource } from "./overlay-files.ts";
import { PointEntry } from "./point-entry.tsx";
import { PointFilter } from "./point-filter.tsx";

/** Renders the register of a contract: all extension points with their state and the overlays that fill them. */
export function ContractRegister({ contract }: { contract: Contract }): JSX.Element {
  const { points } = contract;
  return (
    <>
      <Introduction contract={contract} />
      <PointFilter points={points} />
      <div class="point-entries">
        {points.map((point) => (
          <PointEntry key={point.id} contract={contract} point={point} />
        ))}
      </div>
    </>
  );
}

function Introduction({ contract }: { contract: Contract }): JSX.Element {
  const { points, filled } = contract;
  const totals = registerTotals(filled.spec);
  const parts = points.filter(({ within }) => within !== undefined).length;
  return (
    <>
      <p>
        As shown, the contract leaves {countOf(points.length - parts, "point")} open: its source mentions them
        without details.{" "}
        {filled.spec.overlays.length === 0
          ? "No overlay fills them yet."
          : `The reference profile fills points with overlays${parts === 0 ? "" : `, and adds ${parts} points for types, values and rules that its facts mention without a description`}.`}
      </p>
      <p>
        {totals.filled} filled, {totals.partlyFilled} partly filled, {totals.open} open;{" "}
        {countOf(totals.fieldsAdded, "field")} added. <a href="/points/">Points of all contracts</a>.{" "}
        <a href="/guides/extension-points/">How to fill a point</a>.
      </p>
      <CheckedFactsLine facts={totals.facts} />
      <DisputedFacts facts={totals.facts} />
      <Overlays contract={contract} />
    </>
  );
}

function Overlays({ contract }: { contract: Contract }): JSX.Element | null {
  const { sources } = contract.filled.spec;
  if (sources.length === 0) return null;
  return (
    <details class="overlays">
      <summary>{countOf(sources.length, "overlay")}</summary>
      <ul>
        {sources.map(pathOfSource).map((path) => (
          <li key={path}>
            <a href={overlayUrl(path)}>{path}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
