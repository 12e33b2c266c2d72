import { documents, type SpecDocument } from "@seamline/specs";
import { type OperationSamples, operationSamples } from "../../src/samples/operation-samples.ts";
import type { TryItOperation } from "../../src/try-it/try-it-data.ts";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";

export const referenceDocuments: readonly SpecDocument[] = documents.filter(
  ({ profile }) => profile === "reference",
);

const known = new Map<SpecDocument, Promise<Map<string, OperationSamples>>>();

/** Returns the samples of a document. Caches them, because recording is slow. */
export function samplesOf(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const samples = known.get(document) ?? operationSamples(document);
  known.set(document, samples);
  return samples;
}

/** Returns the try-it data of an operation. Defaults to the first document of the service. */
export async function tried(service: string, operationId: string, version?: string): Promise<TryItOperation> {
  const document = referenceDocuments.find(
    (each) => each.service === service && (version === undefined || each.version === version),
  );
  const sample = document && (await samplesOf(document)).get(operationId);
  if (!sample) throw new Error(`no sample of ${operationId} in ${service}`);
  return tryItOperation(document, sample);
}
