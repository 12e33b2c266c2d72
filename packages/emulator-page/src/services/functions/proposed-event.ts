import type { Item } from "../../contract/item-identity.ts";
import { type EventFilter, isFirstGeneration, type Trigger, triggerOf } from "./function-item.ts";

/** An event in the CloudEvents JSON format. */
export type ProposedEvent = Readonly<Record<string, unknown>> & { readonly type: string };

const MESSAGE_PUBLISHED = "google.cloud.pubsub.topic.v1.messagePublished";

/** A generic event, used as an example. */
export const ANY_EVENT: ProposedEvent = { type: "com.example.made", data: { name: "first.txt" } };

/** Returns an example event that matches a function's trigger. */
export function proposedEvent(item: Item): ProposedEvent {
  const trigger = triggerOf(item) ?? {};
  const { eventType, pubsubTopic, eventFilters = [] } = trigger;
  const type = eventType || (pubsubTopic ? MESSAGE_PUBLISHED : ANY_EVENT.type);
  const attributes = Object.fromEntries(eventFilters.map(attributeFor));
  const hasSource = "source" in attributes;
  return {
    type,
    ...(pubsubTopic && (hasSource ? { topic: pubsubTopic } : { source: pubsubTopic })),
    ...attributes,
    data: dataFor(type, trigger, item),
  } as ProposedEvent;
}

/**
 * Returns the attribute that a filter requires. A trigger's `resource` attribute corresponds to the `source` of an
 * event.
 */
function attributeFor({ attribute = "", value = "", operator = "" }: EventFilter): [string, string] {
  const name = attribute === "resource" ? "source" : attribute;
  return [name, operator === "" ? value : pathFor(value)];
}

/** Returns a path that matches a pattern. */
function pathFor(pattern: string): string {
  return pattern
    .replaceAll(/\{[^{}=]*=([^{}]*)\}/g, "$1")
    .replaceAll(/\{([^{}]*)\}/g, "$1")
    .replaceAll(/\*+/g, "first");
}

function dataFor(type: string, { pubsubTopic, eventFilters = [] }: Trigger, item: Item): unknown {
  if (pubsubTopic || /pubsub|message/i.test(type)) return messageFor(item);
  if (!/storage|object|file|upload/i.test(type)) return {};
  const bucket = eventFilters.find(({ attribute }) => attribute === "bucket")?.value ?? "first-bucket";
  return { bucket, name: "first.txt", size: 1024, contentType: "text/plain" };
}

/** First-generation functions receive only the message. Later ones also receive the name of the subscription. */
function messageFor(item: Item): unknown {
  const message = { data: btoa("Hello"), attributes: { from: "the emulator's page" } };
  if (isFirstGeneration(item)) return message;
  return { message: { ...message, messageId: "1" }, subscription: "projects/demo/subscriptions/first" };
}
