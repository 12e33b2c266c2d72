import { readFile, rm, writeFile } from "node:fs/promises";
import { deploySource } from "@seamline/functions/source";
import {
  type FunctionName,
  type FunctionsClient,
  isApiError,
  isOperationFailedError,
  type OperationCall,
  type OperationMetadata,
  type OperationState,
  type UserFunction,
} from "@seamline/functions/v2/reference";
import { type ZippedFolder, zipFolder } from "./zip-folder.ts";

/** What is deployed. */
export interface Deployable {
  readonly name: FunctionName;
  readonly folder: string;
  readonly runtime: string;
  readonly entryPoint: string;
}

/** How it is deployed. */
export interface DeployOptions {
  /** The file that names a deployment while it goes on. */
  readonly stateFile: string;
  /** Longest wait for a deployment, in milliseconds. */
  readonly waitMs: number;
  /** Called with a line about each thing that was done. */
  readonly report: (line: string) => void;
}

/**
 * Deploys a folder as a function, unless the function has been made from the same files. A deployment that an earlier
 * run has left is awaited first.
 *
 * @throws OperationFailedError when the deployment fails; what ran before goes on
 * @throws OperationTimeoutError when it takes longer than `waitMs`; the next run goes on with it
 */
export async function deployFolder(
  functions: FunctionsClient,
  deployable: Deployable,
  options: DeployOptions,
): Promise<UserFunction> {
  await finishEarlierDeployment(functions, options);
  const zipped = await zipFolder(deployable.folder);
  const current = await findFunction(functions, deployable.name);
  if (current?.state === "ACTIVE" && current.labels?.source === zipped.digest) {
    options.report("The source has not changed.");
    return current;
  }
  const deployment = startDeployment(functions, deployable, zipped, current?.labels);
  await deployment;
  await writeFile(options.stateFile, JSON.stringify(deployment));
  return finished(deployment, options);
}

async function findFunction(
  { projects }: FunctionsClient,
  name: FunctionName,
): Promise<UserFunction | undefined> {
  const found = await projects.locations.functions.get({ name }).result();
  if (found.ok) return found.data;
  if (found.status === 404) return undefined;
  throw found.error;
}

/** Keeps the labels of others: an update replaces all of them. */
function startDeployment(
  functions: FunctionsClient,
  { name, runtime, entryPoint }: Deployable,
  { archive, digest }: ZippedFolder,
  labels: Record<string, string> = {},
) {
  return deploySource(functions, {
    name,
    source: archive,
    function: {
      environment: "GEN_2",
      labels: { ...labels, source: digest },
      buildConfig: { runtime, entryPoint },
    },
  });
}

/** Goes on with the deployment of an earlier run. Whether it fails does not matter: this run deploys what is there now. */
async function finishEarlierDeployment(functions: FunctionsClient, options: DeployOptions): Promise<void> {
  const text = await readFile(options.stateFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (text === undefined) return;
  options.report("Going on with the deployment of an earlier run.");
  const deployment = functions.operations.resume<"createFunction">(JSON.parse(text));
  await finished(deployment, options).catch((error: unknown) => {
    if (!isOver(error)) throw error;
    options.report(error.message);
  });
}

/** Waits for a deployment, and forgets it when it is over. */
async function finished(
  deployment: OperationCall<UserFunction, OperationMetadata>,
  { stateFile, waitMs, report }: DeployOptions,
): Promise<UserFunction> {
  try {
    const deployed = await deployment.wait({ deadlineMs: waitMs, onProgress: stageReporter(report) });
    await rm(stateFile);
    return deployed;
  } catch (error) {
    if (isOver(error)) await rm(stateFile);
    throw error;
  }
}

/** Reports each stage once, when it is complete. */
function stageReporter(report: (line: string) => void) {
  const reported = new Set<string>();
  return ({ metadata }: OperationState<OperationMetadata>): void => {
    for (const { name, state } of metadata?.stages ?? []) {
      if (state !== "COMPLETE" || reported.has(name)) continue;
      reported.add(name);
      report(`${name} is complete.`);
    }
  };
}

/** Whether a deployment has failed, or the service no longer knows it. */
function isOver(error: unknown): error is Error {
  return isOperationFailedError(error) || isApiError(error, 404);
}
