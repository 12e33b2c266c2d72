import { fillPath, readName } from "@seamline/ui/request/resource-name";
import type { Item } from "../../contract/item-identity.ts";
import { scalarText } from "../../contract/scalar-text.ts";

/** The parts of a function's name, or of an operation's. */
export interface NameParts {
  readonly project: string;
  readonly location: string;
  readonly id: string;
}

/** Reads the name of what is in a location. @returns `undefined` for other texts */
export function nameParts(name: unknown): NameParts | undefined {
  if (typeof name !== "string") return undefined;
  const read = readName("projects/{project}/locations/{location}/{collection}/{id}", name, []);
  if (!("values" in read)) return undefined;
  const { project = "", location = "", id = "" } = read.values;
  return { project, location, id };
}

/** `greet` */
export function shortName({ name }: Item): string {
  return nameParts(name)?.id ?? scalarText(name) ?? "(no name)";
}

/** `demo · europe-west1` */
export function placeName({ name }: Item): string {
  const parts = nameParts(name);
  return parts ? `${parts.project} · ${parts.location}` : "";
}

/** The trigger of a function that runs in response to events. */
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

/** Functions of the first generation can be called by an operation of v1 as well. */
export function isFirstGeneration({ environment }: Item): boolean {
  return environment === "GEN_1";
}

/** The path of a function's own address. */
export function runPath(name: unknown): string {
  return fillPath("/run/{project}/{location}/{id}", { ...nameParts(name) });
}
