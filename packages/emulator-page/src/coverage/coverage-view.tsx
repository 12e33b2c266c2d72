import { Prose } from "@seamline/ui/form/field";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { OperationLink } from "../page/operation-link.tsx";
import { hrefOf } from "../page/route.ts";
import type { Coverage, CoveredOperation, CoveredPoint } from "../protocol.ts";
import { coverageText, pageText } from "../strings.ts";

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
  const { totals, operations, extensionPoints } = coverage;
  const documents = [...new Set(operations.map(({ document = "" }) => document))];
  const seen = operations.filter(({ success }) => success).length;
  return (
    <section class="sheet wide" aria-label={coverageText.title}>
      <h1>{coverageText.title}</h1>
      <p>
        {coverageText.operations(seen, totals.operations, totals.implemented)} {coverageText.points(totals)}
      </p>
      {documents.map((document) => (
        <DocumentCoverage
          key={document}
          document={document}
          operations={operations.filter((each) => each.document === document)}
          points={extensionPoints.filter((each) => each.document === document)}
        />
      ))}
    </section>
  );
}

interface DocumentCoverageProps {
  readonly document: string;
  readonly operations: readonly CoveredOperation[];
  readonly points: readonly CoveredPoint[];
}

function DocumentCoverage({ document, operations, points }: DocumentCoverageProps): JSX.Element {
  const seen = operations.filter(({ success }) => success).length;
  return (
    <details class="document" open={seen > 0}>
      <summary>
        <h2>{document}</h2> <span class="count">{coverageText.succeeded(seen, operations.length)}</span>
        <meter aria-label={coverageText.succeededIn(document)} max={operations.length} value={seen} />
      </summary>
      <ul class="covered">
        {operations.map((operation) => (
          <Operation key={operation.operationId} {...operation} />
        ))}
      </ul>
      <h3>{coverageText.extensionPoints}</h3>
      <ul class="points">
        {points.map((point) => (
          <Point key={point.id} {...point} />
        ))}
      </ul>
    </details>
  );
}

function Operation({
  document,
  operationId,
  success,
  error,
  statuses,
  isHandled,
}: CoveredOperation): JSX.Element {
  const seen = Object.entries(statuses);
  return (
    <li>
      <OperationLink document={document} operationId={operationId} />
      <span class="covered-kinds">
        <Seen label={coverageText.success} isSeen={success} />
        <Seen label={coverageText.error} isSeen={error} />
      </span>
      <span class="covered-statuses">
        {isHandled ? "" : `${coverageText.notImplemented} `}
        {seen.length > 0 && (
          <a href={hrefOf(["journal"], { operation: operationId })}>
            {seen.map(([status, count]) => `${status} × ${count}`).join(", ")}
          </a>
        )}
      </span>
    </li>
  );
}

function Seen({ label, isSeen }: { readonly label: string; readonly isSeen: boolean }): JSX.Element {
  return (
    <span class={isSeen ? "seen" : "unseen"}>
      {isSeen ? coverageText.seen(label) : coverageText.unseen(label)}
    </span>
  );
}

function Point({ id, area, coverageNote, isFilled }: CoveredPoint): JSX.Element {
  return (
    <li class={isFilled ? "" : "stitched"}>
      <code>{id}</code>{" "}
      <b class={`mark ${isFilled ? "filled" : "open"}`}>
        {isFilled ? coverageText.filled : coverageText.open}
      </b>{" "}
      <span class="none">{area}</span>
      {coverageNote !== false && (
        <p>
          <Prose text={coverageNote} />
        </p>
      )}
    </li>
  );
}
