import { formatJson } from "@seamline/ui/form/json-text";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type ControlFailure, control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { stateText } from "../strings.ts";
import { ProblemList } from "./problem-list.tsx";

interface SeedEditorProps {
  /** Shows the result of applying a seed. `undefined` removes the previous result. */
  readonly onOutcome: (text: string | undefined) => void;
}

const HINT = "seed-hint";
const PROBLEMS = "seed-problems";

/**
 * Shows the current seed, which other clients may replace. Keeps an edited seed until the user applies or discards it.
 * Applying a seed replaces the state.
 */
export function SeedEditor({ onOutcome }: SeedEditorProps): JSX.Element {
  const { current, load } = useSeed();
  const [edited, setEdited] = useState<string>();
  const [failure, setFailure] = useState<ControlFailure>();
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) problems.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const text = edited ?? current;
  const apply = async (): Promise<void> => {
    onOutcome(undefined);
    setFailure(undefined);
    try {
      await control("POST", "/seed", text);
      await load();
      setEdited((latest) => (latest === text ? undefined : latest));
      onOutcome(stateText.seedApplied);
    } catch (error) {
      setFailure(error as ControlFailure);
    }
  };
  const discard = (): void => {
    setEdited(undefined);
    setFailure(undefined);
  };
  return (
    <section class="seed" aria-label={stateText.seed}>
      <h2>{stateText.seed}</h2>
      <p id={HINT}>{stateText.seedHint}</p>
      <textarea
        aria-label={stateText.seed}
        aria-describedby={failure ? `${PROBLEMS} ${HINT}` : HINT}
        aria-invalid={failure ? true : undefined}
        spellcheck={false}
        value={text ?? ""}
        onInput={(event) => setEdited(event.currentTarget.value)}
      />
      <div id={PROBLEMS} ref={problems} class="seed-problems" role="status">
        {failure && <Failure failure={failure} />}
      </div>
      <div class="actions">
        {/* Before the seed is loaded, the empty editor would clear the state. */}
        {text !== undefined && (
          <ConfirmButton
            label={stateText.applySeed}
            question={stateText.confirmSeed}
            onConfirm={() => void apply()}
          />
        )}
        {text !== current && (
          <button type="button" onClick={discard}>
            {stateText.discardChanges}
          </button>
        )}
      </div>
    </section>
  );
}

interface CurrentSeed {
  /** The seed as JSON. Absent until it is loaded. */
  readonly current: string | undefined;
  /** Loads the seed again. */
  readonly load: () => Promise<void>;
}

/** Loads the seed, and reloads it whenever the whole state is replaced. */
function useSeed(): CurrentSeed {
  const { changes } = useEmulator();
  const { "*": replaced } = useStore(changes);
  const [current, setCurrent] = useState<string>();
  const load = async (): Promise<void> => setCurrent(formatJson(await control<unknown>("GET", "/seed")));
  useEffect(() => {
    load().catch(() => undefined);
  }, [replaced]);
  return { current, load };
}

function Failure({ failure: { message, problems } }: { readonly failure: ControlFailure }): JSX.Element {
  if (problems.length === 0) return <p class="problem">{message}</p>;
  return (
    <>
      <p>{stateText.seedRejected}</p>
      <ProblemList problems={problems} />
    </>
  );
}
