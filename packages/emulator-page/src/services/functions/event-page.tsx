import type { JSX } from "preact";
import type { ServicePageProps } from "../../views/service-view.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { EventForm } from "./event-form.tsx";
import { ANY_EVENT } from "./proposed-event.ts";

/** Events for whichever function they concern, and their way there. */
export function EventPage({ service }: ServicePageProps): JSX.Element {
  return (
    <section class="sheet" aria-label="Events">
      <h1>Events</h1>
      <p>
        An event goes to each function whose trigger lets it through. The page of a function proposes one that
        does.
      </p>
      <EventForm service={service.name} event={ANY_EVENT} scope={{}} />
      <h2>Deliveries</h2>
      <DeliveryList service={service.name} />
    </section>
  );
}
