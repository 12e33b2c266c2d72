import { type Contract, contracts } from "../model/contract.ts";
import { type OperationSamples, operationSamples } from "../samples/operation-samples.ts";

/** Sample operation on the landing page. */
export interface Featured {
  readonly contract: Contract;
  readonly operationId: string;
  readonly samples: OperationSamples;
}

/**
 * Returns the sample call for the landing page: the first POST of the service with the most operations.
 *
 * @throws Error if that operation has no sample
 */
export async function featuredCall(): Promise<Featured> {
  const [contract] = contracts().toSorted((a, b) => b.operations.length - a.operations.length);
  const operation = contract?.operations.find(({ method }) => method === "POST");
  const samples = contract && (await operationSamples(contract.filled.spec));
  const sample = operation && samples?.get(operation.operationId);
  if (contract === undefined || operation === undefined || sample === undefined)
    throw new Error("no service has a sample for a POST operation");
  return { contract, operationId: operation.operationId, samples: sample };
}
