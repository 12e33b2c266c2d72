import type { JSX } from "preact";
import { clockText } from "../contract/scalar-text.ts";
import { hrefOf } from "../page/route.ts";
import type { JournalSummary } from "../protocol.ts";
import { journalText as text } from "../strings.ts";
import { toneOf } from "./journal-filter.ts";

interface JournalRowProps {
  readonly entry: JournalSummary;
  readonly isOpen?: boolean;
  /** The current filter. The link preserves it. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Shows a request as a line, or as two lines on phones, which links to its details. */
export function JournalRow({ entry, isOpen, query }: JournalRowProps): JSX.Element {
  const { id, at, service, method, target, operationId, caller, status, durationMs } = entry;
  const [day = "", time = ""] = clockText(at).split(" ");
  return (
    <a
      class={`jr ${toneOf(entry)}`}
      href={hrefOf(["journal", String(id)], query)}
      aria-current={isOpen ? "true" : undefined}
    >
      <span class="jr-time" title={`${day} ${time} UTC`}>
        {time}
      </span>
      <span class="jr-service">{service}</span>
      <span class="jr-status">{status ?? (durationMs === undefined ? "…" : text.lost)}</span>
      <span class={`method ${method.toLowerCase()}`}>{method}</span>
      <span class="jr-target" dir="auto">
        {target}
      </span>
      <span class="jr-operation">{operationId ?? text.noOperation}</span>
      <span class="jr-caller" dir="auto">
        {caller}
      </span>
      <Flags entry={entry} />
      <span class="jr-duration">{durationMs === undefined ? "" : `${durationMs} ms`}</span>
    </a>
  );
}

function Flags({ entry }: { readonly entry: JournalSummary }): JSX.Element | null {
  const { problems, faults, warnings } = entry;
  const flags = [
    ...(problems.response > 0 ? [text.invalidResponse] : []),
    ...(problems.request > 0 ? [text.invalidRequest] : []),
    ...(faults.length > 0 ? [text.fault] : []),
    ...(warnings > 0 ? [text.warning] : []),
  ];
  if (flags.length === 0) return null;
  return <span class="jr-flags">{flags.join(", ")}</span>;
}
