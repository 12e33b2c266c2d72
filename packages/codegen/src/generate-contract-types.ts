import { emitContractTypes } from "./emit/contract-types-file.ts";
import { loadModel, type SourceOptions } from "./load-model.ts";
import { adaptToServers } from "./prepare/adapt-to-servers.ts";

export interface ContractTypesOptions extends SourceOptions {
  /** Name of the interface with all operations, for example `PetStoreOperations`. */
  readonly typeName: string;
  /** Command in the file header. Default: `seamline-codegen`. */
  readonly command?: string;
}

/**
 * Generates the types for a server: one TypeScript file without imports. It contains every schema by name, as in a
 * client's `types.gen.ts`, and the interface `typeName`. The interface has a member for each operationId, which
 * describes the checked request (`path`, `query` with defaults filled in, and `body`) and the response. Objects at
 * extension points contain only their documented members. Writes no files. The same input produces the same bytes.
 *
 * @returns the text of the file
 * @throws SpecError if the document is invalid, an overlay does not fit it, or `typeName` is invalid
 */
export async function generateContractTypes({
  typeName,
  command = "seamline-codegen",
  ...source
}: ContractTypesOptions): Promise<string> {
  const chosenName = { kind: "type name", name: typeName, suffix: "Operations", comesFirst: true };
  const model = await loadModel({ ...source, chosenName, adapt: adaptToServers });
  return emitContractTypes(model, { command, typeName });
}
