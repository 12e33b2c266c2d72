import {
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  type FaultInput,
  type JournalEntry,
} from "../../../src/index.ts";
import { FakeRunner } from "../../functions/support/fake-runner.ts";
import type { DocumentedExample, DocumentedOperation, ReferenceExamples } from "./documented-examples.ts";

/** A request built from the examples of an operation. */
export interface Step {
  readonly operationId: string;
  /** Status and name of the expected example, such as `200 zone`. If missing, the response is not compared. */
  readonly shows?: string;
  /** Name of the example for the request body. Defaults to the first example. */
  readonly sends?: string;
  /** Replaces values in the example body that depend on the emulator. */
  readonly adapt?: (body: never, memory: Memory) => unknown;
  /** A request body without an example, such as an invalid one. */
  readonly body?: unknown;
  /** Path parameters that replace the examples. */
  readonly path?: Readonly<Record<string, string>> | ((memory: Memory) => Readonly<Record<string, string>>);
  readonly query?: string | ((memory: Memory) => string);
  /** Credentials of the request. The default caller has all permissions. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True if a fault with the example's status is injected. Its message is not compared. */
  readonly isFault?: boolean;
  readonly before?: (emulator: Emulator, memory: Memory) => Promise<unknown> | unknown;
}

/** Values from responses that later requests of a scene use, keyed by names such as `createMatter.matterId`. */
export type Memory = ReadonlyMap<string, string>;

/** A sequence of requests to a new emulator. */
export interface Scene {
  readonly options?: EmulatorOptions;
  /** Responds to function calls without running code. */
  readonly respond?: FakeRunner["respond"];
  /** Path parameters for all requests of the scene. */
  readonly path?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** A response to compare with an example. */
export interface Shown {
  readonly id: string;
  readonly status: number;
  readonly body: unknown;
  /** JSON pointers to values that are not compared. */
  readonly ignored: readonly (string | undefined)[];
}

const START = Date.parse("2026-03-02T09:30:00Z");

const CREDENTIALS = { authorization: "Bearer alice@example.com", accesskey: "test-key" };

/**
 * Sends the requests of a scene.
 *
 * @param record is called with the journal entry of each request
 */
export async function play(
  { options, respond, path = {}, steps }: Scene,
  reference: ReferenceExamples,
  record?: (entry: JournalEntry) => void,
): Promise<Shown[]> {
  const runner = new FakeRunner();
  if (respond) runner.respond = respond;
  const emulator = createEmulator({
    clock: { mode: "manual", now: START },
    runner: runner.factory,
    ...options,
  });
  if (record) emulator.onRequest((request) => record(request.entry()));
  const memory = new Map<string, string>();
  const shown: Shown[] = [];
  try {
    for (const step of steps) {
      await step.before?.(emulator, memory);
      if (step.isFault) emulator.faults.add(faultOf(step, reference));
      const request = requestOf(step, reference, memory, path);
      const response = await emulator[reference.service as "edge"].fetch(request);
      const body = await bodyOf(response);
      remember(step.operationId, body, memory);
      if (step.shows) shown.push(comparableResponse(step, reference, response.status, body));
    }
  } finally {
    await emulator.close();
  }
  return shown;
}

function comparableResponse(step: Step, reference: ReferenceExamples, status: number, body: unknown): Shown {
  const ignored = step.isFault ? [reference.messagePointer] : [];
  return { id: exampleOf(step, reference).id, status, body, ignored };
}

function faultOf(step: Step, reference: ReferenceExamples): FaultInput {
  const { operationId } = step;
  return { operationId, document: reference.document, status: exampleOf(step, reference).status };
}

function exampleOf(
  { operationId, shows }: Step,
  { document, examples }: ReferenceExamples,
): DocumentedExample {
  const found = examples.find(
    (each) => each.operationIds.includes(operationId) && `${each.status} ${each.name}` === shows,
  );
  if (!found) throw new Error(`${document} has no example ${shows} of ${operationId}`);
  return found;
}

function requestOf(
  { operationId, path = {}, query, headers, ...step }: Step,
  { document, operations }: ReferenceExamples,
  memory: Memory,
  everyPath: Readonly<Record<string, string>>,
): Request {
  const operation = operations.get(operationId);
  if (!operation) throw new Error(`${document} has no operation ${operationId}`);
  const stepPath = typeof path === "function" ? path(memory) : path;
  const values = { ...operation.path, ...everyPath, ...stepPath };
  const filled = operation.template.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
  const body = bodyToSend(step, operation, memory);
  const search = typeof query === "function" ? query(memory) : query;
  return new Request(`http://127.0.0.1${filled}${search ? `?${search}` : ""}`, {
    method: operation.method,
    headers: {
      ...(headers ?? CREDENTIALS),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function bodyToSend(
  { body, adapt, sends }: Pick<Step, "body" | "adapt" | "sends">,
  { bodies }: DocumentedOperation,
  memory: Memory,
): unknown {
  const [first] = Object.keys(bodies);
  const example = structuredClone(bodies[sends ?? first ?? ""]);
  return body ?? (adapt ? adapt(example as never, memory) : example);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return isJson ? JSON.parse(text) : text;
}

/** Stores identifiers and URLs from a response for later requests. */
function remember(operationId: string, body: unknown, memory: Map<string, string>): void {
  if (typeof body !== "object" || body === null) return;
  for (const [name, value] of Object.entries(body))
    if (typeof value === "string" || typeof value === "number")
      memory.set(`${operationId}.${name}`, `${value}`);
}
