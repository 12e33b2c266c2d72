import type { Violation } from "@seamline/openapi/violation";
import type { JSX } from "preact";
import type { JournalDetail } from "../protocol.ts";
import { OperationLink } from "../shell/operation-link.tsx";

/** What the contract does not allow of a request and its response, each with the page that says what is right. */
export function EntryFindings({ entry }: { readonly entry: JournalDetail }): JSX.Element {
  const { warnings, violations, check = violations } = entry;
  const { request = [], response = [] } = check ?? {};
  if ((!check || entry.operationId === undefined) && warnings.length === 0)
    return <p class="contract none">The contract says nothing of this exchange, or it cannot be checked.</p>;
  if (request.length + response.length + warnings.length === 0)
    return <p class="contract kept">Request and response keep the contract.</p>;
  return (
    <ul class="findings">
      {response.map((each) => (
        <Finding key={each.problem} entry={entry} violation={each} of="response" />
      ))}
      {request.map((each) => (
        <Finding key={each.problem} entry={entry} violation={each} of="request" />
      ))}
      {warnings.map(({ message }) => (
        <li key={message} class="warning">
          <strong>Ignored by the service</strong>: {message}
        </li>
      ))}
    </ul>
  );
}

interface FindingProps {
  readonly entry: JournalDetail;
  readonly violation: Violation;
  readonly of: "request" | "response";
}

function Finding({ entry, violation, of }: FindingProps): JSX.Element {
  const { in: place, pointer, problem } = violation;
  const { status = 0, document, operationId = "" } = entry;
  const isRefused = of === "request" && status >= 400 && status < 500;
  return (
    <li class={isRefused ? "refused" : "broken"}>
      <strong>The {of} breaks the contract</strong> in its {place}
      {pointer !== "" && (
        <>
          {" at "}
          <code>{pointer}</code>
        </>
      )}
      : {problem} <OperationLink document={document} operationId={operationId} />
    </li>
  );
}
