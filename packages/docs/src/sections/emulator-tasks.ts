import type { ListedPage } from "../reference/page-list.tsx";
import { guides } from "../repository/guides.ts";

/** Pages and parts of pages that help with one task. */
export interface EmulatorTask {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** Common tasks with the emulator, in page order. */
export const EMULATOR_TASKS: readonly EmulatorTask[] = [
  {
    id: "start",
    title: "Start it",
    pages: [
      readme(
        "On ports",
        "start-the-emulator-on-ports",
        "Start all services with one command, or with `listen`.",
      ),
      readme(
        "In your program",
        "use-it-in-a-program",
        "Call the services in the same process, without ports. This also works in a web worker.",
      ),
      readme(
        "Around a command",
        "run-a-command-with-the-emulator",
        "Start the services on free ports, run a command such as `npm test`, and exit with its exit code.",
      ),
      readme(
        "In a browser",
        "inspect-and-change-the-state-in-a-browser",
        "See requests as they arrive, change the state, move the clock and add faults.",
      ),
    ],
  },
  {
    id: "test",
    title: "Use it in a test",
    pages: ["testing", "vitest", "msw", "playwright", "pytest", "vite"].map(guide),
  },
  {
    id: "seed",
    title: "Seed it",
    pages: [
      part(
        "Write a seed",
        "testing/#set-up-state-with-a-seed",
        "Set the initial state of a test or of a running emulator.",
      ),
      {
        title: "Members of a seed",
        url: "/emulator/seed/",
        description: "Look up every member, with its type and its default.",
      },
    ],
  },
  {
    id: "faults",
    title: "Inject faults and move the clock",
    pages: [
      part(
        "Inject failures",
        "testing/#inject-failures",
        "Let operations fail with errors, delays or lost connections.",
      ),
      part(
        "Advance the clock",
        "testing/#advance-the-clock",
        "Let a month pass, or finish a long-running operation.",
      ),
    ],
  },
  {
    id: "functions",
    title: "Run functions",
    pages: [
      readme(
        "Deploy from a folder",
        "deploy-functions-from-folders",
        "Deploy a function with a flag, and again when its files change.",
      ),
      readme(
        "Run function code",
        "run-function-code",
        "Deploy archives with Node and Python code, and call the functions.",
      ),
      guide("function-logs"),
      readme(
        "Security",
        "security",
        "Deployed code runs on your machine with your permissions and without a sandbox.",
      ),
    ],
  },
  {
    id: "state",
    title: "Keep, share and inspect the state",
    pages: [
      readme("Keep it on disk", "keep-the-state-on-disk", "Store the state in a folder with SQLite."),
      guide("sharing"),
      part(
        "Inspect requests",
        "testing/#inspect-requests",
        "Read the journal, and check what a program has sent.",
      ),
      readme(
        "Control it over HTTP",
        "control-the-emulator-over-http",
        "Reset, seed and inspect a running emulator from any language.",
      ),
    ],
  },
];

function readme(title: string, anchor: string, description: string): ListedPage {
  return { title, url: `/emulator/emulator/#${anchor}`, description };
}

function part(title: string, path: string, description: string): ListedPage {
  return { title, url: `/guides/${path}`, description };
}

function guide(name: string): ListedPage {
  const found = guides().find(({ url }) => url === `/guides/${name}/`);
  if (found === undefined) throw new Error(`the tasks refer to the guide ${name}, which does not exist`);
  return found;
}
