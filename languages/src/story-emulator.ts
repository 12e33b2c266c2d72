import { join } from "node:path";
import { createEmulator } from "../../packages/emulator/dist/index.js";
import { functionRunner, listen } from "../../packages/emulator/dist/node/index.js";
import { root } from "./folders.ts";
import type { Story } from "./story.ts";

/** A running emulator with the initial state of a story. */
export interface StoryEmulator {
  /** Environment variables for the program: `SEAMLINE_URL`, `SEAMLINE_CREDENTIAL` and `SEAMLINE_ARCHIVE`. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the operations called on the emulator, with their statuses. */
  readonly received: () => readonly { readonly operationId?: string; readonly status?: number }[];
  readonly close: () => Promise<void>;
}

/** Starts a separate emulator for a story on a free port. */
export async function startStoryEmulator(story: Story): Promise<StoryEmulator> {
  const { service, seed, credential, archive } = story;
  const emulator = createEmulator({ seed, longRunningMs: 50, runner: functionRunner({ npm: "never" }) });
  const { urls, close } = await listen(emulator, { port: 0, services: [service] });
  return {
    env: {
      SEAMLINE_URL: urls[service],
      SEAMLINE_CREDENTIAL: credential,
      ...(archive && { SEAMLINE_ARCHIVE: join(root, "specs/dist", archive) }),
    },
    received: () => emulator.requests(),
    close: async () => {
      await close();
      await emulator.close();
    },
  };
}
