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
  /** Calls that make the state which the request needs; mostly none, because the example seed has it. */
  readonly before: readonly OperationCall[];
  /** JSON pointers to parts of the response that differ each time, and are elided in the record. */
  readonly random: readonly string[];
  readonly code: {
    readonly typescript: SampleCode;
    readonly curl: SampleCode;
    readonly python: SampleCode;
  };
  /** What an emulator with the example seed responded. */
  readonly response: RecordedResponse;
}

/** The time at which every sample is recorded, so that each build records the same. */
export const RECORDED_AT: number = Date.UTC(2026, 1, 6, 9, 30);

const recorded = new Map<string, Promise<Map<string, OperationSamples>>>();

/**
 * The samples of the operations of a document of the reference profile that the emulator handles, by operationId. Each is
 * run against an emulator with the example seed, whose response is recorded: once in this process, however many pages ask.
 *
 * @throws Error for a sample whose response is no success
 */
export function operationSamples(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const { href } = document.files.json;
  const samples = recorded.get(href) ?? recordSamples(document);
  recorded.set(href, samples);
  return samples;
}

/** Records the samples of a document now. @throws Error for a sample whose response is no success */
export async function recordSamples(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as OpenApiDocument;
  const emulator = recordingEmulator();
  try {
    const emulated = emulatedService(emulator, document.service);
    const service = calledService(document, bundle, emulated);
    const calls = sampleCalls(bundle, service, authoredSamples(document));
    const samples = new Map<string, OperationSamples>();
    const handled = handledOperations(emulator, document);
    for (const [operationId, call] of calls) {
      if (!handled.has(operationId)) continue;
      await emulator.reset();
      const headers = documentedHeaders(bundle, operationId);
      samples.set(operationId, samplesOf(call, await record(emulated, call, headers)));
    }
    return samples;
  } finally {
    await emulator.close();
  }
}

/** An emulator whose time stands still. It runs the code of its functions, so that they can be called. */
function recordingEmulator(): Emulator {
  return createEmulator({
    seed: exampleSeed,
    clock: { mode: "manual", now: RECORDED_AT },
    runner: functionRunner({ npm: "never" }),
  });
}

/** An operation whose behaviour is not known yet has no response to record. */
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
  throw new Error(
    `The sample of ${operation.operationId} ended with ${response.status}: ${await response.text()}`,
  );
}

function samplesOf(call: SampleCall, response: RecordedResponse): OperationSamples {
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
