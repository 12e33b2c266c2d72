import { fillPath, readName } from "@seamline/ui/request/resource-name";
import type { Item } from "../../contract/item-identity.ts";
import { scalarText } from "../../contract/scalar-text.ts";
import { pageText } from "../../strings.ts";

/** Parts of the name of a function or operation. */
export interface NameParts {
  readonly project: string;
  readonly location: string;
  readonly id: string;
}

/** Parses the name of a function or operation. @returns `undefined` for other text */
export function nameParts(name: unknown): NameParts | undefined {
  if (typeof name !== "string") return undefined;
  const read = readName("projects/{project}/locations/{location}/{collection}/{id}", name, []);
  if (!("values" in read)) return undefined;
  const { project = "", location = "", id = "" } = read.values;
  return { project, location, id };
}

/** Returns the last part of a name, for example `greet`. */
export function shortName({ name }: Item): string {
  return nameParts(name)?.id ?? scalarText(name) ?? pageText.unnamed;
}

/** Formats project and location as `demo / europe-west1`. */
export function placeName({ name }: Item): string {
  const parts = nameParts(name);
  return parts ? `${parts.project} / ${parts.location}` : "";
}

/** Trigger of a function that is called by events. */
export interface Trigger {
  readonly eventType?: string;
  readonly pubsubTopic?: string;
  readonly eventFilters?: readonly EventFilter[];
  readonly retryPolicy?: string;
}

export interface EventFilter {
  readonly attribute?: string;
  readonly value?: string;
  readonly operator?: string;
}

export function triggerOf({ eventTrigger }: Item): Trigger | undefined {
  return typeof eventTrigger === "object" && eventTrigger !== null ? (eventTrigger as Trigger) : undefined;
}

/** First-generation functions can also be called with a v1 operation. */
export function isFirstGeneration({ environment }: Item): boolean {
  return environment === "GEN_1";
}

/** Returns the path of a function's URL. */
export function runPath(name: unknown): string {
  return fillPath("/run/{project}/{location}/{id}", { ...nameParts(name) });
}
