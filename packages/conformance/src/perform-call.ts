import type {
  ApiCall,
  CallOptions,
  DocumentDefinition,
  OperationCall,
  OperationTable,
  PageCall,
} from "@seamline/client-core";
import type { CaseCall } from "./case.ts";
import { bytesOf } from "./content.ts";

export interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Any kind of call; a case uses only the members that its operation has. */
type AnyCall = ApiCall<unknown> &
  PageCall<unknown, unknown> &
  OperationCall<unknown> & { cancel(): Promise<unknown> };

/** Makes a call and reads its result. Never rejects. */
export async function performCall(
  client: unknown,
  { operations }: DocumentDefinition,
  call: CaseCall,
  options: CallOptions,
): Promise<Outcome> {
  const read: unknown[] = [];
  const isList = call.read === "items" || call.read === "pages";
  try {
    const pending = begin(client, operations, call, options);
    if (!isList) return { data: await readOne(pending, call) };
    for await (const one of listOf(pending, call)) if (read.push(one) === call.stopAfter) break;
    return { data: read };
  } catch (error) {
    return isList ? { data: read, error } : { error };
  }
}

type Method = (input: unknown, options: CallOptions) => AnyCall;

function begin(client: unknown, operations: OperationTable, call: CaseCall, options: CallOptions): AnyCall {
  const { operation, resume } = call;
  const place = resume === undefined ? operations[operation]?.place : ["operations", "resume"];
  const method = (place ?? [operation]).reduce(
    (node, name) => (node as Record<string, unknown>)[name],
    client,
  );
  return (method as Method)(resume ?? inputOf(call), options);
}

function readOne(pending: AnyCall, { read, waitMs }: CaseCall): Promise<unknown> {
  if (read === "result") return pending.wait({ deadlineMs: waitMs });
  return read === "cancel" ? pending.cancel() : pending;
}

function listOf(pending: AnyCall, { read, from }: CaseCall): AsyncIterable<unknown> {
  return read === "pages" ? pending.pages({ from }) : pending;
}

function inputOf({ input, body }: CaseCall): object {
  if (!body) return { ...input };
  return { ...input, body: body.base64 === undefined ? (body.json ?? body.text) : bytesOf(body) };
}
