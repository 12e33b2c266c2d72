import type { ComponentType } from "preact";
import type { OpenDocument } from "../contract/documents.ts";
import type { Item, ItemTitle, PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { pageText } from "../strings.ts";

/**
 * Presentation that a service's contract cannot express, exported by default from `src/services/<service>/view.tsx`.
 * Services without a view still have lists, items and forms.
 */
export interface ServiceView {
  /** Document used to show the service, such as `functions@v2`. Defaults to the service's first document. */
  readonly document?: string;
  /** Views by resource key, for example `matters.holds`. */
  readonly resources?: Readonly<Record<string, ResourceView>>;
  /** Additional pages of the service. */
  readonly pages?: readonly ServicePage[];
}

export interface ResourceView {
  /** Title of an item. */
  readonly title?: ItemTitle;
  /** Text below the title of an open item, such as its full name. */
  readonly hint?: (item: Item) => string;
  /** Columns of the list besides the title. */
  readonly columns?: readonly ListColumn[];
  /** Member of the parent that contains the items, if no operation lists them. */
  readonly within?: string;
  /** Sort order of items that are part of their parent. */
  readonly order?: (one: Item, other: Item) => number;
  /** Query parameter that searches the list. */
  readonly search?: string;
  /** Sections of an item's page, above its fields. */
  readonly sections?: readonly ItemSection[];
  /** Members shown by a section, which the fields omit. */
  readonly sectionMembers?: readonly string[];
  /** Returns an example body for a create request, used in its form and in the command for the first item. */
  readonly proposal?: (caller: PageCaller | undefined) => unknown;
  /** How to create the first item, if a single request cannot. */
  readonly first?: FirstItem;
}

/** A member of the item by its JSON pointer, or a computed column. */
export type ListColumn = string | MemberColumn | ComputedColumn;

export interface ColumnLayout {
  /** Width as a grid track, such as `5rem`. */
  readonly width?: string;
  /** Whether phones show the column. They always show the first column of a list. */
  readonly onPhones?: boolean;
}

export interface MemberColumn extends ColumnLayout {
  /** JSON pointer into the item. */
  readonly pointer: string;
  /** Column heading. Defaults to the name of the member. */
  readonly label?: string;
}

export interface ComputedColumn extends ColumnLayout {
  readonly label: string;
  readonly text: (item: Item) => string;
}

/** Shows whether a long-running operation is done. */
export const DONE: ComputedColumn = {
  label: pageText.done,
  text: ({ done }) => (done === true ? pageText.yes : pageText.no),
  width: "4rem",
};

export interface FirstItem {
  /** A sentence. */
  readonly text: string;
  /** Shell command. */
  readonly command?: string;
}

export interface ItemSection {
  readonly title: string;
  /** Returns whether an item has the section. Defaults to all items. */
  readonly isFor?: (item: Item) => boolean;
  /** Whether the section is below the item's children instead of above. */
  readonly isLast?: boolean;
  readonly Section: ComponentType<ItemSectionProps>;
}

/** Props of a section of an item's page. */
export interface ItemSectionProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly values: PathValues;
  readonly item: Item;
  readonly caller: PageCaller | undefined;
}

export interface ServicePage {
  /** Path segment after the service's name, for example `events`. */
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
