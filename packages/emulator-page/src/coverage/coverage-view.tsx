import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import type { Coverage } from "../protocol.ts";
import { pageText, coverageText as text } from "../strings.ts";
import { DocumentCoverage, isCalled } from "./document-coverage.tsx";

/** Minimum interval between reloads while there are new requests, in milliseconds. */
const RELOAD_MS = 1_000;

/** Shows which operations and statuses have been observed, and how the emulator fills extension points. */
export function CoverageView(): JSX.Element {
  const { journal } = useEmulator();
  const version = useSlowly(useStore(journal), RELOAD_MS);
  const [coverage, setCoverage] = useState<Coverage>();
  // Every request may change the coverage.
  useEffect(() => {
    control<Coverage>("GET", "/coverage").then(setCoverage, () => undefined);
  }, [version]);
  if (!coverage) return <p class="none">{pageText.loading}</p>;
  const { operations, extensionPoints } = coverage;
  const called = new Set(operations.filter(isCalled).map(({ document }) => document));
  const documents = [...new Set(operations.map(({ document = "" }) => document))];
  // Contracts that were called come first.
  documents.sort((a, b) => Number(called.has(b)) - Number(called.has(a)));
  return (
    <section class="sheet wide" aria-label={text.title}>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      <UseTotals coverage={coverage} />
      {documents.map((document) => (
        <DocumentCoverage
          key={document}
          document={document}
          operations={operations.filter((each) => each.document === document)}
          points={extensionPoints.filter((each) => each.document === document)}
        />
      ))}
      <PointTotals coverage={coverage} />
    </section>
  );
}

function UseTotals({ coverage: { totals, operations } }: { readonly coverage: Coverage }): JSX.Element {
  const called = operations.filter(isCalled).length;
  const succeeded = operations.filter(({ success }) => success).length;
  const failed = operations.filter(({ error }) => error).length;
  return (
    <dl class="totals">
      <Total name={text.totals.called} count={called} of={totals.operations} />
      <Total name={text.totals.succeeded} count={succeeded} of={totals.operations} />
      <Total name={text.totals.failed} count={failed} of={totals.operations} />
      <Total name={text.totals.complete} count={totals.implemented} of={totals.operations} />
    </dl>
  );
}

/** Totals that do not depend on the received requests. */
function PointTotals({ coverage: { totals } }: { readonly coverage: Coverage }): JSX.Element | null {
  if (totals.extensionPoints === 0) return null;
  return (
    <>
      <h2>{text.points}</h2>
      <p>{text.pointsLead}</p>
      <dl class="totals">
        <Total name={text.totals.filled} count={totals.filled} of={totals.extensionPoints} />
        <Total name={text.totals.decided} count={totals.decided} of={totals.extensionPoints} />
      </dl>
    </>
  );
}

function Total(props: { readonly name: string; readonly count: number; readonly of: number }): JSX.Element {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <b>{props.count}</b> {text.ofTotal(props.of)}
      </dd>
    </div>
  );
}
