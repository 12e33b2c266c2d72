import type { ContractFiles, KnownOperation, Members } from "./contract-files.ts";
import { textsOf } from "./contract-files.ts";

/** Conventions that all operations of a contract follow, and that a new operation must also follow. */
export interface Conventions {
  /** Inferred facts about an operation, by name: `idempotency`. */
  readonly inferred: readonly string[];
  /** Extension points of every operation that concern credentials, permissions or parameters. */
  readonly points: readonly string[];
  /** `2XX`, `200`. */
  readonly successStatus: string;
  readonly inferredOfSuccess: readonly string[];
  readonly inferredOfRequest: readonly string[];
  /** References to the error responses of every operation, keyed by status. */
  readonly failures: Readonly<Record<string, Members>>;
  /** Prefix of schema names in references from path files: `../components/schemas/`. */
  readonly schemasFrom: string;
}

/** Areas of the extension points that can apply to every operation. */
const AREAS_OF_CALLS: ReadonlySet<unknown> = new Set(["auth", "permissions", "parameters"]);

/** Reads the conventions of a contract from its operations. @param points the contract's points, by id */
export function conventionsOf(
  { operations }: ContractFiles,
  points: Readonly<Record<string, Members>>,
): Conventions {
  const successes = operations.flatMap(({ members }) => entriesOf(members.responses, /^2/));
  const [successStatus = "200"] = byFrequency(successes.map(([status]) => status));
  const requests = operations.flatMap(({ members }) =>
    members.requestBody ? [members.requestBody as Members] : [],
  );
  return {
    inferred: inAll(operations.map(({ members }) => textsOf(members["x-inferred"]))),
    points: inAll(operations.map(({ members }) => textsOf(members["x-extension-point"]))).filter((id) =>
      AREAS_OF_CALLS.has(points[id]?.area),
    ),
    successStatus,
    inferredOfSuccess: inAll(successes.map(([, response]) => textsOf(response["x-inferred"]))),
    inferredOfRequest: inAll(requests.map((request) => textsOf(request["x-inferred"]))),
    failures: commonFailures(operations),
    schemasFrom: schemasFrom(operations),
  };
}

function entriesOf(responses: unknown, statuses: RegExp): [status: string, response: Members][] {
  return Object.entries((responses ?? {}) as Record<string, Members>).filter(([status]) =>
    statuses.test(status),
  );
}

function commonFailures(operations: readonly KnownOperation[]): Record<string, Members> {
  const each = operations.map(({ members }) => Object.fromEntries(entriesOf(members.responses, /^[345d]/)));
  const [first = {}, ...others] = each;
  return Object.fromEntries(
    Object.entries(first).filter(
      ([status, { $ref }]) => $ref !== undefined && others.every((other) => other[status]?.$ref === $ref),
    ),
  );
}

/**
 * Returns the prefix that path files use in references to schemas. Its depth depends on the folder of the path files.
 */
function schemasFrom(operations: readonly KnownOperation[]): string {
  const [, folder] =
    /"((?:\.\.\/)+components\/schemas\/)/.exec(JSON.stringify(operations.map(({ members }) => members))) ??
    [];
  return folder ?? "../components/schemas/";
}

/** Returns the items that all lists contain, in the order of the first list. */
function inAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  return first.filter((each) => others.every((list) => list.includes(each)));
}

function byFrequency(values: readonly string[]): string[] {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts.keys()].sort(
    (one, other) => (counts.get(other)?.length ?? 0) - (counts.get(one)?.length ?? 0),
  );
}
