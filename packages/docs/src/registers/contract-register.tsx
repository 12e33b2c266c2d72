import { type PointState, type RegisteredPoint, registerTotals } from "@seamline/specs/provenance";
import type { JSX } from "preact";
import { capitalized } from "../html/capitalized.ts";
import { FILTERED_GROUP } from "../list-filter/list-filter.tsx";
import type { Contract } from "../model/contract.ts";
import { overlayUrl } from "../model/site-urls.ts";
import { countOf } from "../reference/field-list.tsx";
import { fieldsTotal, pointTotals, TotalsLine } from "../reference/totals-line.tsx";
import { CheckedFactsLine, DisputedFacts } from "./checked-facts.tsx";
import { pathOfSource } from "./overlay-files.ts";
import { PointEntry } from "./point-entry.tsx";
import { PointFilter } from "./point-filter.tsx";

/** Renders the register of a contract: all extension points by area, with their state and the overlays that fill them. */
export function ContractRegister({ contract }: { contract: Contract }): JSX.Element {
  const { points } = contract;
  return (
    <>
      <Introduction contract={contract} />
      <PointFilter points={points} />
      {[...Map.groupBy(points, ({ area }) => area)].map(([area, own]) => (
        <Area key={area} area={area} points={own} contract={contract} />
      ))}
      <Overlays contract={contract} />
    </>
  );
}

/** The order of states in an area. Readers look for open points first. */
const STATES: readonly PointState[] = ["open", "partly filled", "filled"];

function Area(props: { area: string; points: readonly RegisteredPoint[]; contract: Contract }): JSX.Element {
  const { area, points, contract } = props;
  return (
    <section class="point-area" {...FILTERED_GROUP}>
      <h2 id={`area-${area.replaceAll(/\W+/g, "-")}`}>
        {capitalized(area)} <small>{countOf(points.length, "point")}</small>
      </h2>
      {points
        .toSorted((one, other) => STATES.indexOf(one.state) - STATES.indexOf(other.state))
        .map((point) => (
          <PointEntry key={point.id} contract={contract} point={point} />
        ))}
    </section>
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
          : `The reference profile fills points with overlays${parts === 0 ? "" : `, and adds ${parts} points for types, values and rules that it mentions but does not describe`}.`}
      </p>
      <p>
        To fill an open point, write the missing facts in your own overlay. Each open point has a command that{" "}
        <a href="/guides/fill-a-point/">creates a first version of the overlay</a>, optionally from examples.
        See also <a href="/guides/extension-points/">how extension points work</a> and{" "}
        <a href="/points/">the points of all contracts</a>.
      </p>
      <TotalsLine totals={[...pointTotals(totals, contract.urls.points), fieldsTotal(totals)]} />
      <CheckedFactsLine facts={totals.facts} />
      <DisputedFacts facts={totals.facts} />
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
