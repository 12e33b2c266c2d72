import { operationsOf, type PlacedOperation } from "@seamline/openapi/operations";
import { resolveReference } from "@seamline/openapi/references";
import { documents, type SpecDocument } from "@seamline/specs";
import { extensionPointRegister, type RegisteredPoint } from "@seamline/specs/provenance";
import { capitalized } from "../html/capitalized.ts";
import { type OperationView, operationView } from "./operation-view.ts";
import { type ProfileDocument, profileDocument } from "./profile-document.ts";
import { type ContractUrls, contractUrls } from "./site-urls.ts";

/** The contract of one version of a service, with its profiles. */
export interface Contract {
  readonly service: string;
  readonly version: string | undefined;
  /** Title, for example `Functions Service API v1`. */
  readonly title: string;
  /** Short name for menus, for example `Functions`. */
  readonly name: string;
  readonly urls: ContractUrls;
  readonly shown: ProfileDocument;
  /** The most complete profile. The same as `shown` for a contract without overlays. */
  readonly filled: ProfileDocument;
  readonly operations: readonly Operation[];
  readonly resources: readonly Resource[];
  /** Extension points with their state in the most complete profile. */
  readonly points: readonly RegisteredPoint[];
}

/** An operation of a contract in both profiles. */
export interface Operation {
  readonly operationId: string;
  /** Title, for example `Close a matter`. */
  readonly title: string;
  /** HTTP method in upper case. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  /** Client path, for example `matters.close`. */
  readonly place: string;
  readonly url: string;
  /** Undefined if only the reference profile has the operation. */
  readonly shown: OperationView | undefined;
  readonly filled: OperationView;
}

/** Operations with the same tag. */
export interface Resource {
  readonly tag: string;
  /** Title, for example `Held accounts`. */
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly operations: readonly Operation[];
}

let known: readonly Contract[] | undefined;

/** Returns all contracts in `@seamline/specs`, in the order of its documents. */
export function contracts(): readonly Contract[] {
  known ??= contractsOf(documents);
  return known;
}

/** Returns the display name of a service, for example `Retention`. */
export function serviceName(service: string): string {
  return contracts().find((contract) => contract.service === service)?.name ?? service;
}

/** Returns a contract's title with its version. Titles may already contain the version. */
export function titleWithVersion({ title, version }: Pick<Contract, "title" | "version">): string {
  return version === undefined || title.endsWith(` ${version}`) ? title : `${title} ${version}`;
}

/** Groups documents into contracts with their profiles. */
export function contractsOf(all: readonly SpecDocument[]): Contract[] {
  const groups = Map.groupBy(all, ({ service, version }) => `${service}/${version}`);
  return [...groups.values()].map(contractOf);
}

function contractOf(profiles: readonly SpecDocument[]): Contract {
  const fewestFirst = profiles.toSorted((a, b) => a.overlays.length - b.overlays.length);
  const [shown, filled] = [fewestFirst[0], fewestFirst.at(-1)] as [SpecDocument, SpecDocument];
  const documents = { shown: profileDocument(shown), filled: profileDocument(filled) };
  const operations = operationsIn(documents.shown, documents.filled);
  return {
    service: shown.service,
    version: shown.version,
    title: shown.title,
    name: titleOf(shown.service),
    urls: contractUrls(shown),
    ...documents,
    operations,
    resources: resourcesIn(documents.filled, operations),
    points: extensionPointRegister(filled),
  };
}

function operationsIn(shown: ProfileDocument, filled: ProfileDocument): Operation[] {
  const viewsAsShown = viewsOf(shown);
  const views = viewsOf(filled);
  return operationsOf(filled.bundle).map(({ path, method, operation }) => {
    const operationId = operation.operationId as string;
    return {
      operationId,
      title: operation.summary ?? operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags?.[0] ?? "",
      place: operation["x-method"] ?? operationId,
      url: filled.urls.operation(operationId),
      shown: viewsAsShown.get(operationId),
      filled: views.get(operationId) as OperationView,
    };
  });
}

function viewsOf(document: ProfileDocument): Map<string, OperationView> {
  const operations = operationsOf(document.bundle);
  const standard = standardParameters(document, operations);
  return new Map(
    operations.map((placed) => [
      placed.operation.operationId as string,
      operationView(document, placed, standard),
    ]),
  );
}

/** Returns the query parameters that every operation accepts. Empty for a contract with a single operation. */
function standardParameters(
  { bundle }: ProfileDocument,
  operations: readonly PlacedOperation[],
): ReadonlySet<string> {
  const named = operations.map(({ operation }) =>
    (operation.parameters ?? [])
      .map((parameter) => resolveReference(bundle, parameter))
      .flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : [])),
  );
  const [first = [], ...others] = named;
  if (others.length === 0) return new Set();
  return new Set(first.filter((name) => others.every((names) => names.includes(name))));
}

function resourcesIn({ bundle, urls }: ProfileDocument, operations: readonly Operation[]): Resource[] {
  const tags = (bundle.tags ?? []) as readonly { name: string; description?: string }[];
  return tags.map(({ name, description = "" }) => ({
    tag: name,
    title: withAcronyms(titleOf(name), description),
    description,
    url: urls.resource(name),
    operations: operations.filter(({ tag }) => tag === name),
  }));
}

/** Converts a camel-case name to a title: `heldAccounts` becomes `Held accounts`. */
function titleOf(name: string): string {
  const words = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return capitalized(words);
}

/** Capitalizes acronyms that the description writes in capitals: `Dns zones` becomes `DNS zones`. */
function withAcronyms(title: string, description: string): string {
  const acronyms = new Set(description.match(/\b[A-Z]{2,}\b/g));
  const words = title.split(" ");
  return words.map((word) => (acronyms.has(word.toUpperCase()) ? word.toUpperCase() : word)).join(" ");
}
