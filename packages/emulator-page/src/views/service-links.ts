import { readName } from "@seamline/ui/request/resource-name";
import type { OpenDocument } from "../contract/documents.ts";
import type { PathValues } from "../contract/item-identity.ts";
import { type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import type { PageRoot, PageService } from "../protocol.ts";
import type { ServiceView } from "./service-view.ts";

/** A link in the navigation that leads to a root list or another page of a service. */
export interface ServiceLink {
  readonly label: string;
  /** Distinguishes several lists of the same resource, for example `project demo`. */
  readonly hint?: string;
  readonly segments: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Returns the links for a service: the root lists that the emulator returns, lists without parameters, and the
 * service's own pages.
 */
export function serviceLinks(
  service: PageService,
  document: OpenDocument,
  view: ServiceView | undefined,
): ServiceLink[] {
  const named = distinct(service.roots.flatMap((root) => rootLink(root, document)));
  const keys = new Set(named.map(({ segments: [key] }) => key));
  const others = [...document.resources.values()]
    .filter(({ key, list }) => list?.parameters.length === 0 && !keys.has(key))
    .map(({ key, name }) => ({ label: wordsOf(name), segments: [key] }));
  const pages = (view?.pages ?? []).map(({ path, label }) => ({ label, segments: [path] }));
  return [...named, ...others, ...pages];
}

/** Merges lists that differ only in the caller. */
function distinct(links: readonly ServiceLink[]): ServiceLink[] {
  const byPlace = new Map(links.map((link) => [JSON.stringify([link.segments, link.query]), link]));
  return [...byPlace.values()];
}

function rootLink(root: PageRoot, document: OpenDocument): ServiceLink[] {
  const operation = document.operation(root.operationId);
  const resource = [...document.resources.values()].find(({ list }) => list === operation);
  if (!operation || !resource) return [];
  const { label, query, headers } = root;
  return [
    {
      label: wordsOf(resource.name),
      segments: [resource.key, ...rootValues(root, operation)],
      // Lists that depend on the caller show the selected caller's items, so they need no hint.
      ...(label !== undefined && !headers && { hint: label }),
      ...(query && { query }),
    },
  ];
}

/** Returns a root list's path values. They are given individually or as a single resource name. */
function rootValues({ path }: PageRoot, { parameters, placed }: ResourceOperation): PathValues {
  const name = placed.operation["x-resource-name"];
  const whole = name && path[name.parameter];
  if (!name || whole === undefined) return parameters.map((parameter) => path[parameter] ?? "");
  const read = readName(name.pattern, whole, []);
  return "values" in read ? parameters.map((parameter) => read.values[parameter] ?? "") : [];
}
