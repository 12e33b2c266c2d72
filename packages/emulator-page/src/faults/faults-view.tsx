import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { FaultRow } from "./fault-row.tsx";
import { isUsedUp } from "./fault-text.ts";
import { NewFault } from "./new-fault.tsx";
import { faultsText as text } from "./strings.ts";

/** Lists the faults with their hits, and allows the user to add faults. */
export function FaultsView({ query }: { readonly query: Readonly<Record<string, string>> }): JSX.Element {
  const { faults } = useEmulator();
  const all = useStore(faults);
  // The fault that the user has just added. Any other action on this page clears it.
  const [addedId, setAddedId] = useState<string>();
  const remove = (path: string): void => {
    setAddedId(undefined);
    void control("DELETE", path);
  };
  const used = all.filter(isUsedUp).length;
  return (
    <section class="sheet" aria-label={text.title}>
      <header class="list-head">
        <h1>{text.title}</h1>
        <span class="count">{text.counts(all.length - used, used)}</span>
        <div class="actions">
          {all.length > 0 && (
            <button type="button" onClick={() => remove("/faults")}>
              {text.removeAll}
            </button>
          )}
        </div>
      </header>
      {all.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul class="faults">
          {all.map((fault) => (
            <FaultRow
              key={fault.id}
              fault={fault}
              isNew={fault.id === addedId}
              onRemove={() => remove(`/faults/${encodeURIComponent(fault.id)}`)}
            />
          ))}
        </ul>
      )}
      <NewFault
        key={query.operation}
        first={query.operation}
        added={all.find(({ id }) => id === addedId)}
        onAdded={setAddedId}
      />
    </section>
  );
}
