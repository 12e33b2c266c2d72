import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { hrefOf } from "../page/route.ts";
import type { FaultNow } from "../protocol.ts";
import { faultsText } from "../strings.ts";
import { NewFault } from "./new-fault.tsx";

/** Lists the active faults with their hits, and allows the user to add faults. */
export function FaultsView({ query }: { readonly query: Readonly<Record<string, string>> }): JSX.Element {
  const { faults } = useEmulator();
  const all = useStore(faults);
  return (
    <section class="sheet" aria-label={faultsText.title}>
      <header class="list-head">
        <h1>{faultsText.title}</h1>
        <span class="count">{all.length}</span>
        <div class="actions">
          {all.length > 0 && (
            <button type="button" onClick={() => void control("DELETE", "/faults")}>
              {faultsText.removeAll}
            </button>
          )}
        </div>
      </header>
      {all.length === 0 ? (
        <p>{faultsText.none}</p>
      ) : (
        <ul class="faults">
          {all.map((fault) => (
            <Fault key={fault.id} fault={fault} />
          ))}
        </ul>
      )}
      <NewFault key={query.operation} first={query.operation} />
    </section>
  );
}

const SCOPE = ["id", "operationId", "document", "hits", "requests", "times", "after"];

function Fault({ fault }: { readonly fault: FaultNow }): JSX.Element {
  const { id, operationId, document, hits, requests, times, after } = fault;
  const effects = Object.entries(fault).filter(([name]) => !SCOPE.includes(name));
  return (
    <li>
      <div class="fault-what">
        <code>{operationId === "*" ? faultsText.everyRequest : operationId}</code>
        {document !== undefined && <span class="none"> {faultsText.inDocument(document)}</span>}
        <span class="fault-effects">
          {effects.map(([name, value]) => (
            <code key={name}>
              {name}: {typeof value === "string" ? value : JSON.stringify(value)}
            </code>
          ))}
        </span>
      </div>
      <a class="fault-hits" href={hrefOf(["journal"], { status: "faults" })}>
        {faultsText.hits(hits, requests)}
      </a>
      <span class="none">{scopeText(times, after)}</span>
      <button
        type="button"
        aria-label={faultsText.removeFor(operationId)}
        onClick={() => void control("DELETE", `/faults/${encodeURIComponent(id)}`)}
      >
        {faultsText.remove}
      </button>
    </li>
  );
}

function scopeText(times: number | undefined, after: number | undefined): string {
  const parts = [
    ...(times === undefined ? [] : [faultsText.times(times)]),
    ...(after === undefined ? [] : [faultsText.after(after)]),
  ];
  return parts.join(", ");
}
