import type { ComponentType } from "preact";
import type { OpenDocument } from "../contract/documents.ts";
import type { Item, ItemTitle, PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { pageText } from "../strings.ts";

/**
 * Customizations for a service whose contract is not sufficient to show it. The default export of
 * `src/services/<service>/view.tsx`. Services without a view also have lists, items and forms.
 */
export interface ServiceView {
  /**
   * The document that is used to show the service, such as `functions@v2`. Defaults to the service's first document.
   */
  readonly document?: string;
  /** Views of resources by key, for example `matters.holds`. */
  readonly resources?: Readonly<Record<string, ResourceView>>;
  /** Additional pages for the service. */
  readonly pages?: readonly ServicePage[];
}

export interface ResourceView {
  /** Title of an item. */
  readonly title?: ItemTitle;
  /** Text to show below the title of an open item, such as its full name. */
  readonly hint?: (item: Item) => string;
  /** Columns of the list, not including the title. */
  readonly columns?: readonly ListColumn[];
  /** The member of the parent that contains the items, if they cannot be listed by an operation. */
  readonly within?: string;
  /** Sort order of items that are part of their parent. */
  readonly order?: (one: Item, other: Item) => number;
  /** The query parameter for searching the list. */
  readonly search?: string;
  /** Sections of an item's page, shown above its fields. */
  readonly sections?: readonly ItemSection[];
  /** Members shown by a section, and therefore omitted from the fields. */
  readonly sectionMembers?: readonly string[];
  /**
   * Returns an example body for a create request. It is used in the form, and in the command that creates the first
   * item.
   */
  readonly proposal?: (caller: PageCaller | undefined) => unknown;
  /** How to create the first item, if this takes more than a single request. */
  readonly first?: FirstItem;
}

/** A column that shows a member of the item, or a computed value. */
export type ListColumn = string | MemberColumn | ComputedColumn;

export interface ColumnLayout {
  /** Width of the grid track, such as `5rem`. */
  readonly width?: string;
  /** Whether the column is shown on phones. The first column is always shown. */
  readonly onPhones?: boolean;
  /** Width of the grid track on phones, if it differs. */
  readonly phoneWidth?: string;
}

export interface MemberColumn extends ColumnLayout {
  /** JSON pointer to a member of the item. */
  readonly pointer: string;
  /** Heading of the column. Defaults to the member's name. */
  readonly label?: string;
}

export interface ComputedColumn extends ColumnLayout {
  readonly label: string;
  readonly text: (item: Item) => string;
}

/** A column that shows whether a long-running operation is done. */
export const DONE: ComputedColumn = {
  label: pageText.done,
  text: ({ done }) => (done === true ? pageText.yes : pageText.no),
  width: "4rem",
};

export interface FirstItem {
  /** A sentence. */
  readonly text: string;
  /** A list that the sentence mentions. */
  readonly link?: { readonly label: string; readonly resource: string };
  /** Shell command, or a function that returns it if it depends on the state. */
  readonly command?: string | ((place: FirstItemPlace) => Promise<string | undefined>);
}

/** The list in which the first item is created. */
export interface FirstItemPlace {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly caller: PageCaller | undefined;
}

export interface ItemSection {
  readonly title: string;
  /** Returns whether an item has this section. By default, all items have it. */
  readonly isFor?: (item: Item) => boolean;
  /** True to show the section below the item's children instead of above them. */
  readonly isLast?: boolean;
  readonly Section: ComponentType<ItemSectionProps>;
}

/** Props of a section on an item's page. */
export interface ItemSectionProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly values: PathValues;
  readonly item: Item;
  readonly caller: PageCaller | undefined;
}

export interface ServicePage {
  /** Path segment after the service name, for example `events`. */
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
