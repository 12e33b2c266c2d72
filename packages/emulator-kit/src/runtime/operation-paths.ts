import type { OpenedDocument } from "../framework/service-document.ts";

/** An operation in one of an emulator's documents. */
export interface OperationPath {
  /** Id of the document, such as `parcels@v1`. */
  readonly document: string;
  readonly operationId: string;
  /** Path template, such as `/v1/parcels/{parcelId}`. */
  readonly template: string;
}

/** Returns all operations of an emulator with their path templates. Parses the documents of all services. */
export function operationPaths(emulator: {
  readonly services: Readonly<Record<string, object>>;
}): OperationPath[] {
  // At run time, every service has documents, but they are not part of its public type.
  const services = Object.values(emulator.services) as unknown as readonly {
    readonly documents: readonly OpenedDocument[];
  }[];
  return services.flatMap(({ documents }) =>
    documents.flatMap(({ id, contract }) =>
      [...contract.operations.values()].map(({ operationId, template }) => ({
        document: id,
        operationId,
        template,
      })),
    ),
  );
}
