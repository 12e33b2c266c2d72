import { type StateMachine, stateMachines } from "@seamline/ui/states/state-machine";
import type { Contract, Operation, Resource } from "./contract.ts";
import type { Response } from "./operation-view.ts";
import { collectionsIn, itemPath, operationsAt, withoutNames } from "./path-relations.ts";

/** Links that help after an error. */
export interface ErrorHelp {
  /** Purpose of the links, for example `Find it with`. */
  readonly says: string;
  readonly links: readonly HelpLink[];
}

export interface HelpLink {
  readonly title: string;
  readonly url: string;
}

/** The operation that failed, and the contract in the page's profile. */
interface Failure {
  readonly contract: Contract;
  readonly operation: Operation;
  readonly profile: "shown" | "filled";
  readonly response: Pick<Response, "status" | "description">;
}

/** Rules by status. Other client errors use `resolvingLinks`. */
const RULES: Readonly<Record<string, (failure: Failure) => ErrorHelp>> = {
  401: ({ contract }) => ({
    says: "See",
    links: [{ title: "Credentials", url: `${contract.urls.overview}#credentials` }],
  }),
  403: ({ operation, profile }) => ({
    says: "See",
    links: hasAccessFacts(operation, profile) ? [{ title: "Access", url: "#access" }] : [],
  }),
  404: (failure) => ({ says: "Find it with", links: linksOf(listsInPath(failure)) }),
  429: () => ({ says: "", links: [] }),
};

/**
 * Returns the operations and facts that help after an operation has failed. Derives them from the path, the resources,
 * `x-states`, `x-access-rules` and `x-permissions`.
 */
export function errorHelp(failure: Failure): ErrorHelp | undefined {
  const { status } = failure.response;
  const help = RULES[status]?.(failure) ?? (status.startsWith("4") ? resolvingLinks(failure) : undefined);
  return help === undefined || help.links.length === 0 ? undefined : help;
}

function hasAccessFacts(operation: Operation, profile: Failure["profile"]): boolean {
  const { access } = operation[profile] ?? {};
  return access !== undefined && access.rules.length + access.permissions.length > 0;
}

function linksOf(operations: readonly Operation[]): HelpLink[] {
  return [...new Set(operations)].map(({ title, url }) => ({ title, url }));
}

/** Returns the operations that list the items in the path of an operation. */
function listsInPath({ contract, operation, profile }: Failure): Operation[] {
  const others = contract.operations.filter((other) => other !== operation && other[profile]);
  return collectionsIn(operation.path).flatMap((path) => operationsAt(others, "GET", path));
}

/** Returns the operations that change the state of the item, remove its children, or list existing items. */
function resolvingLinks(failure: Failure): ErrorHelp {
  const { contract, operation, profile, response } = failure;
  const others = contract.operations.filter((other) => other !== operation && other[profile]);
  const own = withoutNames(operation.path);
  const existing = response.status === "409" ? operationsAt(others, "GET", own) : [];
  if (existing.length > 0) return { says: "List the existing items with", links: linksOf(existing) };
  const machines = stateMachines(contract[profile].bundle);
  return {
    says: "Resolve it with",
    links: linksOf([...childCalls(failure, others), ...stateCalls(machines, response, own, others)]),
  };
}

/** Returns the operations that move an item in the path to a state required by the description. */
function stateCalls(
  machines: readonly StateMachine[],
  { description }: Failure["response"],
  path: string,
  others: readonly Operation[],
): Operation[] {
  const required = [...description.matchAll(/not `([^`]+)`/g)].map(([, state]) => state);
  const changes = machines
    .flatMap(({ transitions }) => transitions)
    .filter(({ from, to }) => from.length > 0 && required.includes(to));
  const ids = changes.map(({ operationId }) => operationId);
  return others.filter((other) => {
    const item = itemPath(other);
    return ids.includes(other.operationId) && item !== undefined && path.startsWith(item);
  });
}

/** Returns the operations that list and delete the child items that the description mentions. */
function childCalls({ contract, operation, response }: Failure, others: readonly Operation[]): Operation[] {
  const item = itemPath(operation);
  if (item === undefined) return [];
  const mentioned = contract.resources.filter((resource) => isMentioned(resource, response.description));
  return mentioned.flatMap(({ operations }) =>
    operations
      .filter((child) => others.includes(child))
      .filter(({ method, path }) => {
        const [collection = ""] = withoutNames(path).split(/(?=\/\{\}$)/);
        return (
          ["GET", "DELETE"].includes(method) && isChild(collection, item) && isListOrDelete(method, path)
        );
      }),
  );
}

function isMentioned({ title }: Resource, description: string): boolean {
  return new RegExp(`\\b${title}\\b`, "i").test(description);
}

function isChild(collection: string, item: string): boolean {
  return collection.startsWith(`${item}/`) && !collection.slice(item.length + 1).includes("/");
}

function isListOrDelete(method: string, path: string): boolean {
  return withoutNames(path).endsWith("/{}") === (method === "DELETE");
}
