import { Field } from "@seamline/ui/form/field";
import { formatJson } from "@seamline/ui/form/json-text";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";

interface SeedEditorProps {
  readonly onPerform: (work: () => Promise<string>) => void;
}

/** The seed of the current state, which another one may replace. */
export function SeedEditor({ onPerform }: SeedEditorProps): JSX.Element {
  const { changes } = useEmulator();
  const { "*": replaced } = useStore(changes);
  const [text, setText] = useState("");
  const [loaded, setLoaded] = useState("");
  // Another seed may have come from elsewhere.
  useEffect(() => {
    control<unknown>("GET", "/seed").then(
      (seed) => {
        const formatted = formatJson(seed);
        setLoaded(formatted);
        setText(formatted);
      },
      () => undefined,
    );
  }, [replaced]);
  const replace = async (): Promise<string> => {
    await control("POST", "/seed", text);
    return "The state is that of the new seed.";
  };
  return (
    <form
      class="ti-panel"
      aria-label="Seed"
      onSubmit={(event) => {
        event.preventDefault();
        onPerform(replace);
      }}
    >
      <h2>Seed</h2>
      <p class="ti-hint">JSON or YAML. Another seed takes the place of all state.</p>
      <Field id="seed" label="Seed">
        {(attributes) => (
          <textarea
            {...attributes}
            class="ti-code"
            spellcheck={false}
            rows={24}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <div class="ti-row">
        <button type="submit" class="ti-send" aria-disabled={text === ""}>
          Replace the state by this seed
        </button>
        {text !== loaded && (
          <button type="button" class="ti-quiet" onClick={() => setText(loaded)}>
            Back to the current seed
          </button>
        )}
      </div>
    </form>
  );
}
