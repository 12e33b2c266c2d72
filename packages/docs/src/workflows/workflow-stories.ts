import { createEmulator, type Emulator } from "@seamline/emulator";
import { functionRunner } from "@seamline/emulator/node";
import { workflows } from "@seamline/specs";
import { emulatedService } from "../samples/emulated-service.ts";
import {
  type ArazzoDocument,
  type ArazzoWorkflow,
  emulatorOptionsOf,
  readArazzo,
} from "./arazzo-document.ts";
import { withRepeatableRandom } from "./repeatable-random.ts";
import { type ExecutedStep, runStep } from "./run-step.ts";
import { type ExpressionContext, evaluate } from "./runtime-expression.ts";
import { type StoryStep, storyStep, wordsOf } from "./story-step.ts";
import { type WorkflowSource, workflowSources } from "./workflow-source.ts";

/** A workflow with the requests that it sent and the responses that it received. */
export interface WorkflowStory {
  readonly service: string;
  readonly workflowId: string;
  /** The folder of its page below that of its service; the workflowId, unless workflows share it. */
  readonly slug: string;
  readonly title: string;
  /** A sentence. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: string;
  /** The name of the Arazzo document. */
  readonly file: string;
  readonly inputs: readonly StoryInput[];
  readonly steps: readonly StoryStep[];
  readonly outputs: readonly StoryValue[];
}

export interface StoryInput extends StoryValue {
  readonly description: string;
}

export interface StoryValue {
  readonly name: string;
  /** As JSON, texts without quotes. */
  readonly value: string;
}

/** When every workflow begins. */
const START = Date.UTC(2026, 2, 2, 9, 30);

let recorded: Promise<WorkflowStory[]> | undefined;

/**
 * Runs every workflow of `@seamline/specs` once, each document against an emulator of its own whose clock stands still
 * but for the waits of steps, so that every run records the same.
 *
 * @throws Error if a response does not meet the criteria of its step
 */
export function workflowStories(): Promise<WorkflowStory[]> {
  recorded ??= recordStories();
  return recorded;
}

/** Records every workflow anew. */
export async function recordStories(): Promise<WorkflowStory[]> {
  const documents = workflows.map(({ file, service }) =>
    withRepeatableRandom(file.pathname.split("/").at(-1) ?? "", () => recordDocument(service, file)),
  );
  const stories = (await Promise.all(documents)).flat();
  return stories.map((story) => ({ ...story, slug: slugOf(story, stories) }));
}

async function recordDocument(service: string, file: URL): Promise<Omit<WorkflowStory, "slug">[]> {
  const document = readArazzo(file);
  const sources = workflowSources(document, file);
  const emulator = createEmulator({
    ...emulatorOptionsOf(document, file),
    clock: { mode: "manual", now: document["x-emulator"]?.clock?.now ?? START },
    runner: functionRunner(),
  });
  try {
    const stories: Omit<WorkflowStory, "slug">[] = [];
    for (const workflow of document.workflows) {
      stories.push(await recordWorkflow({ service, file, document, workflow, sources, emulator }));
    }
    return stories;
  } finally {
    await emulator.close();
  }
}

interface Recording {
  readonly service: string;
  readonly file: URL;
  readonly document: ArazzoDocument;
  readonly workflow: ArazzoWorkflow;
  readonly sources: readonly WorkflowSource[];
  readonly emulator: Emulator;
}

async function recordWorkflow(recording: Recording): Promise<Omit<WorkflowStory, "slug">> {
  const { service, file, document, workflow, emulator } = recording;
  const given = Object.entries(workflow.inputs?.properties ?? {});
  const outputs = new Map<string, ExecutedStep["outputs"]>();
  const context: ExpressionContext = {
    inputs: Object.fromEntries(given.map(([name, input]) => [name, input.default])),
    steps: outputs,
  };
  const steps: StoryStep[] = [];
  for (const step of workflow.steps) {
    const place = { ...recording, step };
    const executed = await runStep(place, context, emulatedService(emulator, service).fetch, emulator.clock);
    outputs.set(step.stepId, executed.outputs);
    steps.push(storyStep(executed));
  }
  return {
    service,
    workflowId: workflow.workflowId,
    ...textsOf(document, workflow),
    file: file.pathname.split("/").at(-1) ?? "",
    inputs: given.map(([name, input]) => ({
      name,
      value: valueText(input.default),
      description: input.description ?? "",
    })),
    steps,
    outputs: Object.entries(workflow.outputs ?? {}).map(([name, expression]) => ({
      name,
      value: valueText(evaluate(expression, context)),
    })),
  };
}

/** A document with one workflow is titled for it; others give each of theirs a name. */
function textsOf(
  { info, workflows: all }: ArazzoDocument,
  { workflowId, summary = "", description = "" }: ArazzoWorkflow,
): Pick<WorkflowStory, "title" | "summary" | "description"> {
  if (all.length > 1)
    return { title: wordsOf(workflowId), summary, description: description || (info.description ?? "") };
  return {
    title: info.title,
    summary: info.summary ?? summary,
    description: description || (info.description ?? ""),
  };
}

/** Workflows of a service that share an id are told apart by the names of their documents. */
function slugOf(story: Omit<WorkflowStory, "slug">, all: readonly Omit<WorkflowStory, "slug">[]): string {
  const { service, workflowId, file } = story;
  const same = all.filter((other) => other.service === service && other.workflowId === workflowId);
  return same.length === 1 ? workflowId : file.replace(/\.arazzo\.yaml$/, "");
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
