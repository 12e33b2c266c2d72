import { useStore } from "@seamline/ui/state/store";
import type { ComponentChildren, JSX } from "preact";
import { clockText } from "../contract/scalar-text.ts";
import { useEmulator } from "../live/page-context.ts";
import { type Loaded, useControl } from "../live/use-control.ts";
import { IconLink } from "../page/icon-link.tsx";
import { OperationLink } from "../page/operation-link.tsx";
import { PaneHead } from "../page/pane-head.tsx";
import { go, hrefOf } from "../page/route.ts";
import { useEscape } from "../page/use-escape.ts";
import type { JournalDetail, JournalSummary } from "../protocol.ts";
import { itemText, journalText, pageText, entryText as text } from "../strings.ts";
import { EntryActions } from "./entry-actions.tsx";
import { EntryFindings } from "./entry-findings.tsx";
import { toneOf } from "./journal-filter.ts";
import { MessageView } from "./message-view.tsx";

interface EntryViewProps {
  readonly id: number;
  readonly query: Readonly<Record<string, string>>;
  /** ID of the next newer request in the list. */
  readonly newer: number | undefined;
  /** ID of the next older request in the list. */
  readonly older: number | undefined;
}

/** Shows a request, its response, and any contract violations. */
export function EntryView({ id, query, newer, older }: EntryViewProps): JSX.Element {
  const { value: entry, problem } = useEntry(id);
  useEscape(() => go(["journal"], query));
  const hrefTo = (other: number | undefined): string | undefined =>
    other === undefined ? undefined : hrefOf(["journal", String(other)], query);
  return (
    <section class="item entry" aria-label={text.request(id)}>
      <PaneHead closed={hrefOf(["journal"], query)}>
        <nav class="place" aria-label={itemText.breadcrumb}>
          <a href={hrefOf(["journal"], query)}>{journalText.title}</a>
          <span>{text.request(id)}</span>
        </nav>
        <nav class="pane-steps" aria-label={text.otherRequests}>
          <IconLink class="pane-step" href={hrefTo(newer)} name={text.newer} path="M3 10.5l5-5 5 5" />
          <IconLink class="pane-step" href={hrefTo(older)} name={text.older} path="M3 5.5l5 5 5-5" />
        </nav>
      </PaneHead>
      {entry ? <Entry entry={entry} /> : <p class="none">{problem ?? pageText.loading}</p>}
    </section>
  );
}

/** Loads a request, and reloads it when the response is ready. */
function useEntry(id: number): Loaded<JournalDetail> {
  const { journal } = useEmulator();
  const summary = useStore(journal).entries.find((each) => each.id === id);
  const isDone = summary?.durationMs !== undefined;
  return useControl(`/requests/${id}`, Number(isDone));
}

function Entry({ entry }: { readonly entry: JournalDetail }): JSX.Element {
  const { method, target, operationId, document, status, durationMs, at, caller, request, response } = entry;
  return (
    <>
      <h1 class="entry-target">
        <span class={`method ${method.toLowerCase()}`}>{method}</span> <span dir="auto">{target}</span>
      </h1>
      <dl class="facts">
        <Fact name={text.status}>
          <span class={`status ${toneOf(summaryOf(entry))}`}>
            {status ?? (durationMs === undefined ? text.inProgress : text.connectionLost)}
          </span>
          {durationMs !== undefined && <> {text.inMs(durationMs)}</>}
        </Fact>
        <Fact name={text.operation}>
          {operationId === undefined ? (
            text.noOperation
          ) : (
            <OperationLink document={document} operationId={operationId} />
          )}
        </Fact>
        {caller !== undefined && (
          <Fact name={text.caller}>
            <span dir="auto">{caller}</span>
          </Fact>
        )}
        <Fact name={text.time}>{clockText(at)} UTC</Fact>
        {entry.faults.length > 0 && (
          <Fact name={text.faults}>
            <a href={hrefOf(["faults"])}>{entry.faults.join(", ")}</a>
          </Fact>
        )}
      </dl>
      <EntryActions entry={entry} />
      <EntryFindings entry={entry} />
      <MessageView title={text.requestTitle} message={request} />
      {response && status !== undefined && <MessageView title={text.responseTitle} message={response} />}
    </>
  );
}

function Fact({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function summaryOf({ violations, check, warnings, ...entry }: JournalDetail): JournalSummary {
  const { request, response } = check ?? violations;
  return {
    ...entry,
    warnings: warnings.length,
    problems: { request: request.length, response: response.length },
  };
}
