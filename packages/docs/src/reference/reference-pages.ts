import { h, type JSX } from "preact";
import { type Contract, contracts, type Operation } from "../model/contract.ts";
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

/** Every page of the reference, contract by contract. */
export function referencePages(): ReferencePage[] {
  return contracts().flatMap((contract) =>
    contract.operations.map((operation) => operationPage(contract, operation)),
  );
}

function operationPage(contract: Contract, operation: Operation): ReferencePage {
  return {
    url: operation.url,
    kind: "operation",
    title: operation.title,
    description: operation.filled.description.split("\n\n")[0] ?? "",
    render: () => h(OperationPage, { contract, operation }),
  };
}
