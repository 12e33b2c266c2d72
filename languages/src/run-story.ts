import { isDeepStrictEqual } from "node:util";
import { type Command, runCommand } from "./run-command.ts";
import type { Step, Story } from "./story.ts";
import { type StoryEmulator, startStoryEmulator } from "./story-emulator.ts";

/** Time limit for a story, in milliseconds. */
const MAX_STORY_MS = 120_000;

/**
 * Runs a story's program against an emulator and checks every line that it prints.
 *
 * @throws Error naming the first step with an unexpected result
 */
export async function runStory(story: Story, command: Command): Promise<void> {
  const emulator = await startStoryEmulator(story);
  try {
    const env = { ...command.env, ...emulator.env };
    const output = await runCommand({ timeoutMs: MAX_STORY_MS, ...command, env });
    checkSteps(story.steps, output);
    checkReceived(story.steps, emulator);
  } finally {
    await emulator.close();
  }
}

/** @throws Error for the first line that does not match its step */
export function checkSteps(steps: readonly Step[], output: string): void {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  for (const [at, { prints }] of steps.entries()) {
    const line = lines[at];
    if (line === undefined) throw new Error(`The story ended before the step ${prints.step}`);
    if (isDeepStrictEqual(JSON.parse(line), prints)) continue;
    throw new Error(`The step ${prints.step} printed ${line} instead of ${JSON.stringify(prints)}`);
  }
  if (lines.length > steps.length)
    throw new Error(`The story printed more lines after its last step: ${lines.at(-1)}`);
}

/** Checks that the story called the operations instead of only printing the expected lines. */
function checkReceived(steps: readonly Step[], emulator: StoryEmulator): void {
  const received = emulator.received().map(({ operationId }) => operationId);
  const missing = steps.find(({ operation }) => !received.includes(operation));
  if (missing) throw new Error(`The emulator received no request for ${missing.operation}`);
}
