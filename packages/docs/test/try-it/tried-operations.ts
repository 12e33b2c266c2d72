import { documents, type SpecDocument } from "@seamline/specs";
import { type OperationSamples, operationSamples } from "../../src/samples/operation-samples.ts";
import type { TryItOperation } from "../../src/try-it/try-it-data.ts";
import { tryItOperation } from "../../src/try-it/try-it-operation.ts";

export const referenceDocuments: readonly SpecDocument[] = documents.filter(
  ({ profile }) => profile === "reference",
);

const known = new Map<SpecDocument, Promise<Map<string, OperationSamples>>>();

/** Samples take a moment, since each is answered by an emulator. */
export function samplesOf(document: SpecDocument): Promise<Map<string, OperationSamples>> {
  const samples = known.get(document) ?? operationSamples(document);
  known.set(document, samples);
  return samples;
}

/** What the panel of an operation is given; of the service's first document, unless a version is given. */
export async function tried(service: string, operationId: string, version?: string): Promise<TryItOperation> {
  const document = referenceDocuments.find(
    (each) => each.service === service && (version === undefined || each.version === version),
  );
  const sample = document && (await samplesOf(document)).get(operationId);
  if (!sample) throw new Error(`There is no sample of ${operationId} of ${service}.`);
  return tryItOperation(document, sample);
}
