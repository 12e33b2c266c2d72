import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { deploySource } from "@seamline/functions/source";
import { folderSource } from "@seamline/functions/source/node";
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

/** The function to deploy. */
export interface Deployable {
  readonly name: FunctionName;
  readonly folder: string;
  readonly runtime: string;
  readonly entryPoint: string;
}

/** An archive to deploy. */
interface Archive {
  readonly source: Uint8Array;
  /** Digest of the archive, in hexadecimal and short enough for a label. */
  readonly digest: string;
}

/** Deployment options. */
export interface DeployOptions {
  /** File that identifies an unfinished deployment, so that the next run can resume it. */
  readonly stateFile: string;
  /** Maximum wait for a deployment, in milliseconds. */
  readonly waitMs: number;
  /** Called with each line of progress. */
  readonly report: (line: string) => void;
}

/**
 * Deploys a folder as a function, unless the deployed function has the same source. If an earlier run left an
 * unfinished deployment, waits for it first.
 *
 * @throws FolderSourceError if the folder cannot be packed
 * @throws OperationFailedError if the deployment fails; the previous version keeps running
 * @throws OperationTimeoutError if it takes longer than `waitMs`; the next run resumes it
 */
export async function deployFolder(
  functions: FunctionsClient,
  deployable: Deployable,
  options: DeployOptions,
): Promise<UserFunction> {
  await finishEarlierDeployment(functions, options);
  const archive = await packFolder(deployable.folder);
  const current = await findFunction(functions, deployable.name);
  if (current?.state === "ACTIVE" && current.labels?.source === archive.digest) {
    options.report("The source has not changed.");
    return current;
  }
  const deployment = startDeployment(functions, deployable, archive, current?.labels);
  await deployment;
  await writeFile(options.stateFile, JSON.stringify(deployment));
  return finished(deployment, options);
}

/** Packs a folder. The same files always result in the same digest. */
async function packFolder(folder: string): Promise<Archive> {
  const source = await folderSource(folder);
  return { source, digest: createHash("sha256").update(source).digest("hex").slice(0, 40) };
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

/** Starts a deployment. Keeps labels set by other tools, because an update replaces all labels. */
function startDeployment(
  functions: FunctionsClient,
  { name, runtime, entryPoint }: Deployable,
  { source, digest }: Archive,
  labels: Record<string, string> = {},
) {
  return deploySource(functions, {
    name,
    source,
    function: {
      environment: "GEN_2",
      labels: { ...labels, source: digest },
      buildConfig: { runtime, entryPoint },
    },
  });
}

/** Waits for an earlier run's deployment. Only reports a failure, because this run deploys the current files. */
async function finishEarlierDeployment(functions: FunctionsClient, options: DeployOptions): Promise<void> {
  const text = await readFile(options.stateFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (text === undefined) return;
  options.report("Resuming the deployment from an earlier run.");
  const deployment = functions.operations.resume<"createFunction">(JSON.parse(text));
  await finished(deployment, options).catch((error: unknown) => {
    if (!isOver(error)) throw error;
    options.report(error.message);
  });
}

/** Waits for a deployment, and deletes the state file once it has ended. */
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

/** Returns whether a deployment has failed or is unknown to the service. */
function isOver(error: unknown): error is Error {
  return isOperationFailedError(error) || isApiError(error, 404);
}
