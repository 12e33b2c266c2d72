import { CodeBlock } from "@seamline/ui/code/code-block";
import { PartProblems } from "@seamline/ui/form/json-field";
import { WholeValue } from "@seamline/ui/form/value-field";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CONTROL, type ControlFailure, control } from "../live/control-client.ts";
import { faultsText as text } from "../strings.ts";
import { FAULT_INTENTS, type FaultEffect, type FaultIntent, intentForm } from "./fault-intents.ts";
import { useFaultOperations } from "./fault-operations.ts";
import { OperationPicker } from "./operation-picker.tsx";

/** Form for a new fault: its operation, its effect, and how often it occurs. */
export function NewFault({ first = "" }: { readonly first?: string }): JSX.Element {
  const operations = useFaultOperations();
  const [operationId, setOperationId] = useState(first);
  const [document, setDocument] = useState("");
  const [intent, setIntent] = useState<FaultIntent>(FAULT_INTENTS[0] as FaultIntent);
  const [effect, setEffect] = useState<FaultEffect>(intent.presets[0]?.effect ?? {});
  const [problems, setProblems] = useState<Problems>({});
  const documents = operations.find((each) => each.operationId === operationId)?.documents ?? [];
  const isVersioned = documents.length > 1;
  const fault = {
    operationId: operationId === "" ? "*" : operationId,
    ...(isVersioned && document !== "" && { document }),
    ...effect,
  };
  const add = (): void =>
    void control("POST", "/faults", fault).then(
      () => setProblems({}),
      (error: ControlFailure) => setProblems(problemsOf(error)),
    );
  return (
    <form
      class="ti-panel new-fault"
      aria-label={text.addTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h2>{text.addTitle}</h2>
      <OperationPicker
        operations={operations}
        value={operationId}
        problem={problems.operation}
        onValue={setOperationId}
      />
      {isVersioned && <Versions documents={documents} value={document} onValue={setDocument} />}
      <Intents
        chosen={intent}
        onPick={(picked) => {
          setIntent(picked);
          setEffect(picked.presets[0]?.effect ?? {});
        }}
      />
      <Presets intent={intent} effect={effect} onPick={setEffect} />
      <PartProblems.Provider value={() => undefined}>
        <div class="fault-fields">
          <WholeValue
            key={intent.id}
            id="fault"
            label={intent.label}
            {...schemaOf(intent)}
            value={effect}
            onValue={(changed) => setEffect(changed as FaultEffect)}
          />
        </div>
      </PartProblems.Provider>
      {problems.other !== undefined && (
        <p class="ti-problem" role="alert">
          {problems.other}
        </p>
      )}
      <div class="ti-row sticky-actions">
        <button type="submit" class="ti-send">
          {text.add}
        </button>
      </div>
      <CodeBlock label={text.command} text={commandOf(fault)} />
    </form>
  );
}

function schemaOf(intent: FaultIntent) {
  const { definitions, root: schema } = intentForm(intent);
  return { definitions, schema };
}

/** Returns the command that adds the same fault. */
function commandOf(fault: object): string {
  // Spaces between the members, so that long commands wrap between them.
  const spaced = JSON.stringify(fault, null, 1).replaceAll(/\n\s*/g, " ");
  const json = spaced.replace(/^\{ (.*) \}$/, "{$1}").replaceAll("'", "'\\''");
  return `curl ${location.origin}${CONTROL}/faults --json '${json}'`;
}

/** Error messages for the operation and for the rest of the fault. */
interface Problems {
  readonly operation?: string;
  readonly other?: string;
}

function problemsOf({ problems = [], message }: ControlFailure): Problems {
  if (problems.length === 0) return { other: message };
  const [operation] = problems.filter(({ place }) => place === "operationId");
  const others = problems.filter((each) => each !== operation);
  return {
    ...(operation && { operation: `${operation.problem}.` }),
    ...(others.length > 0 && {
      other: others.map(({ place, problem }) => `${place} ${problem}.`).join(" "),
    }),
  };
}

interface VersionsProps {
  readonly documents: readonly string[];
  readonly value: string;
  readonly onValue: (document: string) => void;
}

function Versions({ documents, value, onValue }: VersionsProps): JSX.Element {
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

function Intents({ chosen, onPick }: IntentsProps): JSX.Element {
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

function Presets({ intent, effect, onPick }: PresetsProps): JSX.Element {
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
