import type { JSX } from "preact";
import { contractUrls } from "../model/site-urls.ts";
import { Line, Prose } from "../reference/prose.tsx";
import { workflowText } from "../strings.ts";
import { Exchange } from "./exchange.tsx";
import type { StoryStep } from "./story-step.ts";
import type { StoryInput, StoryValue, WorkflowStory } from "./workflow-stories.ts";

/** Shows a workflow step by step with its recorded requests and responses. */
export function WorkflowPage({ story }: { story: WorkflowStory }): JSX.Element {
  return (
    <>
      <p class="lead">
        <Line text={story.summary} />
      </p>
      <Prose text={story.description} />
      <StepLinks steps={story.steps} />
      <Inputs inputs={story.inputs} />
      <ol class="steps">
        {story.steps.map((step) => (
          <Step key={step.stepId} step={step} />
        ))}
      </ol>
      {story.outputs.length > 0 && (
        <section>
          <h2 id="outputs">Outputs</h2>
          <Values values={story.outputs} />
        </section>
      )}
      <p class="recording">
        These requests and responses were recorded against an emulator when this page was built. The workflow
        is the Arazzo document <code>{story.file}</code>, which any Arazzo tool can run.
      </p>
    </>
  );
}

function StepLinks({ steps }: { steps: readonly StoryStep[] }): JSX.Element {
  return (
    <nav class="step-links" aria-label="Steps" data-markdown-ignore data-pagefind-ignore>
      <ol>
        {steps.map(({ stepId, title }) => (
          <li key={stepId}>
            <a href={`#${stepId}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Inputs({ inputs }: { inputs: readonly StoryInput[] }): JSX.Element | null {
  if (inputs.length === 0) return null;
  return (
    <details class="inputs">
      <summary>Inputs of this run</summary>
      <dl>
        {inputs.map(({ name, value, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{value}</code> <Line text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Step({ step }: { step: StoryStep }): JSX.Element {
  return (
    <li class="step" id={step.stepId}>
      <div class="telling">
        <h2>{step.title}</h2>
        <Prose text={step.description} />
        {step.reliesOnEmulator && <p class="emulator-note stitched">{workflowText.reliesOnEmulator}</p>}
        <Called step={step} />
        <Criteria criteria={step.criteria} />
        {step.outputs.length > 0 && (
          <details>
            <summary>Outputs for later steps</summary>
            <Values values={step.outputs} />
          </details>
        )}
      </div>
      <Exchange request={step.request} response={step.response} />
    </li>
  );
}

function Called({ step: { operation, request, retried } }: { step: StoryStep }): JSX.Element {
  return (
    <p class="called">
      <b class={`method ${request.method.toLowerCase()}`}>{request.method}</b>{" "}
      {operation ? (
        <a href={contractUrls(operation).operation(operation.operationId)}>
          <code>{operation.operationId}</code>
        </a>
      ) : (
        <span>URL from a response</span>
      )}
      {retried && (
        <span class="retried">
          {retried.attempts} attempts in {seconds(retried.waitedSeconds)}
        </span>
      )}
    </p>
  );
}

function seconds(count: number): string {
  return count === 1 ? "1 second" : `${count} seconds`;
}

/** Lists the criteria of a step. The recorded response meets all criteria. */
function Criteria({ criteria }: { criteria: readonly string[] }): JSX.Element {
  return (
    <ul class="criteria" aria-label="Criteria met by the response">
      {criteria.map((criterion) => (
        <li key={criterion}>
          <Line text={criterion} />
        </li>
      ))}
    </ul>
  );
}

function Values({ values }: { values: readonly StoryValue[] }): JSX.Element {
  return (
    <dl class="values-by-name">
      {values.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
