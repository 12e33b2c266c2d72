import type { StateMachine, StateTransition } from "@seamline/ui/states/state-machine";
import type { JSX } from "preact";
import type { PathValues } from "../contract/item-identity.ts";
import { type Resource, type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { MoreMenu } from "../page/more-menu.tsx";
import { hrefOf } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import { itemText } from "../strings.ts";

interface ItemActionsProps {
  readonly service: PageService;
  readonly resource: Resource;
  readonly values: PathValues;
  /** The operation whose form is currently open. */
  readonly doing: string | undefined;
  readonly machine: StateMachine | undefined;
  /** The item's current state. */
  readonly state: string | undefined;
}

/** Number of buttons if no operation changes the state or edits the item. */
const DEFAULT_BUTTONS = 2;

/**
 * Shows the operations that change the state or edit the item as buttons, and all others in a menu. A menu with a single
 * operation is replaced by a button.
 */
export function ItemActions(props: ItemActionsProps): JSX.Element | null {
  const { resource, doing, machine, state } = props;
  const { update, actions, delete: remove } = resource;
  const all = [update, ...actions, remove].filter((operation) => operation !== undefined);
  const isAllowed = (operation: ResourceOperation): boolean =>
    statesNeeded(machine, stepsOf(machine, operation), state) === undefined;
  const changesState = (operation: ResourceOperation): boolean =>
    stepsOf(machine, operation).some(({ from }) => from.some((name) => name === state));
  const main = [...all.filter(changesState), ...(update && isAllowed(update) ? [update] : [])];
  const first = [...new Set(main.length > 0 ? main : all.filter(isAllowed).slice(0, DEFAULT_BUTTONS))];
  const others = all
    .filter((operation) => !first.includes(operation))
    .toSorted((one, other) => Number(isAllowed(other)) - Number(isAllowed(one)));
  if (all.length === 0) return null;
  const views = [...first, ...others].map((operation) => (
    <Action key={operation.operationId} {...props} operation={operation} />
  ));
  const shown = others.length > 1 ? first.length : all.length;
  return (
    <div class="actions">
      {views.slice(0, shown)}
      {shown < all.length && (
        // The key closes the menu when an operation is chosen.
        <MoreMenu key={doing} label={itemText.more}>
          {views.slice(shown)}
        </MoreMenu>
      )}
    </div>
  );
}

function stepsOf(
  machine: StateMachine | undefined,
  { operationId }: ResourceOperation,
): readonly StateTransition[] {
  return machine?.transitions.filter((step) => step.operationId === operationId) ?? [];
}

/**
 * A link to an operation. If the item's state does not allow the operation, the link is disabled and followed by the
 * states that do.
 */
function Action(props: ItemActionsProps & { readonly operation: ResourceOperation }): JSX.Element {
  const { service, resource, values, doing, operation, machine, state } = props;
  const { update, delete: remove } = resource;
  const { operationId, name } = operation;
  const label = wordsOf(operation === update ? itemText.edit : operation === remove ? name : operationId);
  const steps = stepsOf(machine, operation);
  const needed = statesNeeded(machine, steps, state);
  if (needed !== undefined)
    return (
      <button type="button" aria-disabled="true">
        {label} <small>{itemText.requiresState(needed)}</small>
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
