import { fileURLToPath } from "node:url";
import { exitCodeOf } from "../../packages/emulator/src/node/cli/exec/command-process.ts";
import { runCommand, SignalForwarding } from "../../packages/emulator/src/node/cli/exec/run-command.ts";
import { findParentLinks } from "../../packages/emulator/src/node/cli/lifetime/parent-links.ts";
import { watchStarter } from "../../packages/emulator/src/node/cli/lifetime/watch-starter.ts";
import { version } from "../../packages/emulator/src/node/cli/run-cli.ts";
import { SeedFileError, UsageError } from "../../packages/emulator/src/node/cli/usage-error.ts";
import { ListenError } from "../../packages/emulator/src/node/listen-error.ts";
import { checkRequest, requestedPorts } from "./check-request.ts";
import { removeStaleSite } from "./stale-site.ts";
import { parseStartArguments, type StartArguments, startHelp } from "./start-arguments.ts";

const emulatorProgram = fileURLToPath(new URL("../../packages/emulator/dist/node/cli.js", import.meta.url));

type Start = Extract<StartArguments, { readonly kind: "start" }>;

/**
 * Runs `pnpm start` and returns its exit code. Prints user errors to stderr.
 *
 * @param parent the parent of this process when it started
 */
export async function runStart(args: readonly string[], parent: number): Promise<number> {
  try {
    const start = parseStartArguments(args, process.env);
    if (start.kind === "start") return await buildAndServe(start, parent);
    console.log(start.kind === "help" ? startHelp() : await version());
    return 0;
  } catch (error) {
    const isUserError = [UsageError, SeedFileError, ListenError].some((type) => error instanceof type);
    if (!isUserError) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

async function buildAndServe(start: Start, parent: number): Promise<number> {
  if (!start.once) await checkRequest(start.request);
  const signals = new SignalForwarding();
  if (!start.request.keepRunning) await endWithStarter(signals, start.once, parent);
  removeStaleSite();
  const tasks = ["lint", "bundle", "generate", "build"];
  const built = await runCommand(["turbo", "run", ...tasks, "--output-logs=new-only"], {}, signals);
  if (signals.received) return exitCodeOf(signals.received);
  if (built !== 0) {
    console.error("\nStopped: the step above failed, so the following ones did not run.");
    return 1;
  }
  // Import these modules only now, because they read the output of the previous step.
  const { overview } = await import("./overview.ts");
  console.log(`\n${await overview()}\n`);
  return start.once ? 0 : serve(start, signals);
}

/** Ends this process and its command when the process that started it ends. */
async function endWithStarter(signals: SignalForwarding, once: boolean, parent: number): Promise<void> {
  await watchStarter({ links: findParentLinks(parent), ownsInput: !once }, (reason) => {
    console.error(reason);
    signals.end();
  });
}

/** Serves the docs in this process and the emulator in its own, and returns the emulator's exit code. */
async function serve({ request, emulatorArgs }: Start, signals: SignalForwarding): Promise<number> {
  const { serveDocsOnUsualPort } = await import("./serve-docs.ts");
  const ports = requestedPorts(request);
  const docs = await serveDocsOnUsualPort([...ports.values()]);
  console.log(`${docs.line}\n${firstCallHint(ports)}\n`);
  const docsUrl = request.docsUrl === undefined ? [`--docs-url=${docs.url}`] : [];
  const command = [process.execPath, emulatorProgram, ...emulatorArgs, ...docsUrl];
  try {
    return await runCommand(command, {}, signals);
  } finally {
    await docs.close();
  }
}

/** Explains how to call the services from TypeScript. The example program uses the default ports. */
function firstCallHint(ports: ReadonlyMap<string, number>): string {
  if (ports.get("retention") === 4010) return "From TypeScript: npx -y pnpm --dir examples/first-call start";
  return "The READMEs use the ports 4010, 4011 and 4012: use the ports of the services instead.";
}
