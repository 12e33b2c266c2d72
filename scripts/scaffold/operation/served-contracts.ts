import type { ContractFiles } from "../contract/contract-files.ts";
import { ScaffoldError } from "../scaffold-error.ts";
import type { OperationRequest } from "./operation-request.ts";

/**
 * Returns the contracts to which an operation is added. If the path starts with `{v}`, returns all contracts of a
 * family. Otherwise, returns the contract of the version in the path.
 *
 * @throws ScaffoldError if no contract matches the path, or the operation already exists
 */
export function servedContracts(
  contracts: readonly ContractFiles[],
  request: OperationRequest,
): ContractFiles[] {
  const found = contractsOfPath(contracts, request);
  for (const { root, operations } of found) {
    const { operationId, method, path } = request;
    const same = operations.find((each) => each.operationId === operationId);
    if (same)
      throw new ScaffoldError(
        `${root} already has ${operationId}, in ${same.file}.`,
        "Choose another operationId.",
      );
    const taken = operations.find((each) => each.method === method && each.path === path.text);
    if (taken)
      throw new ScaffoldError(
        `${method.toUpperCase()} ${path.text} is already used by ${taken.operationId}, in ${taken.file}.`,
        "A method and path can have only one operation: check --method and --path.",
      );
  }
  return found;
}

function contractsOfPath(
  contracts: readonly ContractFiles[],
  { service, path }: OperationRequest,
): ContractFiles[] {
  const families = Map.groupBy(contracts, ({ pathsFolder }) => pathsFolder);
  if (path.version === "{v}") {
    const family = [...families.values()].find((each) => each.length > 1);
    if (family) return family;
    throw new ScaffoldError(
      `${service} has no versions that share their paths.`,
      "Write the path with its version: --path /v1/….",
    );
  }
  const found = contracts.find(({ version }) => version === path.version);
  if (found === undefined) {
    const wanted = contracts.map(({ version }) => (version === undefined ? "no version" : `/${version}/`));
    throw new ScaffoldError(
      `No document of ${service} has paths such as ${path.text}.`,
      `Paths of ${service} start with ${wanted.join(", ")}.`,
    );
  }
  const family = families.get(found.pathsFolder) ?? [];
  if (family.length === 1) return [found];
  throw new ScaffoldError(
    `${family.map(({ version }) => version).join(", ")} share their paths, so each operation belongs to all versions.`,
    `Write the path as the inventory does: --path '${path.text.replace(`/${path.version}/`, "/{v}/")}'.`,
  );
}
