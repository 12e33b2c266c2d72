import type { JSX } from "preact";
import type { Origin, OriginMark } from "../model/origin.ts";
import type { OriginNotes } from "./origin-notes.ts";
import { Line } from "./prose.tsx";

/** The mark of an origin by shape and word, which leads to the note that says more. */
export function Mark({ origin, notes }: { origin: Origin; notes: OriginNotes }): JSX.Element {
  return (
    <a class={`mark ${origin.mark}`} href={`#origin-${notes.numberOf(origin)}`}>
      {origin.mark}
    </a>
  );
}

/** What each mark means. */
const MEANINGS: Readonly<Record<OriginMark, string>> = {
  shown: "stated by the source document, in the section named",
  inferred: "needed by OpenAPI or suggested by a name, and stated nowhere; the note says why",
  filled: "written by an overlay of the reference profile, at the line named",
  open: "not stated; an extension point that you can fill",
};

/** The four marks and their meanings, and a numbered note for each origin of the page. */
export function OriginList({ notes }: { notes: OriginNotes }): JSX.Element {
  return (
    <section class="origins" data-pagefind-ignore>
      <h2 id="origins">Where each fact comes from</h2>
      <ul class="legend">
        {Object.entries(MEANINGS).map(([mark, meaning]) => (
          <li key={mark}>
            <b class={`mark ${mark}`}>{mark}</b> {meaning}
          </li>
        ))}
      </ul>
      <ol class="notes">
        {notes.notes.map((origin, index) => (
          <OriginNote key={index} id={`origin-${index + 1}`} origin={origin} />
        ))}
      </ol>
    </section>
  );
}

function OriginNote({ id, origin }: { id: string; origin: Origin }): JSX.Element {
  const says = origin.mark === "shown" ? `Source: ${origin.says}.` : origin.says;
  return (
    <li id={id}>
      <b class={`mark ${origin.mark}`}>{origin.mark}</b> <Line text={says} />{" "}
      {origin.action && <a href={origin.action.url}>{origin.action.label}</a>}
    </li>
  );
}
