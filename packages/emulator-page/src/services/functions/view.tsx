import "./functions.css";
import type { JSX } from "preact";
import type { Item } from "../../contract/item-identity.ts";
import { DONE, defineView, type FirstItem, type ItemSectionProps } from "../../views/service-view.ts";
import { CallSection } from "./call-section.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { EventForm } from "./event-form.tsx";
import { EventPage } from "./event-page.tsx";
import { isFirstGeneration, nameParts, placeName, shortName, triggerOf } from "./function-item.ts";
import { LogSection } from "./log-section.tsx";
import { OperationSection } from "./operation-section.tsx";
import { proposedEvent } from "./proposed-event.ts";
import { SourceSection } from "./source-section.tsx";
import { callText, eventText, functionText } from "./strings.ts";

const PLACE = {
  label: functionText.location,
  text: ({ name }: Item) => nameParts(name)?.location ?? "",
  width: "minmax(0, 1.6fr)",
  onPhones: true,
};

/** Functions are deployed from an archive. This command creates it. */
const DEPLOYED_FROM_FOLDER: FirstItem = {
  text: functionText.deployFirst,
  command: "npx @seamline/emulator --function hello=./hello --watch",
};

/**
 * The functions view. Uses the latest version of the API, which also returns functions that were deployed with other
 * versions.
 */
export default defineView({
  document: "functions@v2",
  resources: {
    "projects.locations.functions": {
      title: shortName,
      hint: (item) => [placeName(item), item.description].filter(Boolean).join(" – "),
      columns: [
        { pointer: "/state", width: "6.5rem" },
        PLACE,
        {
          label: functionText.runtime,
          text: ({ buildConfig }) => `${Object(buildConfig).runtime ?? ""}`,
          width: "5.5rem",
        },
        { label: functionText.trigger, text: triggerName, width: "minmax(0, 1.6fr)" },
      ],
      sections: [
        {
          title: callText.call,
          isFor: (item) => !triggerOf(item) || isFirstGeneration(item),
          Section: CallSection,
        },
        { title: eventText.sendTitle, isFor: isTriggered, Section: EventSection },
        { title: functionText.log, Section: LogSection },
        { title: eventText.deliveries, isFor: isTriggered, Section: DeliverySection },
        { title: functionText.source, Section: SourceSection },
        { title: functionText.operations, Section: OperationSection },
      ],
      first: DEPLOYED_FROM_FOLDER,
    },
    "projects.locations.operations": {
      title: shortName,
      hint: placeName,
      columns: [DONE, { label: functionText.function, text: targetName }],
    },
  },
  pages: [{ path: "events", label: eventText.events, Page: EventPage }],
});

function isTriggered(item: Item): boolean {
  return triggerOf(item) !== undefined;
}

/** Returns the type of the events that call a function, or `HTTP`. */
function triggerName(item: Item): string {
  const trigger = triggerOf(item);
  return trigger === undefined ? "HTTP" : (trigger.eventType ?? trigger.pubsubTopic ?? functionText.event);
}

function targetName({ metadata }: Item): string {
  return shortName({ name: Object(metadata).target });
}

function EventSection({ service, item }: ItemSectionProps): JSX.Element {
  const { project = "", location = "" } = nameParts(item.name) ?? {};
  return <EventForm service={service.name} event={proposedEvent(item)} scope={{ project, location }} />;
}

function DeliverySection({ service, item }: ItemSectionProps): JSX.Element {
  return <DeliveryList service={service.name} name={`${item.name}`} />;
}
