import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { hrefOf } from "../page/route.ts";
import { PHONE } from "../page/use-media.ts";
import { journalText as text } from "../strings.ts";
import { JournalRow } from "./journal-row.tsx";

const ROWS = 5;

/** Minimum interval between renders while there are many requests, in milliseconds. */
const DRAW_MS = 100;

/**
 * Shows the latest requests at the bottom of the page, newest first. On phones, only the newest request is shown until
 * the strip is expanded.
 */
export function JournalStrip(): JSX.Element {
  const { journal } = useEmulator();
  const [isOpen, setOpen] = useState(() => !matchMedia(PHONE).matches);
  const { entries } = useSlowly(useStore(journal), DRAW_MS);
  const latest = entries.slice(-ROWS).reverse();
  const [newest] = latest;
  return (
    <section class={isOpen ? "strip" : "strip closed"} aria-label={text.latest}>
      <header>
        <a href={hrefOf(["journal"])}>
          {text.title} <span class="count">{entries.length.toLocaleString("en")}</span>
        </a>
        <span class="strip-latest">{newest && <JournalRow entry={newest} />}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.collapse : text.expand}
        </button>
      </header>
      {isOpen &&
        (latest.length === 0 ? (
          <p class="none">{text.emptyStrip}</p>
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
