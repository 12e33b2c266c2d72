import type { ComponentType } from "preact";
import type { OpenDocument } from "../contract/documents.ts";
import type { Item, ItemTitle, PathValues } from "../contract/item-identity.ts";
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
  /** What an item is called, by one of its members or by all of it. */
  readonly title?: ItemTitle;
  /** What stands beside the title of an open item, such as its full name. */
  readonly hint?: (item: Item) => string;
  /** What a list shows of each item, without its title. */
  readonly columns?: readonly ListColumn[];
  /** The member of an item of the parent that has the items, where no operation lists them. */
  readonly within?: string;
  /** The order of items that are within another one. */
  readonly order?: (one: Item, other: Item) => number;
  /** The query parameter of the list that searches it. */
  readonly search?: string;
  /** Parts of an item's page, above its fields. */
  readonly sections?: readonly ItemSection[];
  /** Members that a section shows, so that the fields need not. */
  readonly sectionMembers?: readonly string[];
  /** The body of a request that makes an item, which its form and the command for the first one begin with. */
  readonly proposal?: (caller: PageCaller | undefined) => unknown;
  /** How the first item comes to be, where a request alone does not make it. */
  readonly first?: FirstItem;
}

/** A member of the item by its JSON pointer, or what a cell of the list says. */
export type ListColumn = string | MemberColumn | ComputedColumn;

export interface ColumnLayout {
  /** The width as a track of a grid, such as `5rem`. */
  readonly width?: string;
  /** Whether a phone shows it too. The first one of a list is always shown. */
  readonly onPhones?: boolean;
}

export interface MemberColumn extends ColumnLayout {
  /** JSON pointer into the item. */
  readonly pointer: string;
  /** The name of the member unless given. */
  readonly label?: string;
}

export interface ComputedColumn extends ColumnLayout {
  readonly label: string;
  readonly text: (item: Item) => string;
}

/** Whether a long-running operation has ended. */
export const DONE: ComputedColumn = {
  label: "done",
  text: ({ done }) => (done === true ? "yes" : "no"),
  width: "4rem",
};

export interface FirstItem {
  /** A sentence. */
  readonly text: string;
  /** A command for a shell. */
  readonly command?: string;
}

export interface ItemSection {
  readonly title: string;
  /** Whether an item has it; every one has unless given. */
  readonly isFor?: (item: Item) => boolean;
  /** Whether it stands below what belongs to the item, and not above. */
  readonly isLast?: boolean;
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
