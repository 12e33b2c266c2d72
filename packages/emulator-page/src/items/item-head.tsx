import type { StateMachine, StateTransition } from "@seamline/ui/states/state-machine";
import type { JSX } from "preact";
import { machineOf, type OpenDocument } from "../contract/documents.ts";
import { type Item, type PathValues, titleOf } from "../contract/item-identity.ts";
import { type Resource, type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { scalarText } from "../contract/scalar-text.ts";
import { StateBadge } from "../lists/item-table.tsx";
import { hrefOf } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import { itemText } from "../strings.ts";
import type { ResourceView } from "../views/service-view.ts";

interface ItemHeadProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  readonly values: PathValues;
  readonly item: Item;
  /** The operation whose form is currently open. */
  readonly doing: string | undefined;
}

/** Shows the title and state of an item, and the operations on it. */
export function ItemHead(props: ItemHeadProps): JSX.Element {
  const { document, resource, view, item } = props;
  const found = machineOf(document, resource);
  const state = found && scalarText(item[found.field]);
  const hint = view?.hint?.(item) ?? "";
  const { update, actions, delete: remove } = resource;
  const all = [update, ...actions, remove].filter((operation) => operation !== undefined);
  const ordered = byUse(all, found?.machine, state);
  return (
    <header class="item-head">
      <h1>
        <bdi>{titleOf(item, view?.title)}</bdi> {state !== undefined && <StateBadge state={state} />}
      </h1>
      {hint !== "" && (
        <p class="item-hint" dir="auto">
          {hint}
        </p>
      )}
      <div class="actions">
        {ordered.map((operation) => (
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

/**
 * Sorts operations: first allowed operations that change the state, then other allowed operations, and finally
 * operations that the current state does not allow.
 */
function byUse(
  operations: readonly ResourceOperation[],
  machine: StateMachine | undefined,
  state: string | undefined,
): readonly ResourceOperation[] {
  const rankOf = ({ operationId }: ResourceOperation): number => {
    const steps = stepsOf(machine, operationId);
    if (statesNeeded(machine, steps, state) !== undefined) return 2;
    return steps.some(({ from }) => from.some((name) => name === state)) ? 0 : 1;
  };
  return operations.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function stepsOf(machine: StateMachine | undefined, operationId: string): readonly StateTransition[] {
  return machine?.transitions.filter((step) => step.operationId === operationId) ?? [];
}

type ActionProps = ItemHeadProps & {
  readonly operation: ResourceOperation;
  readonly machine: StateMachine | undefined;
  readonly state: string | undefined;
};

/**
 * A link to an operation. If the item's state does not allow the operation, the link is disabled and lists the states
 * that do.
 */
function Action({ service, resource, values, doing, operation, machine, state }: ActionProps): JSX.Element {
  const { update, delete: remove } = resource;
  const { operationId, name } = operation;
  const label = wordsOf(operation === update ? itemText.edit : name);
  const steps = stepsOf(machine, operationId);
  const needed = statesNeeded(machine, steps, state);
  if (needed !== undefined)
    return (
      <button type="button" aria-disabled="true" title={itemText.requiresState(label, needed)}>
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

/** Returns the states that an operation requires, or `undefined` if the item's current state allows it. */
function statesNeeded(
  machine: StateMachine | undefined,
  steps: readonly StateTransition[],
  state: string | undefined,
): string | undefined {
  const from = [...new Set(steps.flatMap((step) => step.from))];
  if (state === undefined || from.length === 0 || from.some((name) => name === state)) return undefined;
  // The name of a boolean state contains its member, for example `done: true`, so it never equals the value itself.
  return machine?.states.some(({ name }) => name === state) ? from.join(itemText.or) : undefined;
}
