import type { JSX } from "preact";
import { FAULT_INTENTS, type FaultEffect, type FaultIntent } from "./fault-intents.ts";
import { faultsText as text } from "./strings.ts";

interface VersionsProps {
  readonly documents: readonly string[];
  readonly value: string;
  readonly onValue: (document: string) => void;
}

/** A field that limits a fault to one version of its operation. */
export function Versions({ documents, value, onValue }: VersionsProps): JSX.Element {
  return (
    <label class="ti-row">
      {text.version}
      <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
        <option value="">{text.everyVersion}</option>
        {documents.map((document) => (
          <option key={document}>{document}</option>
        ))}
      </select>
    </label>
  );
}

interface IntentsProps {
  readonly chosen: FaultIntent;
  readonly onPick: (intent: FaultIntent) => void;
}

/** Chooses the kind of failure. */
export function Intents({ chosen, onPick }: IntentsProps): JSX.Element {
  return (
    <fieldset class="intents">
      <legend>{text.intent}</legend>
      <div class="choices">
        {FAULT_INTENTS.map((intent) => (
          <label key={intent.id} class={intent === chosen ? "button chosen" : "button"}>
            <input
              type="radio"
              name="fault-intent"
              class="hidden-input"
              checked={intent === chosen}
              onChange={() => onPick(intent)}
            />
            {intent.label}
          </label>
        ))}
      </div>
      <p class="ti-hint">{chosen.hint}</p>
    </fieldset>
  );
}

interface PresetsProps {
  readonly intent: FaultIntent;
  readonly effect: FaultEffect;
  readonly onPick: (effect: FaultEffect) => void;
}

/** Buttons that fill the form with an example of a fault. */
export function Presets({ intent, effect, onPick }: PresetsProps): JSX.Element {
  const current = JSON.stringify(effect);
  return (
    <fieldset class="presets">
      <legend>{text.presets}</legend>
      <div class="actions">
        {intent.presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            aria-pressed={JSON.stringify(preset.effect) === current}
            onClick={() => onPick(preset.effect)}
          >
            {preset.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
