import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ControlFailure, type ControlProblem, control, controlResponse } from "../live/control-client.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { stateText } from "../strings.ts";
import { SeedEditor } from "./seed-editor.tsx";

/** Result of an action that replaces the state. */
export interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
  readonly problems: readonly ControlProblem[];
}

/** A view for resetting the state, replacing the seed, and downloading or restoring snapshots. */
export function StateView(): JSX.Element {
  const [outcome, setOutcome] = useState<Outcome>();
  const perform = async (work: () => Promise<string>): Promise<void> => {
    setOutcome(undefined);
    try {
      setOutcome({ text: await work(), isFailure: false, problems: [] });
    } catch (error) {
      const problems = error instanceof ControlFailure ? error.problems : [];
      setOutcome({ text: (error as Error).message, isFailure: true, problems });
    }
  };
  return (
    <section class="sheet" aria-label={stateText.title}>
      <h1>{stateText.title}</h1>
      <p>{stateText.resetHint}</p>
      <p>
        <ConfirmButton
          label={stateText.reset}
          question={stateText.confirmReset}
          onConfirm={() =>
            void perform(async () => {
              await control("POST", "/reset");
              return stateText.resetDone;
            })
          }
        />
      </p>
      <OutcomeText outcome={outcome} />
      <Snapshots onPerform={(work) => void perform(work)} />
      <SeedEditor onPerform={(work) => void perform(work)} />
    </section>
  );
}

function OutcomeText({ outcome }: { readonly outcome: Outcome | undefined }): JSX.Element {
  if (!outcome) return <p role="status" class="none" />;
  const { text, isFailure, problems } = outcome;
  if (problems.length === 0)
    return (
      <p role="status" class={isFailure ? "problem" : "done"}>
        {text}
      </p>
    );
  return (
    <ul role="status" class="problems">
      {problems.map(({ place, problem }) => (
        <li key={`${place} ${problem}`} class="problem">
          <code>{place}</code> {problem}
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly onPerform: (work: () => Promise<string>) => void;
}

function Snapshots({ onPerform }: PartProps): JSX.Element {
  return (
    <>
      <h2>{stateText.snapshots}</h2>
      <p>{stateText.snapshotHint}</p>
      <div class="row">
        <button type="button" onClick={() => onPerform(download)}>
          {stateText.downloadSnapshot}
        </button>
        <label class="button">
          {stateText.restoreSnapshot}
          <input
            type="file"
            class="hidden-input"
            accept="application/json,.json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) onPerform(() => restore(file));
            }}
          />
        </label>
      </div>
    </>
  );
}

async function download(): Promise<string> {
  const response = await controlResponse("GET", "/snapshot");
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `snapshot-${new Date().toISOString().replaceAll(/[:.]/g, "-")}.json`;
  link.click();
  URL.revokeObjectURL(url);
  return stateText.saved(link.download);
}

async function restore(file: File): Promise<string> {
  await control("POST", "/snapshot", await file.text());
  return stateText.restored(file.name);
}
