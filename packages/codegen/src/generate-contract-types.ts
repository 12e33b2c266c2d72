import { emitContractTypes } from "./emit/contract-types-file.ts";
import { loadModel, type SourceOptions } from "./load-model.ts";
import { adaptToServers } from "./prepare/adapt-to-servers.ts";

export interface ContractTypesOptions extends SourceOptions {
  /** Name of the interface that says what every operation takes and responds with: `PetStoreOperations`. */
  readonly typeName: string;
  /** The command that the header of the file names. Default: `seamline-codegen`. */
  readonly command?: string;
}

/**
 * Generates the types of a server: one TypeScript file that imports nothing, with every schema by its name, as in
 * `types.gen.ts` of a client, and the interface `typeName`. Its members say by operationId what a handler is given once
 * the request is checked (`path`, `query` with its defaults filled in, `body`), and what it responds with. Objects at
 * extension points are what is shown of them. Writes nothing; the same input gives the same bytes.
 *
 * @returns the text of the file
 * @throws SpecError when the document cannot be generated from, an overlay does not fit it, or `typeName` is invalid
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
