import type { ComponentType } from "preact";
import type { OpenDocument } from "../contract/documents.ts";
import type { Item, PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import type { PageCaller, PageService } from "../protocol.ts";

/**
 * What the page cannot read from a service's contract: declared in `src/services/<service>/view.tsx`, as its default
 * export. A service without one has lists, items and forms all the same.
 */
export interface ServiceView {
  /** The document in whose words the service is shown at first, such as `functions@v2`; its first unless given. */
  readonly document?: string;
  /** By key of the resource: `matters.holds`. */
  readonly resources?: Readonly<Record<string, ResourceView>>;
  /** Pages of the service beside its resources. */
  readonly pages?: readonly ServicePage[];
}

export interface ResourceView {
  /** The member that says what an item is called. */
  readonly title?: string;
  /** JSON pointers to what a list shows of each item, without its title. */
  readonly columns?: readonly string[];
  /** JSON pointer to the items in an item of the parent, where no operation lists them. */
  readonly within?: string;
  /** The query parameter of the list that searches it. */
  readonly search?: string;
  /** Parts of an item's page, above its fields. */
  readonly sections?: readonly ItemSection[];
}

export interface ItemSection {
  readonly title: string;
  readonly Section: ComponentType<ItemSectionProps>;
}

/** What a part of an item's page is given. */
export interface ItemSectionProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly values: PathValues;
  readonly item: Item;
  /** Who calls. */
  readonly caller: PageCaller | undefined;
}

export interface ServicePage {
  /** What follows the service's name in the address: `events`. */
  readonly path: string;
  readonly label: string;
  readonly Page: ComponentType<ServicePageProps>;
}

export interface ServicePageProps {
  readonly service: PageService;
  readonly caller: PageCaller | undefined;
}

export function defineView(view: ServiceView): ServiceView {
  return view;
}
