import { serviceViews } from "emulator-page:service-views";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type OpenDocument, openDocument } from "../contract/documents.ts";
import type { PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { ItemView } from "../items/item-view.tsx";
import { Place } from "../items/place.tsx";
import { ResourceList } from "../lists/resource-list.tsx";
import { useCaller } from "../page/caller.ts";
import { hrefOf, type Route } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import { pageText } from "../strings.ts";
import { serviceLinks } from "../views/service-links.ts";
import type { ServiceView } from "../views/service-view.ts";

interface ServiceRouteProps {
  readonly service: PageService;
  readonly route: Route;
}

/** Shows the current view of a service: a list, a list and an item, or another page of the service. */
export function ServiceRoute({ service, route }: ServiceRouteProps): JSX.Element {
  const view = serviceViews[service.name];
  const { document, problem } = useDocument(view?.document ?? service.documents[0]?.id ?? "");
  const caller = useCaller(service);
  if (!document)
    return <p class={problem === undefined ? "none" : "problem"}>{problem ?? pageText.loading}</p>;
  const [, key, ...values] = route.segments;
  if (key === undefined) return <FirstList service={service} document={document} view={view} />;
  const page = view?.pages?.find(({ path }) => path === key);
  if (page) return <page.Page service={service} caller={caller} />;
  const resource = document.resources.get(key);
  if (!resource) return <p class="problem">{pageText.noResource(key, service.name)}</p>;
  const doing = route.query.do;
  return <Open {...{ service, document, view, resource, values, doing, caller }} />;
}

interface FirstListProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly view: ServiceView | undefined;
}

/** Replaces the URL of a service with the URL of its first list, so that each list has one URL. */
function FirstList({ service, document, view }: FirstListProps): JSX.Element | null {
  const [first] = serviceLinks(service, document, view);
  const href = first && hrefOf([service.name, ...first.segments]);
  useEffect(() => {
    if (href !== undefined) location.replace(href);
  }, [href]);
  return href === undefined ? <p class="problem">{pageText.noLists(service.name)}</p> : null;
}

interface OpenProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly view: ServiceView | undefined;
  readonly resource: Resource;
  readonly values: PathValues;
  readonly doing: string | undefined;
  readonly caller: ReturnType<typeof useCaller>;
}

/** Shows an item next to its list if the URL contains the path values of an item. */
function Open(props: OpenProps): JSX.Element {
  const { service, document, view, resource, values, caller } = props;
  const isItem = resource.itemParameters.length > 0 && values.length === resource.itemParameters.length;
  const list = listAround(document, resource, values, service);
  return (
    <div class={isItem ? "split open" : "split"}>
      {list && (
        <ResourceList
          key={list.resource.key}
          service={service}
          document={document}
          resource={list.resource}
          view={view?.resources?.[list.resource.key]}
          place={<Place {...props} resource={list.resource} values={list.values} />}
          values={list.values}
          open={isItem ? values.slice(0, list.resource.itemParameters.length) : undefined}
          caller={caller}
        />
      )}
      {isItem && <ItemView {...props} />}
    </div>
  );
}

/**
 * Returns the root list to show next to an item. It can be the list of a distant ancestor. For example, a hold is shown
 * next to the list of matters, because the list of holds is part of a matter.
 */
function listAround(
  document: OpenDocument,
  resource: Resource,
  values: PathValues,
  service: PageService,
): { readonly resource: Resource; readonly values: PathValues } | undefined {
  const isItem = values.length === resource.itemParameters.length && values.length > 0;
  if (!isItem && resource.list) return { resource, values };
  const links = serviceLinks(service, document, undefined);
  for (let each: Resource | undefined = resource; each; each = document.resources.get(each.parent ?? "")) {
    const link = links.find(({ segments: [key] }) => key === each?.key);
    if (link && each.list)
      return { resource: each, values: fitting(links, each, values) ?? link.segments.slice(1) };
  }
  return resource.list ? { resource, values: values.slice(0, resource.list.parameters.length) } : undefined;
}

/** Returns the list of a resource that contains an item. `-` matches any value. */
function fitting(
  links: ReturnType<typeof serviceLinks>,
  { key }: Resource,
  values: PathValues,
): PathValues | undefined {
  const found = links.find(
    ({ segments: [first, ...own] }) =>
      first === key && own.every((value, index) => value === "-" || value === values[index]),
  );
  return found?.segments.slice(1);
}

function useDocument(id: string): { readonly document?: OpenDocument; readonly problem?: string } {
  const [state, setState] = useState<{ document?: OpenDocument; problem?: string }>({});
  useEffect(() => {
    let isOver = false;
    openDocument(id).then(
      (document) => isOver || setState({ document }),
      (error: unknown) => isOver || setState({ problem: (error as Error).message }),
    );
    return () => {
      isOver = true;
    };
  }, [id]);
  return state;
}
