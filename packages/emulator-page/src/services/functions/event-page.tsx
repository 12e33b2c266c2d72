import type { JSX } from "preact";
import type { ServicePageProps } from "../../views/service-view.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { EventForm } from "./event-form.tsx";
import { ANY_EVENT } from "./proposed-event.ts";
import { eventText } from "./strings.ts";

/** A page for sending events to any function with a matching trigger, with a list of all deliveries. */
export function EventPage({ service }: ServicePageProps): JSX.Element {
  return (
    <section class="sheet" aria-label={eventText.events}>
      <h1>{eventText.events}</h1>
      <p>{eventText.introduction}</p>
      <EventForm service={service.name} event={ANY_EVENT} scope={{}} />
      <h2>{eventText.deliveries}</h2>
      <DeliveryList service={service.name} />
    </section>
  );
}
