import { CodeBlock } from "@seamline/ui/code/code-block";
import { PartProblems } from "@seamline/ui/form/json-field";
import { WholeValue } from "@seamline/ui/form/value-field";
import type { JSX } from "preact";
import { CONTROL } from "../live/control-client.ts";
import type { FaultNow } from "../protocol.ts";
import { Intents, Presets, Versions } from "./fault-choices.tsx";
import { type FaultEffect, type FaultIntent, intentForm } from "./fault-intents.ts";
import { useIsKnownOperation } from "./fault-operations.ts";
import { showFaultRow } from "./fault-row.tsx";
import { faultSentence } from "./fault-text.ts";
import { OperationPicker } from "./operation-picker.tsx";
import { faultsText as text } from "./strings.ts";
import { useNewFault } from "./use-new-fault.ts";

interface NewFaultProps {
  /** Operation that the form shows initially. */
  readonly first?: string;
  /** The fault that was just added. */
  readonly added: FaultNow | undefined;
  /** Called with the id of each new fault, and with `undefined` when the form changes. */
  readonly onAdded: (id: string | undefined) => void;
}

/** Form for a new fault: its operation, its effect, and how often it occurs. */
export function NewFault({ first = "", added, onAdded }: NewFaultProps): JSX.Element {
  const form = useNewFault(first, onAdded);
  const { operations, operationId, documents, document, intent, effect, fault, problems } = form;
  const isKnown = useIsKnownOperation(operations, operationId);
  return (
    <form
      class="ti-panel new-fault"
      aria-label={text.addTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.add();
      }}
    >
      <h2>{text.addTitle}</h2>
      <OperationPicker
        operations={operations}
        value={operationId}
        problem={problems.operation ?? (isKnown ? undefined : text.unknownOperation)}
        onValue={form.setOperation}
      />
      {documents.length > 0 && <Versions documents={documents} value={document} onValue={form.setDocument} />}
      <Intents chosen={intent} onPick={form.setIntent} />
      <Presets intent={intent} effect={effect} onPick={form.setEffect} />
      <EffectFields intent={intent} effect={effect} onEffect={form.setEffect} />
      {problems.other !== undefined && (
        <p class="ti-problem" role="alert">
          {problems.other}
        </p>
      )}
      <div class="ti-row sticky-actions">
        <button
          type="submit"
          class="ti-send"
          // A double click adds only one fault.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {text.add}
        </button>
        <Confirmation added={added} />
      </div>
      {isKnown && <CodeBlock label={text.command} text={commandOf(fault)} />}
    </form>
  );
}

interface EffectFieldsProps {
  readonly intent: FaultIntent;
  readonly effect: FaultEffect;
  readonly onEffect: (effect: FaultEffect) => void;
}

/** Fields for the members of a fault that belong to the chosen kind of failure. */
function EffectFields({ intent, effect, onEffect }: EffectFieldsProps): JSX.Element {
  const { definitions, root } = intentForm(intent);
  return (
    <PartProblems.Provider value={() => undefined}>
      <div class="fault-fields">
        <WholeValue
          key={intent.id}
          id="fault"
          label={intent.label}
          definitions={definitions}
          schema={root}
          value={effect}
          onValue={(changed) => onEffect(changed as FaultEffect)}
        />
      </div>
    </PartProblems.Provider>
  );
}

/** Confirms that a fault was added. Its row may be out of sight, so a button scrolls to it. */
function Confirmation({ added }: { readonly added: FaultNow | undefined }): JSX.Element {
  return (
    <>
      <span class="fault-added" role="status">
        {added && text.added(faultSentence(added))}
      </span>
      {added && (
        <button
          type="button"
          class="ti-quiet"
          aria-label={text.viewAdded}
          onClick={() => showFaultRow(added.id)}
        >
          {text.view}
        </button>
      )}
    </>
  );
}

/** Returns the command that adds the same fault. */
function commandOf(fault: object): string {
  // Spaces between the members, so that long commands wrap between them.
  const spaced = JSON.stringify(fault, null, 1).replaceAll(/\n\s*/g, " ");
  const json = spaced.replace(/^\{ (.*) \}$/, "{$1}").replaceAll("'", "'\\''");
  return `curl ${location.origin}${CONTROL}/faults --json '${json}'`;
}
