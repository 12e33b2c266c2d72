import type { StateMachine, StateTransition } from "@seamline/ui/states/state-machine";
import type { JSX } from "preact";
import { machineOf, type OpenDocument } from "../contract/documents.ts";
import { type Item, type PathValues, titleOf } from "../contract/item-identity.ts";
import { type Resource, type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { scalarText } from "../contract/scalar-text.ts";
import { StateBadge } from "../lists/item-table.tsx";
import { hrefOf } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import type { ResourceView } from "../views/service-view.ts";

interface ItemHeadProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  readonly values: PathValues;
  readonly item: Item;
  /** The operation whose form is open. */
  readonly doing: string | undefined;
}

/** What an item is called, the state that it is in, and what can be done with it. */
export function ItemHead(props: ItemHeadProps): JSX.Element {
  const { document, resource, view, item } = props;
  const found = machineOf(document, resource);
  const state = found && scalarText(item[found.field]);
  const hint = view?.hint?.(item) ?? "";
  const { update, actions, delete: remove } = resource;
  const all = [update, ...actions, remove].filter((operation) => operation !== undefined);
  return (
    <header class="item-head">
      <h1>
        {titleOf(item, view?.title)} {state !== undefined && <StateBadge state={state} />}
      </h1>
      {hint !== "" && <p class="item-hint">{hint}</p>}
      <div class="actions">
        {all.map((operation) => (
          <Action
            key={operation.operationId}
            {...props}
            operation={operation}
            machine={found?.machine}
            state={state}
          />
        ))}
      </div>
    </header>
  );
}

type ActionProps = ItemHeadProps & {
  readonly operation: ResourceOperation;
  readonly machine: StateMachine | undefined;
  readonly state: string | undefined;
};

/** An operation that the item's state does not allow says from which state it leads on. */
function Action({ service, resource, values, doing, operation, machine, state }: ActionProps): JSX.Element {
  const { update, delete: remove } = resource;
  const { operationId, name } = operation;
  const label = wordsOf(operation === update ? "edit" : name);
  // What the operation does to the state of the item.
  const steps = machine?.transitions.filter((step) => step.operationId === operationId) ?? [];
  const needed = statesNeeded(machine, steps, state);
  if (needed !== undefined)
    return (
      <button type="button" aria-disabled="true" title={`${label} needs ${needed}.`}>
        {label}
      </button>
    );
  return (
    <a
      class={operation === remove ? "button danger" : "button"}
      href={hrefOf([service.name, resource.key, ...values], { do: operationId })}
      aria-current={doing === operationId ? "true" : undefined}
      title={steps.find(({ requires }) => requires !== undefined)?.requires}
    >
      {label}
    </a>
  );
}

/** The states in which an operation leads on, where the item is in none of them; `undefined` if it may be tried. */
function statesNeeded(
  machine: StateMachine | undefined,
  steps: readonly StateTransition[],
  state: string | undefined,
): string | undefined {
  const from = [...new Set(steps.flatMap((step) => step.from))];
  if (state === undefined || from.length === 0 || from.some((name) => name === state)) return undefined;
  // States that are flags are named with their member, so that a state is not found among them.
  return machine?.states.some(({ name }) => name === state) ? from.join(" or ") : undefined;
}
