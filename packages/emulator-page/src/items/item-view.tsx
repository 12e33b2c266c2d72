import { pointerTo } from "@seamline/openapi/json-pointer";
import { CodeBlock } from "@seamline/ui/code/code-block";
import { formatJson } from "@seamline/ui/form/json-text";
import { StatesDrawing } from "@seamline/ui/states/states-drawing";
import type { JSX } from "preact";
import { ActionPanel } from "../actions/action-panel.tsx";
import { formOf } from "../contract/calls.ts";
import { machineOf, type OpenDocument } from "../contract/documents.ts";
import { type Item, type PathValues, titleOf } from "../contract/item-identity.ts";
import { childrenOf, type Resource, type ResourceOperation } from "../contract/resource-tree.ts";
import { scalarText } from "../contract/scalar-text.ts";
import { valueNames } from "../lists/item-columns.ts";
import { ResourceList } from "../lists/resource-list.tsx";
import { WithinList } from "../lists/within-list.tsx";
import { PaneHead } from "../page/pane-head.tsx";
import { go, hrefOf } from "../page/route.ts";
import { useEscape } from "../page/use-escape.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { itemText, pageText } from "../strings.ts";
import type { ServiceView } from "../views/service-view.ts";
import { bodyFromItem } from "./item-body.ts";
import { ItemHead } from "./item-head.tsx";
import { useItem } from "./item-loader.ts";
import { Place } from "./place.tsx";
import { ValueView } from "./value-view.tsx";

export interface ItemViewProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ServiceView | undefined;
  readonly values: PathValues;
  /** The operation whose form is currently open. */
  readonly doing: string | undefined;
  readonly caller: PageCaller | undefined;
}

/** Shows an item: its fields, its lifecycle, its operations and its children. */
export function ItemView(props: ItemViewProps): JSX.Element {
  const { service, resource, values } = props;
  const { value: item, problem } = useItem({ ...props, service: service.name });
  const outer = hrefOf(placeAround(props));
  const here = hrefOf([service.name, resource.key, ...values]);
  useEscape(() => location.assign(props.doing === undefined ? outer : here));
  const head = (
    <PaneHead closed={outer}>
      <Place {...props} isItem />
    </PaneHead>
  );
  if (!item)
    return (
      <section class="item" aria-label={itemText.item}>
        {head}
        <p class={problem === undefined ? "none" : "problem"}>{problem ?? pageText.loading}</p>
      </section>
    );
  const view = props.view?.resources?.[resource.key];
  return (
    <section class="item" aria-label={titleOf(item, view?.title)} key={values.join("\n")}>
      {head}
      <ItemHead {...props} view={view} item={item} />
      <Doing {...props} item={item} />
      <Sections {...props} item={item} areLast={false} />
      <Children {...props} item={item} />
      <Sections {...props} item={item} areLast={true} />
      <h2>{itemText.fields}</h2>
      <ValueView value={otherFields(props, item)} />
      <States {...props} item={item} />
      <details class="ti-panel raw">
        <summary>{itemText.json}</summary>
        <CodeBlock label={itemText.itemJson} text={formatJson(item)} language="json" />
      </details>
    </section>
  );
}

/** Returns the members that are not shown elsewhere on the page. Adds names to enumerated numbers. */
function otherFields({ document, resource, view }: ItemViewProps, item: Item): Item {
  const within = childrenOf(document.resources, resource.key).map(
    ({ key }) => view?.resources?.[key]?.within,
  );
  const seen = new Set([...within, ...(view?.resources?.[resource.key]?.sectionMembers ?? [])]);
  const own = Object.entries(item).filter(([name]) => !seen.has(name) && !isKey(resource, name));
  return Object.fromEntries(
    own.map(([name, value]) => {
      const word = valueNames(document, resource, pointerTo(name)).get(value);
      return [name, word === undefined ? value : `${value} (${word})`];
    }),
  );
}

/** Returns whether a member only exists so that the page can identify the item. */
function isKey({ itemParameters }: Resource, member: string): boolean {
  return member.startsWith("_") && itemParameters.includes(member);
}

/** Returns the location of the parent item, or of the list if there is no parent item. */
function placeAround({ service, document, resource, values }: ItemViewProps): readonly string[] {
  const parent = document.resources.get(resource.parent ?? "");
  if (parent?.get) return [service.name, parent.key, ...values.slice(0, parent.itemParameters.length)];
  return [service.name, resource.key, ...values.slice(0, resource.list?.parameters.length ?? 0)];
}

type WithItem = ItemViewProps & { readonly item: Item };

function Doing(props: WithItem): JSX.Element | null {
  const { service, document, resource, values, item, doing, caller } = props;
  const operation = doing === undefined ? undefined : document.operation(doing);
  if (!operation) return null;
  return (
    <ActionPanel
      key={operation.operationId}
      service={service}
      document={document}
      operation={operation}
      values={values}
      body={operation === resource.update ? editedBody(props, operation, item) : undefined}
      caller={caller}
      onClose={() => go([service.name, resource.key, ...values])}
    />
  );
}

function editedBody({ document, service }: ItemViewProps, operation: ResourceOperation, item: Item): unknown {
  const model = formOf(document, service, operation).body?.schema;
  return model && bodyFromItem(model, item);
}

function States({ service, document, resource, values, item }: WithItem): JSX.Element | null {
  const found = machineOf(document, resource);
  const state = found && scalarText(item[found.field]);
  if (!found || state === undefined || found.machine.transitions.length === 0) return null;
  const { machine } = found;
  const name = machine.states.some((each) => each.name === state) ? state : `${found.field}: ${state}`;
  const here = [resource.update, ...resource.actions, resource.delete].map((each) => each?.operationId);
  return (
    <>
      <h2>{itemText.lifecycle}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would add a landmark */}
      <div class="life-cycle" role="group" aria-label={itemText.lifecycleAt(name)} tabIndex={0}>
        <StatesDrawing
          machine={machine}
          now={name}
          hrefOf={(operationId) =>
            here.includes(operationId)
              ? hrefOf([service.name, resource.key, ...values], { do: operationId })
              : undefined
          }
        />
      </div>
    </>
  );
}

function Sections({
  service,
  document,
  resource,
  view,
  values,
  item,
  caller,
  areLast,
}: WithItem & { readonly areLast: boolean }): JSX.Element {
  const sections = view?.resources?.[resource.key]?.sections ?? [];
  const own = sections.filter(({ isFor, isLast = false }) => isLast === areLast && (isFor?.(item) ?? true));
  return (
    <>
      {own.map(({ title, Section }) => (
        <section key={title} class="own-section">
          <h2>{title}</h2>
          <Section
            service={service}
            document={document}
            resource={resource}
            values={values}
            item={item}
            caller={caller}
          />
        </section>
      ))}
    </>
  );
}

/** Sorts child resources in the order defined by the view. */
function inOrder(children: readonly Resource[], view: ServiceView | undefined): Resource[] {
  const keys = Object.keys(view?.resources ?? {});
  const placeOf = ({ key }: Resource): number => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return children.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function Children({ service, document, resource, view, values, item, caller }: WithItem): JSX.Element {
  return (
    <>
      {inOrder(childrenOf(document.resources, resource.key), view).map((child) => {
        const own = view?.resources?.[child.key];
        const props = { service, document, resource: child, view: own, values, caller, level: 2 as const };
        if (own?.within !== undefined)
          return <WithinList key={child.key} {...props} item={item} member={own.within} />;
        return child.list?.parameters.length === values.length ? (
          <ResourceList key={child.key} {...props} />
        ) : null;
      })}
    </>
  );
}
