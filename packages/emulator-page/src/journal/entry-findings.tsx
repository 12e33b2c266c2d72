import type { Violation } from "@seamline/openapi/violation";
import type { JSX } from "preact";
import type { JournalDetail } from "../protocol.ts";
import { entryText as text } from "../strings.ts";

/** Shows the contract violations in a request and its response. */
export function EntryFindings({ entry }: { readonly entry: JournalDetail }): JSX.Element {
  const { violations, check = { ...violations, warnings: entry.warnings } } = entry;
  const { request, response, warnings } = check;
  const isSilent = request.length + response.length + warnings.length === 0;
  if (isSilent && !entry.check?.unchecked)
    return <p class={`contract ${verdictOf(entry)}`}>{WORDS[verdictOf(entry)]}</p>;
  return (
    <ul class="findings">
      {response.map((each) => (
        <Finding key={each.pointer + each.problem} entry={entry} violation={each} of="response" />
      ))}
      {request.map((each) => (
        <Finding key={each.pointer + each.problem} entry={entry} violation={each} of="request" />
      ))}
      {warnings.map(({ message }) => (
        <li key={message} class="warning">
          <strong>{text.ignored}</strong>
          <span>{message}</span>
        </li>
      ))}
      <Unchecked entry={entry} />
    </ul>
  );
}

type Verdict = "kept" | "pending" | "none";

const WORDS: Readonly<Record<Verdict, string>> = text.checkResults;

function verdictOf({ check, durationMs }: JournalDetail): Verdict {
  if (check) return "kept";
  return durationMs === undefined ? "pending" : "none";
}

interface FindingProps {
  readonly entry: JournalDetail;
  readonly violation: Violation;
  readonly of: "request" | "response";
}

/** Violations are red. If the service rejected the request, they are amber, because the service works as intended. */
function Finding({ entry, violation, of }: FindingProps): JSX.Element {
  const { in: place, pointer, problem } = violation;
  const { status } = entry;
  const isAccepted = status !== undefined && status < 400;
  return (
    <li class={of === "request" && !isAccepted ? "refused" : "broken"}>
      <strong>
        {text.violation(of)}
        {of === "request" && isAccepted && `, ${text.butAccepted}`}
      </strong>
      <span>
        {pointer !== "" && (
          <>
            {place} <code>{pointer}</code>:{" "}
          </>
        )}
        {problem}
      </span>
    </li>
  );
}

function Unchecked({ entry }: { readonly entry: JournalDetail }): JSX.Element {
  const { request, response } = entry.check?.unchecked ?? {};
  return (
    <>
      {[request, response].map(
        (reason) =>
          reason !== undefined && (
            <li key={reason} class="unchecked">
              <strong>{text.notChecked}</strong>
              <span>{reason}</span>
            </li>
          ),
      )}
    </>
  );
}
