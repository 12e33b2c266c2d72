import type { JSX } from "preact";
import type { OpenDocument } from "../contract/documents.ts";
import { type PathValues, titleOf } from "../contract/item-identity.ts";
import { type Resource, wordsOf } from "../contract/resource-tree.ts";
import { hrefOf } from "../page/route.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { itemText } from "../strings.ts";
import type { ServiceView } from "../views/service-view.ts";
import { useItem } from "./item-loader.ts";

interface PlaceProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ServiceView | undefined;
  readonly values: PathValues;
  readonly caller: PageCaller | undefined;
}

/**
 * Breadcrumb links to the parent items and to the lists that contain them. For an item, the last link leads to its own
 * list. Parents without a page are omitted.
 */
export function Place(props: PlaceProps & { readonly isItem?: boolean }): JSX.Element | null {
  const { service, document, resource, values, isItem = false } = props;
  const links: JSX.Element[] = [];
  for (let each: Resource | undefined = resource; each; each = document.resources.get(each.parent ?? "")) {
    const { key, name, list, get, itemParameters } = each;
    const length = list?.parameters.length ?? Math.max(0, itemParameters.length - 1);
    if (each === resource ? !isItem : !get) continue;
    if (each !== resource) {
      const own = values.slice(0, itemParameters.length);
      links.unshift(<OuterItem key={`${key} item`} {...props} resource={each} values={own} />);
    }
    if (list)
      links.unshift(
        <a key={key} href={hrefOf([service.name, key, ...values.slice(0, length)])}>
          {wordsOf(name)}
        </a>,
      );
  }
  if (links.length === 0) return null;
  return (
    <nav class="place" aria-label={itemText.breadcrumb}>
      {links}
    </nav>
  );
}

/** A link to a parent item. Shows its title, or its id until the title is loaded. */
function OuterItem(props: PlaceProps): JSX.Element {
  const { service, resource, view, values } = props;
  const { value: item } = useItem({ ...props, service: service.name });
  return (
    <a href={hrefOf([service.name, resource.key, ...values])} dir="auto">
      {item ? titleOf(item, view?.resources?.[resource.key]?.title) : values.at(-1)}
    </a>
  );
}
