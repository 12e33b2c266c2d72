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

export interface VersionDifferences {
  readonly from: Contract;
  readonly to: Contract;
  readonly added: readonly Operation[];
  readonly removed: readonly Operation[];
  readonly changed: readonly OperationDifference[];
  /** Operations whose paths differ only in the version. The fields of their schemas may differ. */
  readonly alike: readonly Operation[];
  readonly schemas: readonly SchemaDifference[];
}

export interface OperationDifference {
  readonly from: Operation;
  readonly to: Operation;
  readonly changes: readonly Change[];
}

/** A change to a part of an operation. */
export interface Change {
  readonly part: "Path" | "Client" | "Name" | "Parameter" | "Body" | "Response";
  /** Undefined if only the new version has the part. */
  readonly from?: string;
  /** Undefined if only the old version has the part. */
  readonly to?: string;
}

/** Compares two versions of a service in a profile. Matches operations by ID. */
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

/** Returns the resource name that the client accepts, with its pattern. */
function nameOf({ resourceName }: OperationView): string | undefined {
  return resourceName && `${resourceName.parameter}: ${resourceName.pattern}`;
}

function parameterChanges({ from, to }: Pair<OperationView>): Change[] {
  const [old, now] = [parametersOf(from), parametersOf(to)];
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].flatMap((name) => changed("Parameter", old.get(name), now.get(name)));
}

/** Returns the query and header parameters with their types. Changes to path parameters are visible in the path. */
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

/** Returns an operation's corresponding body schemas, which are the first pairs to compare. */
function bodyPairs(from: OperationView | undefined, to: OperationView | undefined): SchemaPair[] {
  const success = (view: OperationView | undefined) =>
    view?.responses.find(({ status }) => status.startsWith("2"))?.body;
  return [pairOf(from?.body, to?.body), pairOf(success(from), success(to))].flatMap((pair) => pair ?? []);
}
