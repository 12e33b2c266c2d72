import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ControlFailure, type ControlProblem, control } from "../live/control-client.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { stateText } from "../strings.ts";
import { ProblemList } from "./problem-list.tsx";
import { SeedEditor } from "./seed-editor.tsx";
import { Snapshots } from "./snapshots.tsx";

/** Result of an action that replaces the state. */
interface Outcome {
  readonly text: string;
  readonly isFailure: boolean;
  readonly problems: readonly ControlProblem[];
}

/** A view for resetting the state, replacing the seed, and downloading or restoring snapshots. */
export function StateView(): JSX.Element {
  const [outcome, setOutcome] = useState<Outcome>();
  const succeed = (text: string | undefined): void =>
    setOutcome(text === undefined ? undefined : { text, isFailure: false, problems: [] });
  const perform = async (work: () => Promise<string>): Promise<void> => {
    setOutcome(undefined);
    try {
      succeed(await work());
    } catch (error) {
      const problems = error instanceof ControlFailure ? error.problems : [];
      setOutcome({ text: (error as Error).message, isFailure: true, problems });
    }
  };
  const reset = async (): Promise<string> => {
    await control("POST", "/reset");
    return stateText.resetDone;
  };
  return (
    <section class="sheet" aria-label={stateText.title}>
      <div class="list-head">
        <h1>{stateText.title}</h1>
        <div class="actions">
          <ConfirmButton
            label={stateText.reset}
            question={stateText.confirmReset}
            onConfirm={() => void perform(reset)}
          />
        </div>
      </div>
      <OutcomeText outcome={outcome} />
      <Snapshots onPerform={(work) => void perform(work)} />
      <SeedEditor onOutcome={succeed} />
    </section>
  );
}

function OutcomeText({ outcome }: { readonly outcome: Outcome | undefined }): JSX.Element {
  if (!outcome) return <div role="status" class="outcome" />;
  const { text, isFailure, problems } = outcome;
  return (
    <div role="status" class="outcome">
      {problems.length > 0 ? (
        <ProblemList problems={problems} />
      ) : (
        <p class={isFailure ? "problem" : "done"}>{text}</p>
      )}
    </div>
  );
}
