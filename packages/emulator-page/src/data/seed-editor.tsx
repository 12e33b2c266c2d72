import { formatJson } from "@seamline/ui/form/json-text";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { stateText } from "../strings.ts";

interface SeedEditorProps {
  readonly onPerform: (work: () => Promise<string>) => void;
}

/**
 * Shows the current seed, which other clients may replace. Keeps an edited seed until the user applies or discards it.
 * Applying a seed replaces the state.
 */
export function SeedEditor({ onPerform }: SeedEditorProps): JSX.Element {
  const { changes } = useEmulator();
  const { "*": replaced } = useStore(changes);
  const [current, setCurrent] = useState("");
  const [edited, setEdited] = useState<string>();
  const text = edited ?? current;
  const load = async (): Promise<void> => setCurrent(formatJson(await control<unknown>("GET", "/seed")));
  useEffect(() => {
    load().catch(() => undefined);
  }, [replaced]);
  const replace = async (): Promise<string> => {
    await control("POST", "/seed", text);
    await load();
    setEdited((latest) => (latest === text ? undefined : latest));
    return stateText.seedApplied;
  };
  return (
    <form
      class="seed"
      aria-label={stateText.seed}
      onSubmit={(event) => {
        event.preventDefault();
        onPerform(replace);
      }}
    >
      <div class="list-head">
        <h2>{stateText.seed}</h2>
        <div class="actions">
          {text !== current && (
            <button type="button" onClick={() => setEdited(undefined)}>
              {stateText.discardChanges}
            </button>
          )}
          <button type="submit" class="danger" aria-disabled={text === ""}>
            {stateText.applySeed}
          </button>
        </div>
      </div>
      <p>{stateText.seedHint}</p>
      <textarea
        aria-label={stateText.seed}
        spellcheck={false}
        value={text}
        onInput={(event) => setEdited(event.currentTarget.value)}
      />
    </form>
  );
}
