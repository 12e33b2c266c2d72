import { createEmulator, type Emulator } from "@seamline/emulator";
import { functionRunner } from "@seamline/emulator/node";
import type { ArazzoWorkflow } from "@seamline/openapi/arazzo";
import { type ExpressionContext, evaluate } from "@seamline/openapi/runtime-expression";
import { workflows } from "@seamline/specs";
import { contracts } from "../model/contract.ts";
import { emulatedService } from "../samples/emulated-service.ts";
import { type EmulatedWorkflows, emulatorOptionsOf, readArazzo } from "./arazzo-document.ts";
import { withRepeatableRandom } from "./repeatable-random.ts";
import { type ExecutedStep, runStep } from "./run-step.ts";
import { type StoryStep, storyStep, wordsOf } from "./story-step.ts";
import { type WorkflowSource, workflowSources } from "./workflow-source.ts";

/** A workflow with its recorded requests and responses. */
export interface WorkflowStory {
  readonly service: string;
  readonly workflowId: string;
  /** Last segment of the page's URL: the workflowId, or the document's name if the ID is not unique. */
  readonly slug: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: string;
  /** File name of the Arazzo document. */
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
  /** JSON or unquoted text. */
  readonly value: string;
}

/** Start time of every workflow. */
const START = Date.UTC(2026, 2, 2, 9, 30);

let recorded: Promise<WorkflowStory[]> | undefined;

/**
 * Runs all workflows in `@seamline/specs` once per process. Each document has its own emulator. The clock advances only
 * by the steps' delays, so recordings are reproducible.
 *
 * @throws Error if a response does not meet the criteria of its step
 */
export function workflowStories(): Promise<WorkflowStory[]> {
  recorded ??= recordStories();
  return recorded;
}

/** Records all workflows. */
export async function recordStories(): Promise<WorkflowStory[]> {
  const documents = workflows.map(({ file, service }) =>
    withRepeatableRandom(file.pathname.split("/").at(-1) ?? "", () => recordDocument(service, file)),
  );
  const stories = (await Promise.all(documents)).flat();
  return stories.map((story) => ({
    ...story,
    title: withShortName(story.title, story.service),
    slug: slugOf(story, stories),
  }));
}

/** Replaces the title of a contract with the name that the site uses for its service. */
function withShortName(title: string, service: string): string {
  const contract = contracts().find((each) => each.service === service);
  return contract === undefined ? title : title.replace(`the ${contract.title}`, contract.name);
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
  readonly document: EmulatedWorkflows;
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

/**
 * Returns the title and description of a workflow. If the document contains a single workflow, returns the document's
 * title.
 */
function textsOf(
  { info, workflows: all }: EmulatedWorkflows,
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

/** Returns the workflowId, or the document's name if several workflows of the service have the same ID. */
function slugOf(story: Omit<WorkflowStory, "slug">, all: readonly Omit<WorkflowStory, "slug">[]): string {
  const { service, workflowId, file } = story;
  const same = all.filter((other) => other.service === service && other.workflowId === workflowId);
  return same.length === 1 ? workflowId : file.replace(/\.arazzo\.yaml$/, "");
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
