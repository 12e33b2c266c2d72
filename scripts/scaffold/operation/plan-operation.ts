import { dirname, join, relative } from "node:path/posix";
import { Document, type Node, parse, stringify } from "yaml";
import {
  type ContractFiles,
  contractsOf,
  type Members,
  readMembers,
  textsOf,
} from "../contract/contract-files.ts";
import { conventionsOf } from "../contract/conventions.ts";
import { parsePath, pathFileName } from "../contract/path-template.ts";
import { assertSection } from "../contract/source-sections.ts";
import { kebabCase } from "../names.ts";
import { FilePlan } from "../plan/file-plan.ts";
import { withItem, withMember } from "../plan/yaml-entries.ts";
import { ScaffoldError } from "../scaffold-error.ts";
import { accessRulesFor } from "./access-rules.ts";
import { handlerFile, handlerTestFile, operationChangeset } from "./emulator-files.ts";
import {
  openSchemaFile,
  operationMembers,
  overlayAction,
  overlayFile,
  parameterFile,
  pathFile,
  schemaName,
} from "./operation-files.ts";
import { type OperationPlace, placeOf } from "./operation-place.ts";
import { type OperationRequest, partsOf } from "./operation-request.ts";
import { servedContracts } from "./served-contracts.ts";

/**
 * Plans every file that a new operation requires.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError if the operation does not fit into the contract
 */
export function planOperation(root: string, request: OperationRequest): FilePlan {
  const plan = new FilePlan(root);
  assertSection(root, request);
  const contracts = servedContracts(contractsOf(root, request.service), request);
  const [contract] = contracts as [ContractFiles, ...ContractFiles[]];
  const place = placeOf(contract, request);
  planPath(plan, root, contract, place, request);
  for (const each of contracts) planRoot(plan, each, place, request);
  planPoints(plan, root, contracts, request);
  planInventory(plan, root, contracts, request);
  planOverlay(plan, root, contract, place, request);
  planEmulator(plan, contract, request);
  plan.create(
    `.changeset/${request.service}-${kebabCase(request.operationId)}.md`,
    operationChangeset(request),
  );
  return plan;
}

function planPath(
  plan: FilePlan,
  root: string,
  contract: ContractFiles,
  place: OperationPlace,
  request: OperationRequest,
): void {
  const { service, operationId, method, path } = request;
  const file = join(contract.pathsFolder, pathFileName(path));
  const conventions = conventionsOf(contract, pointsOf(root, contract).points);
  const parameters = path.parameters.map((name) => planParameter(plan, contract, name, request));
  const inventory = readMembers(root, inventoryFile(service));
  const members = operationMembers(
    request,
    place,
    conventions,
    parameters,
    accessRulesFor(inventory, contract, request),
  );
  if (!plan.has(file)) plan.create(file, pathFile(method, members));
  else plan.change(file, (text) => withMember(text, [], method, members));
  for (const part of partsOf(request)) {
    const schema = join(
      contract.pathsFolder,
      conventions.schemasFrom,
      `${schemaName(operationId, part)}.yaml`,
    );
    plan.create(schema, openSchemaFile(operationId, part));
  }
}

/**
 * Returns a reference to a path parameter. Adds its file and its row if the contract does not have the parameter yet.
 */
function planParameter(
  plan: FilePlan,
  contract: ContractFiles,
  name: string,
  { service, source }: OperationRequest,
): Members {
  const known = contract.operations
    .flatMap(({ members }) => (members.parameters ?? []) as readonly Members[])
    .map(({ $ref }) => String($ref))
    .find((reference) => new RegExp(`/${name}(?:Parameter)?\\.yaml$`).test(reference));
  if (known !== undefined) return { $ref: known };
  plan.create(join(contract.pathsFolder, `../components/parameters/${name}.yaml`), parameterFile(name));
  const row = { heading: source, name, type: "string" };
  const { parameters } = parse(plan.read(inventoryFile(service))) as Members;
  plan.change(inventoryFile(service), (text) =>
    parameters === undefined
      ? withMember(text, [], "parameters", [row])
      : withItem(text, ["parameters"], row),
  );
  planSample(plan, service, name);
  return { $ref: `../components/parameters/${name}.yaml` };
}

/** Adds a sample value for a path parameter. The site uses the value in the sample call of each operation. */
export function planSample(plan: FilePlan, service: string, name: string): void {
  const file = `packages/docs/src/samples/requests/${service}.yaml`;
  if (!plan.has(file)) plan.create(file, stringify({ parameters: { [name]: "1" } }));
  else if ((parse(plan.read(file)) as { parameters?: Members }).parameters?.[name] === undefined)
    plan.change(file, (text) => withMember(text, ["parameters"], name, "1"));
}

/** Changes a document's root: its path index and its tags. */
function planRoot(
  plan: FilePlan,
  contract: ContractFiles,
  { tag, isNewTag }: OperationPlace,
  { path }: OperationRequest,
): void {
  const template = path.text.replace("{v}", contract.version ?? "");
  const file = relative(dirname(contract.root), join(contract.pathsFolder, pathFileName(path)));
  const isIndexed = contract.operations.some((each) => each.path === template);
  plan.change(contract.root, (text) => {
    const tagged = isNewTag
      ? withItem(text, ["tags"], { name: tag, description: `Operations on ${tag}.` })
      : text;
    const reference = { $ref: file.startsWith(".") ? file : `./${file}` };
    return isIndexed ? tagged : withMember(tagged, ["paths"], template, reference);
  });
}

function planPoints(
  plan: FilePlan,
  root: string,
  contracts: readonly ContractFiles[],
  request: OperationRequest,
): void {
  const files = new Map(
    contracts.map((contract) => [pointsOf(root, contract).file, pointsOf(root, contract)]),
  );
  for (const { file, at } of files.values())
    for (const part of partsOf(request)) {
      const point = {
        area: "payload",
        source: request.source,
        summary: `Body of the ${part} of \`${request.operationId}\`.`,
      };
      plan.change(file, (text) => withMember(text, at, `${request.operationId}.${part}`, point));
    }
}

interface Points {
  readonly file: string;
  /** Location of the points in the file. */
  readonly at: readonly string[];
  readonly points: Readonly<Record<string, Members>>;
}

/** Reads the extension points of a contract. The roots of a family refer to a shared file with the points. */
function pointsOf(root: string, { root: file, members }: ContractFiles): Points {
  const points = (members["x-extension-points"] ?? {}) as Record<string, Members>;
  if (typeof points.$ref !== "string") return { file, at: ["x-extension-points"], points };
  const shared = join(dirname(file), points.$ref);
  return { file: shared, at: [], points: readMembers(root, shared) as Record<string, Members> };
}

function planInventory(
  plan: FilePlan,
  root: string,
  contracts: readonly ContractFiles[],
  request: OperationRequest,
): void {
  const { service, operationId, method, source } = request;
  const file = inventoryFile(service);
  const inventory = readMembers(root, file);
  const documents = contracts.map(({ documentName }) => documentName);
  const isOfAll = documents.length === textsOf(inventory.documents).length;
  const row = {
    operationId,
    ...(!isOfAll && { documents: inOneLine(documents) }),
    heading: source,
    method: method.toUpperCase(),
    path: pathInSource(inventory, contracts, request),
  };
  const at = rowOfPayloads(inventory, file);
  plan.change(file, (text) => {
    const withRow = withItem(text, ["operations"], row);
    return partsOf(request).reduce(
      (before, part) => withItem(before, ["notShown", at, "points"], `${operationId}.${part}`),
      withRow,
    );
  });
}

function inOneLine(texts: readonly string[]): Node {
  const node = new Document().createNode([...texts]);
  node.flow = true;
  return node;
}

/**
 * Returns the path as written in the source. If operations with the same path use a resource name, derives the path
 * from their row in the inventory.
 */
function pathInSource(
  inventory: Members,
  [contract]: readonly ContractFiles[],
  { path }: OperationRequest,
): string {
  const sibling = contract?.operations.find(({ path: each, members }) => {
    return (
      parsePath(each).base === path.base.replace("{v}", contract.version ?? "") &&
      members["x-resource-name"] !== undefined
    );
  });
  if (sibling === undefined) return path.text;
  const rows = (inventory.operations ?? []) as readonly Members[];
  const row = rows.find(
    ({ operationId, documents }) =>
      operationId === sibling.operationId &&
      (documents === undefined || textsOf(documents).includes(contract?.documentName ?? "")),
  );
  const base = String(row?.path ?? path.text).replace(/:[A-Za-z]+$/, "");
  return path.verb === undefined ? base : `${base}:${path.verb}`;
}

/** Returns the index of the payload row: the row with the most points. */
function rowOfPayloads(inventory: Members, file: string): number {
  const rows = (inventory.notShown ?? []) as readonly Members[];
  const isPayload = (point: string): boolean => /\.(request|response)$/.test(point);
  const counts = rows.map(({ points }) => textsOf(points).filter(isPayload).length);
  const byPayloads = counts.indexOf(Math.max(...counts));
  if (Math.max(0, ...counts) > 0) return byPayloads;
  const byId = rows.findIndex(({ id }) => id === "payloads" || id === "endpoints");
  if (byId >= 0) return byId;
  throw new ScaffoldError(
    `${file} has no "not shown" row for requests and responses.`,
    "Add a row with the source's wording: { id: payloads, heading: …, about: Requests and responses., points: [] }",
  );
}

/** Adds the operation to the overlay of its resource, which is named after the tag. */
function planOverlay(
  plan: FilePlan,
  root: string,
  contract: ContractFiles,
  { tag }: OperationPlace,
  request: OperationRequest,
): void {
  const conventions = conventionsOf(contract, pointsOf(root, contract).points);
  if (!/X+$/.test(conventions.successStatus)) return;
  const file = join(dirname(contract.pathsFolder), `reference.${kebabCase(tag)}.overlay.yaml`);
  const action = overlayAction(request);
  if (plan.has(file)) plan.change(file, (text) => withItem(text, ["actions"], action));
  else plan.create(file, overlayFile(`${request.service}: ${tag}`, contract.version, action));
}

function planEmulator(plan: FilePlan, contract: ContractFiles, request: OperationRequest): void {
  const { service, operationId } = request;
  const folder = `packages/emulator/src/services/${service}`;
  if (!plan.has(`${folder}/service.ts`)) return;
  plan.create(`${folder}/${kebabCase(operationId)}.ts`, handlerFile(request));
  plan.create(
    `packages/emulator/test/${service}/${kebabCase(operationId)}.test.ts`,
    handlerTestFile(request, contract.version ?? ""),
  );
}

function inventoryFile(service: string): string {
  return `specs/${service}/inventory.yaml`;
}
