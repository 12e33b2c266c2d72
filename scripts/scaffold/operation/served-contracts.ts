import type { ContractFiles } from "../contract/contract-files.ts";
import { ScaffoldError } from "../scaffold-error.ts";
import type { OperationRequest } from "./operation-request.ts";

/**
 * The contracts that an operation is added to: the one whose version begins its path, or every one of a family that
 * shares its path files, for a path that begins with `{v}`.
 *
 * @throws ScaffoldError when the path fits none of them, or when the operation exists
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
        `${root} has ${operationId} already, in ${same.file}.`,
        "Take another operationId.",
      );
    const taken = operations.find((each) => each.method === method && each.path === path.text);
    if (taken)
      throw new ScaffoldError(
        `${method.toUpperCase()} ${path.text} is ${taken.operationId} already, in ${taken.file}.`,
        "A method of a path is one operation: check --method and --path.",
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
      "Write the version: --path /v1/….",
    );
  }
  const found = contracts.find(({ version }) => version === path.version);
  if (found === undefined) {
    const wanted = contracts.map(({ version }) => (version === undefined ? "no version" : `/${version}/`));
    throw new ScaffoldError(
      `The path ${path.text} is of no document of ${service}.`,
      `Paths of ${service} begin with ${wanted.join(", ")}.`,
    );
  }
  const family = families.get(found.pathsFolder) ?? [];
  if (family.length === 1) return [found];
  throw new ScaffoldError(
    `${family.map(({ version }) => version).join(", ")} share their paths, so that an operation of one is one of all.`,
    `Write the path as the inventory does: --path '${path.text.replace(`/${path.version}/`, "/{v}/")}'.`,
  );
}
