import { CodeBlock } from "@seamline/ui/code/code-block";
import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { CONTROL, control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { useControl } from "../live/use-control.ts";
import { ConfirmButton } from "../page/confirm-button.tsx";
import { hrefOf } from "../page/route.ts";
import type { PageServices } from "../protocol.ts";
import { overviewText as text } from "../strings.ts";

/** Describes the seed of the current state, and how to load another one. */
export function SeedSummary({ services }: { readonly services: PageServices }): JSX.Element {
  const { changes } = useEmulator();
  const { "*": replaced = 0 } = useStore(changes);
  const { value: seed } = useControl<{ readonly accounts?: readonly unknown[] }>("/seed", replaced);
  const [problem, setProblem] = useState<string>();
  const isEmpty = seed !== undefined && Object.keys(seed).length === 0;
  const isExample = services.example === "loaded";
  const loadExample = (): void => {
    setProblem(undefined);
    control("POST", "/seed/example").catch((error: Error) => setProblem(error.message));
  };
  return (
    <section class="overview-part" aria-labelledby="overview-seed">
      <h2 id="overview-seed">{text.seed}</h2>
      <p>
        {isEmpty
          ? text.emptySeed
          : text.createdFrom(isExample ? text.exampleSeed : text.ownSeed, seed?.accounts?.length ?? 0)}
      </p>
      {services.example === "available" && (
        <p>
          <ConfirmButton label={text.loadExample} question={text.confirmExample} onConfirm={loadExample} />
        </p>
      )}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="ti-panel empty bare">
        {services.example === undefined ? (
          <CodeBlock
            label={text.seedCommand}
            text={`curl ${location.origin}${CONTROL}/seed --json @seed.json`}
          />
        ) : (
          <CodeBlock
            label={text.exampleCommand}
            text={`curl -X POST ${location.origin}${CONTROL}/seed/example`}
          />
        )}
      </div>
      <p>
        <a href={hrefOf(["state"])}>{text.editSeed}</a>
      </p>
    </section>
  );
}
