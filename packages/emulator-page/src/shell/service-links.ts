import { readName } from "@seamline/ui/request/resource-name";
import type { OpenDocument } from "../contract/documents.ts";
import type { PathValues } from "../contract/item-identity.ts";
import { type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import type { PageRoot, PageService } from "../protocol.ts";
import type { ServiceView } from "../views/service-view.ts";

/** A list at the top of a service, or a page of its own. */
export interface ServiceLink {
  readonly label: string;
  /** What tells several lists of a resource apart: `project demo`. */
  readonly hint?: string;
  readonly segments: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
}

/** What a service has at its top: the lists that the emulator names, those that need no names, and its own pages. */
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

/** Lists that differ in their callers alone are one list. */
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
      // A list of one caller is that of whoever is chosen to call.
      ...(label !== undefined && !headers && { hint: label }),
      ...(query && { query }),
    },
  ];
}

/** The values of a root's path, by parameter or as the one name that stands for all of them. */
function rootValues({ path }: PageRoot, { parameters, placed }: ResourceOperation): PathValues {
  const name = placed.operation["x-resource-name"];
  const whole = name && path[name.parameter];
  if (!name || whole === undefined) return parameters.map((parameter) => path[parameter] ?? "");
  const read = readName(name.pattern, whole, []);
  return "values" in read ? parameters.map((parameter) => read.values[parameter] ?? "") : [];
}
