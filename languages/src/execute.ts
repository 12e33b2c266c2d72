import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSpec } from "./adapted-spec.ts";
import type { LanguageDocument } from "./documents.ts";
import { root } from "./folders.ts";
import type { NamedGenerator } from "./generators.ts";
import type { Job } from "./job.ts";
import type { Ending } from "./results.ts";
import { CommandError } from "./run-command.ts";
import { runStory } from "./run-story.ts";
import { type Stage, stages } from "./stage.ts";

/** Maximum number of output lines that are recorded as the reason for a failure. */
const REASON_LINES = 3;

/** Called after each stage of a job. */
export type Report = (stage: Stage, ending: Ending) => void;

/** Generates, compiles and runs a document's client in a separate folder. Stops at the first failed stage. */
export async function execute(
  generator: NamedGenerator,
  document: LanguageDocument,
  { run }: { readonly run: boolean },
  report: Report,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-languages-"));
  const job: Job = {
    document: document.name,
    spec: writeSpec(document, generator, folder),
    folder,
    story: generator.run && document.story,
  };
  try {
    for (const stage of stages) {
      if (stage === "runs" && !(run && job.story)) return;
      const ending = await endingOf(job, () => perform(generator, job, stage));
      report(stage, ending);
      if (ending !== "ok") return;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function perform(generator: NamedGenerator, job: Job, stage: Stage): Promise<void> {
  if (stage === "generates") return generator.generate(job);
  if (stage === "compiles") return generator.compile(job);
  if (job.story && generator.run) await runStory(job.story, generator.run(job));
}

async function endingOf(job: Job, stage: () => Promise<void>): Promise<Ending> {
  try {
    await stage();
    return "ok";
  } catch (error) {
    return { why: reasonOf(error, job) };
  }
}

/** Returns the last output lines of the tool, without local paths. */
function reasonOf(error: unknown, { folder }: Job): string {
  const output = error instanceof CommandError ? error.output : "";
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const said = lines.slice(-REASON_LINES).join("\n") || (error instanceof Error ? error.message : `${error}`);
  return said.replaceAll(folder, ".").replaceAll(root, "");
}
