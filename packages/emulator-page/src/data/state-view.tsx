import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ControlFailure, type ControlProblem, control } from "../live/control-client.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { stateText } from "../strings.ts";
import { SeedEditor } from "./seed-editor.tsx";
import { Snapshots } from "./snapshots.tsx";

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
      <OutcomeText outcome={outcome} />
      <Snapshots onPerform={(work) => void perform(work)} />
      <SeedEditor onPerform={(work) => void perform(work)} />
      <h2>{stateText.reset}</h2>
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
    </section>
  );
}

function OutcomeText({ outcome }: { readonly outcome: Outcome | undefined }): JSX.Element {
  if (!outcome) return <p role="status" class="outcome" />;
  const { text, isFailure, problems } = outcome;
  if (problems.length === 0)
    return (
      <p role="status" class={isFailure ? "outcome problem" : "outcome done"}>
        {text}
      </p>
    );
  return (
    <ul role="status" class="outcome problems">
      {problems.map(({ place, problem }) => (
        <li key={`${place} ${problem}`} class="problem">
          <code>{place}</code> {problem}
        </li>
      ))}
    </ul>
  );
}
