import { type RegisteredPoint, type RegisterTotals, registerTotals } from "@seamline/specs/provenance";
import type { JSX } from "preact";
import { StateMark } from "../inventory/state-mark.tsx";
import { FILTERED_GROUP } from "../list-filter/list-filter.tsx";
import type { Contract } from "../model/contract.ts";
import { overlayUrl } from "../model/site-urls.ts";
import { countOf } from "../reference/field-list.tsx";
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

function Area(props: { area: string; points: readonly RegisteredPoint[]; contract: Contract }): JSX.Element {
  const { area, points, contract } = props;
  return (
    <section class="point-area" {...FILTERED_GROUP}>
      <h2 id={`area-${area.replaceAll(/\W+/g, "-")}`}>
        {area.charAt(0).toUpperCase() + area.slice(1)} <small>{countOf(points.length, "point")}</small>
      </h2>
      {points.map((point) => (
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
          : `The reference profile fills points with overlays${parts === 0 ? "" : `, and adds ${parts} points for types, values and rules that its facts mention without a description`}.`}
      </p>
      <p>
        To fill an open point, write the missing facts in your own overlay. Each open point has a command that{" "}
        <a href="/guides/fill-a-point/">creates a first version of the overlay</a>, optionally from examples.
        See also <a href="/guides/extension-points/">how extension points work</a> and{" "}
        <a href="/points/">the points of all contracts</a>.
      </p>
      <Totals totals={totals} url={contract.urls.points} />
      <CheckedFactsLine facts={totals.facts} />
      <DisputedFacts facts={totals.facts} />
    </>
  );
}

/** Shows the number of points in each state. The links filter the list. */
function Totals(props: { totals: RegisterTotals; url: string }): JSX.Element {
  const { totals, url } = props;
  const counts = [
    ["open", totals.open],
    ["partly filled", totals.partlyFilled],
    ["filled", totals.filled],
  ] as const;
  return (
    <ul class="totals">
      {counts
        .filter(([, count]) => count > 0)
        .map(([state, count]) => (
          <li key={state}>
            <a href={`${url}?${new URLSearchParams({ state })}`}>
              <b>{count}</b> <StateMark state={state} />
            </a>
          </li>
        ))}
      {totals.fieldsAdded > 0 && (
        <li>
          <b>{totals.fieldsAdded}</b> {totals.fieldsAdded === 1 ? "field" : "fields"} added by overlays
        </li>
      )}
    </ul>
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
