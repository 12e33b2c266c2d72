import type { JSX } from "preact";
import { hrefOf } from "../page/route.ts";
import type { FaultNow } from "../protocol.ts";
import { effectsOf, isUsedUp, progressText, scopeText } from "./fault-text.ts";
import { faultsText as text } from "./strings.ts";

interface FaultRowProps {
  readonly fault: FaultNow;
  /** Whether the user has just added the fault. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

/** Shows a fault, what it has done so far, and a button that removes it. */
export function FaultRow({ fault, isNew, onRemove }: FaultRowProps): JSX.Element {
  const { id, operationId, document } = fault;
  const kind = isUsedUp(fault) ? "used-up" : isNew ? "new" : undefined;
  return (
    // The row receives the focus when the user asks to see a new fault.
    <li id={faultRowId(id)} class={kind} tabIndex={-1}>
      <div class="fault-what">
        <code>{operationId === "*" ? text.everyRequest : operationId}</code>
        {document !== undefined && <span class="none"> {text.inDocument(document)}</span>}
        <span class="fault-effects">
          {effectsOf(fault).map(([name, value]) => (
            <code key={name}>
              {name}: {typeof value === "string" ? value : JSON.stringify(value)}
            </code>
          ))}
        </span>
        {isNew && <span class="fault-new">{text.isNew}</span>}
      </div>
      <Progress fault={fault} />
      <span class="none">{scopeText(fault)}</span>
      <button type="button" aria-label={text.removeFor(operationId)} onClick={onRemove}>
        {text.remove}
      </button>
    </li>
  );
}

/** Scrolls to a fault's row and focuses it. */
export function showFaultRow(id: string): void {
  const row = document.getElementById(faultRowId(id));
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}

function faultRowId(id: string): string {
  return `row-${id}`;
}

/** Shows what a fault has done so far, with a link to the affected requests. */
function Progress({ fault }: { readonly fault: FaultNow }): JSX.Element {
  const progress = progressText(fault);
  if (fault.hits === 0) return <span class="none">{progress}</span>;
  return (
    <a class="fault-hits" href={hrefOf(["journal"], { status: "faults" })}>
      {progress}
    </a>
  );
}
