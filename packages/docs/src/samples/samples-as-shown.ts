import { createEmulator } from "@seamline/emulator";
import type { OpenApiDocument, ParameterObject, ResponseObject } from "@seamline/openapi/document";
import { operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { followReferences } from "@seamline/openapi/references";
import type { SpecDocument } from "@seamline/specs";
import { calledOperation } from "@seamline/ui/code/called-operation";
import type { CalledService, CallRequest, OperationCall } from "@seamline/ui/code/operation-call";
import type { ProfileDocument } from "../model/profile-document.ts";
import { calledService } from "./called-service.ts";
import { emulatedService } from "./emulated-service.ts";
import { type OperationSamples, operationSamples, recordCalls, samplesOf } from "./operation-samples.ts";
import { partAsShown } from "./part-as-shown.ts";
import type { RecordedResponse } from "./recorded-response.ts";
import type { SampleCall } from "./sample-call.ts";

/** The sample of an operation in the as-shown contract. */
export interface SamplesAsShown extends Omit<OperationSamples, "response"> {
  /**
   * Response without members that the source does not show. Undefined if the emulator rejects the request, because it
   * requires parameters that the source does not show.
   */
  readonly response: RecordedResponse | undefined;
  /** Response status as stated in the contract, for example `2XX`. */
  readonly status: string;
  /** Names of members that are omitted from the recorded response because the source does not show them. */
  readonly omitted: readonly string[];
}

type DocumentAsShown = Pick<ProfileDocument, "spec" | "bundle">;

const known = new Map<string, Promise<Map<string, SamplesAsShown>>>();

/**
 * Returns the samples of an as-shown contract's operations, by operationId. The requests are those of the reference
 * profile, without parameters that the source does not show. Responses contain only members that the source shows.
 * Records the samples once per process.
 */
export function samplesAsShown(
  shown: DocumentAsShown,
  reference: SpecDocument,
): Promise<Map<string, SamplesAsShown>> {
  const { href } = shown.spec.files.json;
  const samples = known.get(href) ?? recordSamplesAsShown(shown, reference);
  known.set(href, samples);
  return samples;
}

async function recordSamplesAsShown(
  shown: DocumentAsShown,
  reference: SpecDocument,
): Promise<Map<string, SamplesAsShown>> {
  const recorded = await operationSamples(reference);
  const { bundle } = shown;
  const calls = callsAsShown(bundle, serviceOf(shown), recorded);
  const changed = new Map([...calls].filter(([id, call]) => !isSameRequest(call, recorded.get(id))));
  const again = await recordCalls(reference, bundle, changed);
  const samples = [...calls].map(([id, call]): [string, SamplesAsShown] => {
    const { response, code } = samplesOf(call, (recorded.get(id) as OperationSamples).response);
    const received = changed.has(id) ? again.get(id)?.response : response;
    return [id, { ...call, code, ...responseAsShown(bundle, id, received) }];
  });
  return new Map(samples);
}

function serviceOf({ spec, bundle }: DocumentAsShown): CalledService {
  const emulator = createEmulator();
  const service = calledService(spec, bundle, emulatedService(emulator, spec.service));
  emulator.close();
  return service;
}

function callsAsShown(
  bundle: OpenApiDocument,
  service: CalledService,
  recorded: ReadonlyMap<string, OperationSamples>,
): Map<string, SampleCall> {
  const placed = new Map(operationsOf(bundle).map((each) => [each.operation.operationId ?? "", each]));
  const callOf = ({ operation, request }: OperationCall): OperationCall[] => {
    const found = placed.get(operation.operationId);
    if (found === undefined) return [];
    const called = calledOperation(bundle, service, found);
    return [{ operation: called, request: requestAsShown(bundle, found, request) }];
  };
  return new Map(
    [...recorded].flatMap(([id, sample]) => {
      const before = sample.before.flatMap(callOf);
      const hasAllSteps = before.length === sample.before.length;
      return callOf(sample).flatMap((call): [string, SampleCall][] =>
        hasAllSteps ? [[id, { ...call, before, random: sample.random }]] : [],
      );
    }),
  );
}

/** Removes query parameters and headers that the contract does not contain. */
function requestAsShown(
  bundle: OpenApiDocument,
  { item, operation }: PlacedOperation,
  request: CallRequest,
): CallRequest {
  const written = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const names = written.map((each) => followReferences<ParameterObject>(bundle, each).name);
  const kept = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
  return { ...request, query: kept(request.query), headers: kept(request.headers) };
}

function isSameRequest(call: SampleCall, reference: OperationSamples | undefined): boolean {
  const requests = ({ request, before }: Pick<SampleCall, "request" | "before">) =>
    JSON.stringify([request, ...before.map((step) => step.request)]);
  return reference !== undefined && requests(call) === requests(reference);
}

type ResponseAsShown = Pick<SamplesAsShown, "status" | "response" | "omitted">;

/** Returns the documented status of a response, and the headers and members that the contract describes. */
function responseAsShown(
  bundle: OpenApiDocument,
  id: string,
  received: RecordedResponse | undefined,
): ResponseAsShown {
  const placed = operationsOf(bundle).find(({ operation }) => operation.operationId === id);
  const responses = Object.entries(placed?.operation.responses ?? {});
  const [status = "", written = {}] =
    responses.find(([key]) => key === String(received?.status)) ??
    responses.find(([key]) => key.startsWith("2")) ??
    [];
  if (received === undefined) return { status, response: undefined, omitted: [] };
  const described = followReferences<ResponseObject>(bundle, written);
  const response = { ...received, headers: documentedIn(described, received) };
  if (received.body.kind !== "json") return { status, response, omitted: [] };
  const schema = described.content?.["application/json"]?.schema ?? {};
  const { value, omitted } = partAsShown(bundle, schema, received.body.value);
  return { status, response: { ...response, body: { kind: "json", value } }, omitted };
}

function documentedIn(described: ResponseObject, { headers }: RecordedResponse): RecordedResponse["headers"] {
  const names = ["content-type", ...Object.keys(described.headers ?? {}).map((name) => name.toLowerCase())];
  return headers.filter(([name]) => names.includes(name.toLowerCase()));
}
