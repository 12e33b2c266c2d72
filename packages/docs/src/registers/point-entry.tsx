import { pointRemedies, type RegisteredPoint } from "@seamline/specs/provenance";
import { Fragment, type JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { emulationOf } from "../inventory/emulator-coverage.ts";
import { markClass, StateMark } from "../inventory/state-mark.tsx";
import { FILTERED } from "../list-filter/list-filter.tsx";
import type { Contract } from "../model/contract.ts";
import { overlayLineUrl, overlayUrl } from "../model/site-urls.ts";
import { BreakableCode } from "../reference/breakable.tsx";
import { countOf } from "../reference/field-list.tsx";
import { Line } from "../reference/prose.tsx";
import { CheckedFactsLine, DisputedFacts } from "./checked-facts.tsx";
import { fillCommand } from "./fill-command.ts";
import { OpenPlaces } from "./open-places.tsx";

/** Shows an extension point: summary, state, actions that fill it, open places, and instructions for filling it. */
export function PointEntry({ contract, point }: { contract: Contract; point: RegisteredPoint }): JSX.Element {
  const { id, area, state, summary, source, within } = point;
  return (
    <article class={`point ${markClass(state)}`} id={id} {...FILTERED} data-area={area} data-state={state}>
      <h3>
        <a href={contract.urls.point(id)}>
          <BreakableCode text={id} />
        </a>{" "}
        <StateMark state={state} />
      </h3>
      <p>
        <Line text={summary} />
      </p>
      <p class="point-facts">
        <span>Source section: {source}</span>
        {within !== undefined && (
          <>
            {" "}
            <span>
              Part of <PointLink contract={contract} id={within} />
            </span>
          </>
        )}
      </p>
      <CheckedFactsLine facts={point.facts} />
      <DisputedFacts facts={point.facts} />
      <FillingActions point={point} />
      {state !== "filled" && <Unfilled contract={contract} point={point} />}
    </article>
  );
}

function PointLink({ contract, id }: { contract: Contract; id: string }): JSX.Element {
  return (
    <a href={contract.urls.point(id)}>
      <code>{id}</code>
    </a>
  );
}

/** Lists the overlay actions that fill a point, with links to their lines. */
function FillingActions({ point: { actions } }: { point: RegisteredPoint }): JSX.Element | null {
  if (actions.length === 0) return null;
  const overlays = [...Map.groupBy(actions, ({ overlay }) => overlay)];
  return (
    <details class="filled-by">
      <summary>
        Filled by {countOf(actions.length, "action")} in {countOf(overlays.length, "overlay")}
      </summary>
      {overlays.map(([overlay, own]) => (
        <div key={overlay}>
          <p class="overlay-name">
            <a href={overlayUrl(overlay)}>{overlay}</a>
          </p>
          <ul data-markdown-ignore>
            {own.map(({ line, target, description = "" }) => (
              <li key={line}>
                <a href={overlayLineUrl(overlay, line)}>line {line}</a> <Line text={description.trim()} />{" "}
                <code>{target}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** Shows where a point is open and how to fill it. */
function Unfilled({ contract, point }: { contract: Contract; point: RegisteredPoint }): JSX.Element {
  const command = fillCommand(contract.filled.spec, point);
  const emulated = emulationOf(contract)?.noteOf(point.id);
  return (
    <div class="stitched">
      <OpenPlaces contract={contract} pointers={point.openAt} />
      <OpenParts contract={contract} id={point.id} />
      {emulated !== undefined && (
        <p>
          <b>Emulator behavior</b> <Line text={emulated} />
        </p>
      )}
      {command !== undefined && (
        <details>
          <summary>How to fill this point</summary>
          <p>
            Write <Line text={asProse(pointRemedies[point.area] ?? "the missing facts")} />.
            <span data-markdown-ignore> Start with this command:</span>
          </p>
          <div data-markdown-ignore>
            <CodeBlock code={command} language="bash" />
          </div>
        </details>
      )}
    </div>
  );
}

/** Converts a remedy to Markdown, with keywords in code font. */
function asProse(remedy: string): string {
  return remedy.replaceAll(/x-[a-z]+|additionalProperties: true|components\.securitySchemes/g, "`$&`");
}

function OpenParts({ contract, id }: { contract: Contract; id: string }): JSX.Element | null {
  const parts = contract.points.filter(({ within, state }) => within === id && state !== "filled");
  if (parts.length === 0) return null;
  return (
    <p>
      <b>Open parts</b>{" "}
      {parts.map((part) => (
        <Fragment key={part.id}>
          <PointLink contract={contract} id={part.id} />{" "}
        </Fragment>
      ))}
    </p>
  );
}
