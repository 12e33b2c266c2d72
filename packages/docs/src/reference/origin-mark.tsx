import type { VerificationState } from "@seamline/specs/provenance";
import { VerificationMark } from "@seamline/ui/marks/verification-mark";
import type { JSX } from "preact";
import type { Origin, OriginMark } from "../model/origin.ts";
import type { OriginNote, OriginNotes } from "./origin-notes.ts";
import { Line } from "./prose.tsx";

/** Shows the origin mark of a fact, with a link to the note. If the fact was checked, also shows the result. */
export function Mark({ origin, notes }: { origin: Origin; notes: OriginNotes }): JSX.Element {
  const mark = <OriginLink origin={origin} notes={notes} />;
  if (origin.checked === undefined) return mark;
  return (
    <>
      {" "}
      <span class="marks">
        <VerificationMark checked={origin.checked} /> {mark}
      </span>
    </>
  );
}

function OriginLink({ origin, notes }: { origin: Origin; notes: OriginNotes }): JSX.Element {
  return (
    <a class={`mark ${origin.mark}`} href={`#origin-${notes.numberOf(origin)}`}>
      {origin.mark}
    </a>
  );
}

/** Explanations of the marks. */
const MEANINGS: Readonly<Record<OriginMark | "verified", string>> = {
  shown: "stated in the given section of the source document",
  inferred: "required by OpenAPI or suggested by a name, but not stated; the note explains why",
  filled: "added by an overlay of the reference profile, at the given line",
  open: "not stated; an extension point that you can fill",
  verified: "confirmed by a run of `seamline-specs verify` against a service, on the given date",
};

/** Explanations of marks that only occur on pages with checked facts. */
const CHECKED_MEANINGS: Readonly<Record<Exclude<VerificationState, "verified">, string>> = {
  stale: "last confirmed more than 180 days ago",
  disputed: "contradicted by a run, on the given date; whether the contract is right is undecided",
};

/** Explains all marks and lists the numbered origins of the page. */
export function OriginList({ notes }: { notes: OriginNotes }): JSX.Element {
  return (
    <section class="origins" data-pagefind-ignore>
      <h2 id="origins">Sources of these facts</h2>
      <ul class="legend" data-markdown-ignore>
        {Object.entries(notes.hasChecked ? { ...MEANINGS, ...CHECKED_MEANINGS } : MEANINGS).map(
          ([mark, meaning]) => (
            <li key={mark} class={mark === "filled" ? "in-filled" : undefined}>
              <b class={`mark ${mark}`}>{mark}</b> <Line text={meaning} />
            </li>
          ),
        )}
      </ul>
      <ol class="notes">
        {notes.notes.map((origin, index) => (
          <Note key={index} id={`origin-${index + 1}`} origin={origin} />
        ))}
      </ol>
    </section>
  );
}

function Note({ id, origin }: { id: string; origin: OriginNote }): JSX.Element {
  const says = origin.mark === "shown" ? `Source: ${origin.says}.` : origin.says;
  return (
    <li id={id} class={origin.only && `in-${origin.only}`}>
      <b class={`mark ${origin.mark}`}>{origin.mark}</b> <Line text={says} />{" "}
      {origin.action && <a href={origin.action.url}>{origin.action.label}</a>}
    </li>
  );
}
