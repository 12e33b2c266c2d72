import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmulator, type ServiceName } from "@seamline/emulator";
import { functionRunner, listen } from "@seamline/emulator/node";
import { parse } from "yaml";
import { camelCase } from "../../scaffold/names.ts";
import { root } from "../repository.ts";
import { emulatorOptions, movableText, type WorkflowDocument } from "./workflow-document.ts";

/** A step in the report from Redocly's runner. A retried step appears more than once. */
export interface ExecutedStep {
  readonly workflowId: string;
  readonly stepId: string;
  readonly request: { readonly url: string };
  readonly checks: readonly {
    readonly name: string;
    readonly condition?: string;
    readonly status: "success" | "warn" | "error";
  }[];
}

export interface WorkflowRun {
  readonly exitCode: number | null;
  readonly steps: readonly ExecutedStep[];
  readonly output: string;
  /** Hosts that the command connected to. */
  readonly hosts: readonly string[];
  /** Status codes of the emulator's responses. */
  readonly statuses: readonly number[];
}

interface ReportedWorkflow {
  readonly executedSteps: readonly (ExecutedStep | ReportedWorkflow)[];
}

const recorder = new URL("record-connections.mjs", import.meta.url);

/**
 * Runs an Arazzo document with `redocly respect` against its own emulator, with the options that the document requests.
 *
 * @param change modifies the source of the document
 */
export async function runWorkflow(
  { file, service }: { readonly file: URL; readonly service: string },
  change: (text: string) => string = (text) => text,
): Promise<WorkflowRun> {
  const emulator = createEmulator({ ...emulatorOptions(file), runner: functionRunner() });
  const { urls, close } = await listen(emulator, { port: 0, services: [camelCase(service) as ServiceName] });
  const folder = mkdtempSync(join(tmpdir(), "workflow-"));
  try {
    const text = change(movableText(file));
    const run = await respect(text, urls[camelCase(service) as ServiceName], folder);
    const statuses = emulator.requests().flatMap(({ status }) => status ?? []);
    return { ...run, statuses: statuses };
  } finally {
    await close();
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function respect(text: string, url: string, folder: string): Promise<Omit<WorkflowRun, "statuses">> {
  const [workflow, report, hosts] = ["run.arazzo.yaml", "report.json", "hosts.txt"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(workflow, text);
  writeFileSync(hosts, "");
  const { exitCode, output } = await redocly(
    ["respect", workflow, "--server", serversOf(text, url), "--json-output", report, ...LIMITS],
    { NODE_OPTIONS: `--import=${recorder.href}`, RECORDED_CONNECTIONS: hosts },
  );
  return {
    exitCode,
    output,
    steps: stepsIn(report),
    hosts: readFileSync(hosts, "utf8").split("\n").filter(Boolean),
  };
}

const LIMITS = ["--max-steps", "500", "--max-fetch-timeout", "20000", "--execution-timeout", "120000"];

/** Returns the `--server` argument that directs every call in a workflow to one address. */
function serversOf(text: string, url: string): string {
  const { sourceDescriptions } = parse(text) as WorkflowDocument;
  return sourceDescriptions.map(({ name }) => `${name}=${url}`).join(",");
}

async function redocly(
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Pick<WorkflowRun, "exitCode" | "output">> {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const child = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...quiet, ...variables } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const [exitCode] = (await once(child, "close")) as [number | null];
  return { exitCode, output: Buffer.concat(output).toString() };
}

/** Returns no steps if the command ended before it ran any. In that case, its output contains the reason. */
function stepsIn(report: string): ExecutedStep[] {
  if (!existsSync(report)) return [];
  const { files } = JSON.parse(readFileSync(report, "utf8")) as {
    files: Record<string, { executedWorkflows: ReportedWorkflow[] }>;
  };
  return Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(flatten));
}

/** Flattens called workflows and the targets of actions, which the report nests in the workflow that uses them. */
function flatten(executed: ExecutedStep | ReportedWorkflow): ExecutedStep[] {
  return "executedSteps" in executed ? executed.executedSteps.flatMap(flatten) : [executed];
}
