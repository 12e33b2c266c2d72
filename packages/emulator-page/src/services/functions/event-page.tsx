import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { view } from "../../contract/calls.ts";
import type { Item } from "../../contract/item-identity.ts";
import { useChanges, useLoaded } from "../../live/use-control.ts";
import type { PageService } from "../../protocol.ts";
import { pageText } from "../../strings.ts";
import type { ServicePageProps } from "../../views/service-view.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { EventForm } from "./event-form.tsx";
import { placeName, shortName, triggerOf } from "./function-item.ts";
import { ANY_EVENT, proposedEvent } from "./proposed-event.ts";
import { eventText } from "./strings.ts";

/** A page for sending events to any function with a matching trigger, with a list of all deliveries. */
export function EventPage({ service }: ServicePageProps): JSX.Element {
  const { value, problem } = useLoaded(service.name, useChanges(service.name), () =>
    triggeredFunctions(service),
  );
  const functions = value ?? [];
  const [wanted, setWanted] = useState<string>();
  const [template, setTemplate] = useState<object>();
  // Identifies the form, which starts again with each template.
  const [templates, setTemplates] = useState(0);
  const chosen = wanted === "" ? undefined : (functions.find(({ name }) => name === wanted) ?? functions[0]);
  return (
    <section class="sheet" aria-label={eventText.events}>
      <h1>{eventText.events}</h1>
      <p>{eventText.introduction}</p>
      {value === undefined && problem === undefined ? (
        <p class="none">{pageText.loading}</p>
      ) : (
        <>
          {functions.length > 0 && (
            <Suggestions
              functions={functions}
              chosen={chosen}
              onChoose={(name) => {
                setWanted(name);
                setTemplate(undefined);
              }}
            />
          )}
          <EventForm
            key={`${chosen?.name} ${templates}`}
            service={service.name}
            event={chosen ? proposedEvent(chosen) : ANY_EVENT}
            template={template}
            scope={{}}
          />
          <h2>{eventText.deliveries}</h2>
          <DeliveryList
            service={service.name}
            onTemplate={(event) => {
              setTemplate(event);
              setTemplates(templates + 1);
            }}
          />
        </>
      )}
    </section>
  );
}

interface SuggestionsProps {
  readonly functions: readonly Item[];
  readonly chosen: Item | undefined;
  readonly onChoose: (name: string) => void;
}

/** A field that chooses a function for the suggested event. */
function Suggestions({ functions, chosen, onChoose }: SuggestionsProps): JSX.Element {
  return (
    <label class="row">
      {eventText.suggestFor}
      <select value={`${chosen?.name ?? ""}`} onChange={(event) => onChoose(event.currentTarget.value)}>
        {functions.map((item) => (
          <option key={item.name} value={`${item.name}`}>
            {shortName(item)} ({placeName(item)})
          </option>
        ))}
        <option value="">{eventText.noFunction}</option>
      </select>
    </label>
  );
}

/** Returns the functions that are called by events. */
async function triggeredFunctions({ name, roots }: PageService): Promise<Item[]> {
  const places = roots.filter(({ operationId }) => operationId === "listFunctions");
  const lists = await Promise.all(
    places.map(async ({ path }) => {
      const target = fillPath("/v2/projects/{project}/locations/{location}/functions", { ...path });
      const { functions = [] } = (await view(name, target)) as { readonly functions?: readonly Item[] };
      return functions;
    }),
  );
  return lists.flat().filter((item) => triggerOf(item) !== undefined);
}
