import { Prose } from "@seamline/ui/form/field";
import type { JSX } from "preact";
import { wordsOf } from "../contract/resource-tree.ts";
import { OperationLink } from "../page/operation-link.tsx";
import { hrefOf } from "../page/route.ts";
import type { CoveredOperation, CoveredPoint } from "../protocol.ts";
import { coverageText as text } from "../strings.ts";

interface DocumentCoverageProps {
  readonly document: string;
  readonly operations: readonly CoveredOperation[];
  readonly points: readonly CoveredPoint[];
}

/** Returns whether the emulator has received a request for an operation. */
export function isCalled({ statuses }: CoveredOperation): boolean {
  return Object.keys(statuses).length > 0;
}

/** Shows the observed operations of a contract, the operations that were not called, and the extension points. */
export function DocumentCoverage({ document, operations, points }: DocumentCoverageProps): JSX.Element {
  const called = operations.filter(isCalled).length;
  const filled = points.filter(({ isFilled }) => isFilled).length;
  const [service = "", version = ""] = document.split("@");
  return (
    <details class="document" open={called > 0}>
      <summary>
        <h2>{`${wordsOf(service)} ${version}`}</h2>
        <meter aria-label={text.calledIn(document)} max={operations.length} value={called} />
        <span class="count">{text.called(called, operations.length)}</span>
      </summary>
      <OperationTable operations={called > 0 ? operations.filter(isCalled) : operations} />
      {called > 0 && called < operations.length && (
        <details class="document-points">
          <summary>{text.notCalled(operations.length - called)}</summary>
          <OperationTable operations={operations.filter((each) => !isCalled(each))} />
        </details>
      )}
      {points.length > 0 && (
        <details class="document-points">
          <summary>{text.pointsFilled(filled, points.length)}</summary>
          <ul class="points">
            {points.map((point) => (
              <Point key={point.id} {...point} />
            ))}
          </ul>
        </details>
      )}
    </details>
  );
}

function OperationTable({ operations }: { readonly operations: readonly CoveredOperation[] }): JSX.Element {
  return (
    <table class="covered">
      <thead>
        <tr>
          <th scope="col">{text.operation}</th>
          <th scope="col">{text.success}</th>
          <th scope="col">{text.error}</th>
          <th scope="col">{text.responses}</th>
        </tr>
      </thead>
      <tbody>
        {operations.map((operation) => (
          <Operation key={operation.operationId} {...operation} />
        ))}
      </tbody>
    </table>
  );
}

function Operation(operation: CoveredOperation): JSX.Element {
  const { document, operationId, success, error, statuses, isHandled } = operation;
  const seen = Object.entries(statuses);
  return (
    <tr>
      <th scope="row">
        <OperationLink document={document} operationId={operationId} />
      </th>
      <Seen isSeen={success} />
      <Seen isSeen={error} />
      <td>
        {isHandled ? "" : `${text.notImplemented} `}
        {seen.map(([status, count]) => (
          <a key={status} href={hrefOf(["journal"], { operation: operationId, status })}>
            {`${status} × ${count}`}
          </a>
        ))}
      </td>
    </tr>
  );
}

function Seen({ isSeen }: { readonly isSeen: boolean }): JSX.Element {
  return (
    <td class={isSeen ? "seen" : "unseen"}>
      <span role="img" aria-label={isSeen ? text.seen : text.unseen}>
        {isSeen ? "✓" : "–"}
      </span>
    </td>
  );
}

function Point({ id, area, coverageNote, isFilled }: CoveredPoint): JSX.Element {
  return (
    <li class={isFilled ? "" : "stitched"}>
      <code>{id}</code>{" "}
      <b class={`mark ${isFilled ? "filled" : "open"}`}>{isFilled ? text.filled : text.open}</b>{" "}
      <span class="none">{area}</span>
      {coverageNote !== false && (
        <p>
          <Prose text={coverageNote} />
        </p>
      )}
    </li>
  );
}
