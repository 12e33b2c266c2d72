import { readFile } from "node:fs/promises";
import { createEmulator, type EmulatedService, type Emulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { functionRunner } from "@seamline/emulator/node";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import type { SpecDocument } from "@seamline/specs";
import { successOf } from "@seamline/ui/code/called-operation";
import type {
  CalledOperation,
  CallRequest,
  OperationCall,
  SampleCode,
} from "@seamline/ui/code/operation-call";
import { printCurl } from "@seamline/ui/code/print-curl";
import { printPython } from "@seamline/ui/code/print-python";
import { printTypeScript } from "@seamline/ui/code/print-typescript";
import { authoredSamples } from "./authored-requests.ts";
import { calledService } from "./called-service.ts";
import { emulatedService } from "./emulated-service.ts";
import { type RecordedResponse, recordResponse, sendCall } from "./recorded-response.ts";
import { type SampleCall, sampleCalls } from "./sample-call.ts";

/** The sample of an operation, as plain JSON. */
export interface OperationSamples {
  readonly operation: CalledOperation;
  readonly request: CallRequest;
  /** Setup calls. Usually empty, because the example seed contains the required data. */
  readonly before: readonly OperationCall[];
  /** JSON pointers to random values in the response. The recording omits them. */
  readonly random: readonly string[];
  readonly code: {
    readonly typescript: SampleCode;
    readonly curl: SampleCode;
    readonly python: SampleCode;
  };
  /** Response from an emulator with the example seed. */
  readonly response: RecordedResponse;
}

/** Recording time of all samples. It is fixed so that builds are reproducible. */
export const RECORDED_AT: number = Date.UTC(2026, 1, 6, 9, 30);

const recorded = new Map<string, Promise<Map<string, OperationSamples>>>();

/**
 * Returns the samples of all operations that the emulator handles, by operationId. Requires a document in the reference
 * profile. Runs each sample once per process, against an emulator with the example seed.
 *
 * @throws Error if the response to a sample is not a success
 */
export function operationSamples(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const { href } = document.files.json;
  const samples = recorded.get(href) ?? recordSamples(document);
  recorded.set(href, samples);
  return samples;
}

/** Records the samples of a document. @throws Error if the response to a sample is not a success */
export async function recordSamples(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as OpenApiDocument;
  const emulator = recordingEmulator();
  try {
    const emulated = emulatedService(emulator, document.service);
    const service = calledService(document, bundle, emulated);
    const calls = sampleCalls(bundle, service, authoredSamples(document));
    const handled = handledOperations(emulator, document);
    const emulatedCalls = [...calls].filter(([operationId]) => handled.has(operationId));
    const samples = new Map<string, OperationSamples>();
    for (const [operationId, call] of emulatedCalls)
      samples.set(operationId, await recordWith(emulator, document, bundle, call));
    return samples;
  } finally {
    await emulator.close();
  }
}

/**
 * Records operation calls against an emulator with the example seed. Omits calls that fail.
 *
 * @param bundle the bundle that documents the response headers
 */
export async function recordCalls(
  document: SpecDocument,
  bundle: OpenApiDocument,
  calls: ReadonlyMap<string, SampleCall>,
): Promise<Map<string, OperationSamples>> {
  if (calls.size === 0) return new Map();
  const emulator = recordingEmulator();
  try {
    const samples = new Map<string, OperationSamples>();
    for (const [operationId, call] of calls) {
      const sample = await recordWith(emulator, document, bundle, call).catch(undefinedIfFailed);
      if (sample !== undefined) samples.set(operationId, sample);
    }
    return samples;
  } finally {
    await emulator.close();
  }
}

async function recordWith(
  emulator: Emulator,
  { service }: SpecDocument,
  bundle: OpenApiDocument,
  call: SampleCall,
): Promise<OperationSamples> {
  await emulator.reset();
  const headers = documentedHeaders(bundle, call.operation.operationId);
  return samplesOf(call, await record(emulatedService(emulator, service), call, headers));
}

/** Thrown if the response to a sample is not a success. */
class FailedSampleError extends Error {
  override readonly name: string = "FailedSampleError";
}

function undefinedIfFailed(error: unknown): undefined {
  if (!(error instanceof FailedSampleError)) throw error;
}

/** Creates an emulator with a paused clock and a function runner. */
function recordingEmulator(): Emulator {
  return createEmulator({
    seed: exampleSeed,
    clock: { mode: "manual", now: RECORDED_AT },
    runner: functionRunner({ npm: "never" }),
  });
}

/** Returns the operations that the emulator implements. The responses of other operations cannot be recorded. */
function handledOperations(emulator: Emulator, { service, version }: SpecDocument): ReadonlySet<string> {
  const id = version === undefined ? service : `${service}@${version}`;
  const { operations } = emulator.coverage();
  return new Set(
    operations.flatMap(({ document, operationId, isHandled }) =>
      isHandled && document === id ? [operationId] : [],
    ),
  );
}

function documentedHeaders(bundle: OpenApiDocument, operationId: string): string[] {
  const placed = operationsOf(bundle).find(({ operation }) => operation.operationId === operationId);
  return placed === undefined ? [] : Object.keys(successOf(bundle, placed.operation).headers ?? {});
}

async function record(
  emulated: EmulatedService,
  call: SampleCall,
  headers: readonly string[],
): Promise<RecordedResponse> {
  for (const step of call.before) await requireSuccess(step, await sendCall(emulated, step));
  const response = await requireSuccess(call, await sendCall(emulated, call));
  return recordResponse(response, headers, call.random);
}

async function requireSuccess({ operation }: OperationCall, response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new FailedSampleError(
    `the sample for ${operation.operationId} failed with ${response.status}: ${await response.text()}`,
  );
}

/** Prints a call in all languages. */
export function samplesOf(call: SampleCall, response: RecordedResponse): OperationSamples {
  const { before } = call;
  return {
    ...call,
    code: {
      typescript: printTypeScript(call, before),
      curl: printCurl(call, before),
      python: printPython(call, before),
    },
    response,
  };
}
