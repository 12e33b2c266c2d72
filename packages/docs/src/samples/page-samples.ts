import type { Contract } from "../model/contract.ts";
import { type OperationSamples, operationSamples } from "./operation-samples.ts";
import { type SamplesAsShown, samplesAsShown } from "./samples-as-shown.ts";

/**
 * An operation's samples in both profiles. A sample is undefined if the profile or the emulator lacks the operation.
 */
export interface PageSamples {
  readonly filled: OperationSamples | undefined;
  readonly shown: SamplesAsShown | undefined;
}

/** Returns a function that finds an operation's samples. Only contracts with a reference profile have samples. */
export async function pageSamples({
  shown,
  filled,
}: Contract): Promise<(operationId: string) => PageSamples> {
  if (filled.spec.profile !== "reference") return () => ({ filled: undefined, shown: undefined });
  const samples = await operationSamples(filled.spec);
  const asShown = await samplesAsShown(shown, filled.spec);
  return (operationId) => ({ filled: samples.get(operationId), shown: asShown.get(operationId) });
}
