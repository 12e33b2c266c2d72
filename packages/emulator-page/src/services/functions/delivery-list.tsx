import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { untilText, useClock } from "../../clock/use-clock.ts";
import { clockText, shortTime } from "../../contract/scalar-text.ts";
import { StateBadge } from "../../lists/item-table.tsx";
import { control } from "../../live/control-client.ts";
import { useChanges, useControl } from "../../live/use-control.ts";
import { pageText } from "../../strings.ts";
import { FunctionLink } from "./function-link.tsx";
import { eventText } from "./strings.ts";

/** A delivery of an event, returned by `GET /__emulator/functions/events`. */
interface Delivery {
  readonly id: string;
  readonly function: string;
  /** The id and type of the event, or the complete event if a single delivery was requested. */
  readonly event: { readonly id: string; readonly type: string; readonly time?: string };
  readonly state: string;
  readonly attempts: number;
  readonly problem?: string;
  readonly createTime: string;
  readonly updateTime: string;
  readonly nextAttemptAt?: string;
}

/** Maximum number of deliveries to show, newest first. */
const MAX_SHOWN = 50;

interface DeliveryListProps {
  readonly service: string;
  /** Limits the list to a single function. */
  readonly name?: string;
  /** Called with a delivered event that the user wants to edit and send again. */
  readonly onTemplate?: (event: object) => void;
}

/** Lists the latest event deliveries and their attempts. */
export function DeliveryList({ service, name, onTemplate }: DeliveryListProps): JSX.Element {
  const version = useChanges(service);
  const { value, problem } = useControl<{ readonly deliveries: readonly Delivery[] }>(
    `/${service}/events`,
    version,
  );
  if (problem !== undefined) return <p class="problem">{problem}</p>;
  if (!value) return <p class="none">{pageText.loading}</p>;
  const own = value.deliveries.filter((each) => name === undefined || each.function === name);
  if (own.length === 0) return <p class="none">{eventText.noEvents}</p>;
  const latest = own.slice(-MAX_SHOWN).reverse();
  return (
    <>
      <ul class="deliveries">
        {latest.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            service={service}
            delivery={delivery}
            isOfOne={name !== undefined}
            onTemplate={onTemplate}
          />
        ))}
      </ul>
      {own.length > latest.length && <p class="none">{eventText.older(own.length - latest.length)}</p>}
    </>
  );
}

interface DeliveryRowProps extends Pick<DeliveryListProps, "service" | "onTemplate"> {
  readonly delivery: Delivery;
  readonly isOfOne: boolean;
}

function DeliveryRow({ service, delivery, isOfOne, onTemplate }: DeliveryRowProps): JSX.Element {
  const { event, state, attempts, problem, createTime, nextAttemptAt } = delivery;
  return (
    <li class={isOfOne ? "of-one" : undefined}>
      <StateBadge state={state} />
      <code class="delivery-type">{event.type}</code>
      {!isOfOne && (
        <span class="delivery-to">
          <span class="delivery-word">{`${eventText.to} `}</span>
          <FunctionLink service={service} name={delivery.function} />
        </span>
      )}
      <span class="delivery-when" title={eventText.eventId(event.id)}>
        {shortTime(createTime)}
      </span>
      <span>{eventText.attempts(attempts)}</span>
      {onTemplate && <TemplateButton service={service} delivery={delivery} onTemplate={onTemplate} />}
      {nextAttemptAt !== undefined && attempts > 0 && <NextAttempt at={Date.parse(nextAttemptAt)} />}
      {problem !== undefined && <p class="delivery-problem">{problem}</p>}
    </li>
  );
}

interface TemplateButtonProps {
  readonly service: string;
  readonly delivery: Delivery;
  readonly onTemplate: (event: object) => void;
}

/** Loads the delivered event, so that the user can edit it and send it again. */
function TemplateButton({ service, delivery, onTemplate }: TemplateButtonProps): JSX.Element {
  const [problem, setProblem] = useState<string>();
  const load = async (): Promise<void> => {
    const path = `/${service}/events?${new URLSearchParams({ delivery: delivery.id })}`;
    try {
      const { deliveries } = await control<{ readonly deliveries: readonly [Delivery] }>("GET", path);
      // The emulator adds a new id and time, because the template is a new event.
      const { id: _id, time: _time, ...template } = deliveries[0].event;
      onTemplate(template);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <span class="delivery-template">
      <button type="button" onClick={() => void load()}>
        {eventText.useAsTemplate}
      </button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </span>
  );
}

/** Shows the time of the next attempt if a delivery has failed, and a button that advances the clock to this time. */
function NextAttempt({ at }: { readonly at: number }): JSX.Element {
  const clock = useClock();
  return (
    <span class="delivery-next">
      <span title={`${clockText(at)} UTC`}>
        {eventText.next} {clock ? untilText(at - clock.time) : ""}
      </span>{" "}
      <button
        type="button"
        onClick={() => void control("POST", "/clock", { set: at }).catch(() => undefined)}
      >
        {eventText.jump}
      </button>
    </span>
  );
}
