import { h, type JSX } from "preact";
import { type Contract, contracts, type Operation } from "../model/contract.ts";
import { type OperationSamples, operationSamples } from "../samples/operation-samples.ts";
import { OperationPage } from "./operation-page.tsx";

/** A page of the reference. */
export interface ReferencePage {
  readonly url: string;
  readonly kind: "overview" | "operation" | "resource" | "schema" | "points";
  readonly title: string;
  /** What search engines show. */
  readonly description: string;
  readonly render: () => JSX.Element;
}

/** Every page of the reference, contract by contract. Their samples are run against an emulator now. */
export async function referencePages(): Promise<ReferencePage[]> {
  return (await Promise.all(contracts().map(pagesOf))).flat();
}

async function pagesOf(contract: Contract): Promise<ReferencePage[]> {
  const { spec } = contract.filled;
  const samples =
    spec.profile === "reference" ? await operationSamples(spec) : new Map<string, OperationSamples>();
  return contract.operations.map((operation) =>
    operationPage(contract, operation, samples.get(operation.operationId)),
  );
}

function operationPage(
  contract: Contract,
  operation: Operation,
  samples: OperationSamples | undefined,
): ReferencePage {
  return {
    url: operation.url,
    kind: "operation",
    title: operation.title,
    description: operation.filled.description.split("\n\n")[0] ?? "",
    render: () => h(OperationPage, { contract, operation, samples }),
  };
}
