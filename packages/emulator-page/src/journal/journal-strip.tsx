import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { hrefOf } from "../page/route.ts";
import { JournalRow } from "./journal-row.tsx";

const ROWS = 5;

/** How often the strip is drawn anew while requests pour in, in milliseconds. */
const DRAW_MS = 100;

/** The latest requests at the foot of every part of the page, the newest last as in the journal. */
export function JournalStrip(): JSX.Element {
  const { journal } = useEmulator();
  const [isOpen, setOpen] = useState(true);
  const { entries } = useSlowly(useStore(journal), DRAW_MS);
  const latest = entries.slice(-ROWS);
  const newest = latest.at(-1);
  return (
    <section class={isOpen ? "strip" : "strip closed"} aria-label="Latest requests">
      <header>
        <a href={hrefOf(["journal"])}>
          Journal <span class="count">{entries.length.toLocaleString("en")}</span>
        </a>
        <span class="strip-latest">{!isOpen && newest && <JournalRow entry={newest} />}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Fold" : "Unfold"}
        </button>
      </header>
      {isOpen &&
        (latest.length === 0 ? (
          <p class="none">No request yet. Whatever reaches a service shows here at once.</p>
        ) : (
          <ul>
            {latest.map((entry) => (
              <li key={entry.id}>
                <JournalRow entry={entry} />
              </li>
            ))}
          </ul>
        ))}
    </section>
  );
}
