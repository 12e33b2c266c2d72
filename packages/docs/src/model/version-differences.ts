import type { Contract, Operation } from "./contract.ts";
import type { OperationView } from "./operation-view.ts";
import {
  pairOf,
  type SchemaDifference,
  type SchemaPair,
  schemaDifferences,
  typeText,
} from "./schema-differences.ts";
import { withoutVersion } from "./version-groups.ts";

type Profile = "shown" | "filled";

/** What changes for whoever moves from one version to another. */
export interface VersionDifferences {
  readonly from: Contract;
  readonly to: Contract;
  readonly added: readonly Operation[];
  readonly removed: readonly Operation[];
  readonly changed: readonly OperationDifference[];
  /** Operations of the new version that differ in nothing but the version in their paths and in fields of schemas. */
  readonly alike: readonly Operation[];
  readonly schemas: readonly SchemaDifference[];
}

/** How an operation differs between two versions. */
export interface OperationDifference {
  readonly from: Operation;
  readonly to: Operation;
  readonly changes: readonly Change[];
}

/** A part of an operation that differs. */
export interface Change {
  readonly part: "Path" | "Client" | "Name" | "Parameter" | "Body" | "Response";
  /** Absent where only the new version has the part. */
  readonly from?: string;
  /** Absent where only the old version has the part. */
  readonly to?: string;
}

/** Compares two versions of a service in a profile. Operations are the same if they have the same id. */
export function versionDifferences(from: Contract, to: Contract, profile: Profile): VersionDifferences {
  const [old, now] = [operationsIn(from, profile), operationsIn(to, profile)];
  const pairs = [...now].flatMap(([id, operation]) => {
    const before = old.get(id);
    return before === undefined ? [] : [{ from: before, to: operation }];
  });
  const compared = pairs.map((pair) => ({ ...pair, changes: changesOf(pair, { from, to }, profile) }));
  const bodies = pairs.flatMap((pair) => bodyPairs(pair.from[profile], pair.to[profile]));
  return {
    from,
    to,
    added: [...now].flatMap(([id, operation]) => (old.has(id) ? [] : [operation])),
    removed: [...old].flatMap(([id, operation]) => (now.has(id) ? [] : [operation])),
    changed: compared.filter(({ changes }) => changes.length > 0),
    alike: compared.filter(({ changes }) => changes.length === 0).map((pair) => pair.to),
    schemas: schemaDifferences(from[profile], to[profile], bodies),
  };
}

function operationsIn({ operations }: Contract, profile: Profile): Map<string, Operation> {
  return new Map(
    operations
      .filter((operation) => operation[profile])
      .map((operation) => [operation.operationId, operation]),
  );
}

interface Pair<Part> {
  readonly from: Part;
  readonly to: Part;
}

function changesOf(pair: Pair<Operation>, contracts: Pair<Contract>, profile: Profile): Change[] {
  const views = { from: pair.from[profile] as OperationView, to: pair.to[profile] as OperationView };
  return [
    ...changed("Path", endpointOf(pair.from, contracts.from), endpointOf(pair.to, contracts.to)),
    ...changed("Client", pair.from.place, pair.to.place),
    ...changed("Name", nameOf(views.from), nameOf(views.to)),
    ...parameterChanges(views),
    ...changed("Body", typeText(views.from.body?.type), typeText(views.to.body?.type)),
    ...changed("Response", responseOf(views.from), responseOf(views.to)),
  ];
}

function changed(part: Change["part"], from: string | undefined, to: string | undefined): Change[] {
  if (from === to) return [];
  return [{ part, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}

function endpointOf({ method, path }: Operation, contract: Contract): string {
  return `${method} ${withoutVersion(path, contract)}`;
}

/** The name that the client takes for the path, with its pattern. */
function nameOf({ resourceName }: OperationView): string | undefined {
  return resourceName && `${resourceName.parameter}: ${resourceName.pattern}`;
}

function parameterChanges({ from, to }: Pair<OperationView>): Change[] {
  const [old, now] = [parametersOf(from), parametersOf(to)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].flatMap((name) => changed("Parameter", old.get(name), now.get(name)));
}

/** Query and header parameters with their types, by name; those of the path are told by the path. */
function parametersOf({ parameters }: OperationView): Map<string, string> {
  return new Map(
    parameters.map(({ name, type, required }) => [
      name,
      `${name}: ${typeText(type)}${required ? " (required)" : ""}`,
    ]),
  );
}

function responseOf({ responses }: OperationView): string | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  return success && [success.status, typeText(success.body?.type)].filter(Boolean).join(" ");
}

/** The schemas of the bodies of an operation in both versions, with which a comparison of fields begins. */
function bodyPairs(from: OperationView | undefined, to: OperationView | undefined): SchemaPair[] {
  const success = (view: OperationView | undefined) =>
    view?.responses.find(({ status }) => status.startsWith("2"))?.body;
  return [pairOf(from?.body, to?.body), pairOf(success(from), success(to))].flatMap((pair) => pair ?? []);
}
