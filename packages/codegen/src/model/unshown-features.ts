import type { FullerProfile, OperationModel, UnshownFeature } from "./model.ts";

/** Finds features of the fuller profile that the given operations lack. */
export function describeFullerProfile(
  shown: readonly OperationModel[],
  all: readonly OperationModel[],
  moduleName: string,
): FullerProfile {
  const fuller = new Map(all.map((operation) => [operation.id, operation]));
  const features = new Map<string, UnshownFeature>();
  for (const { id, pagination, longRunning } of shown) {
    const other = fuller.get(id);
    if (other?.pagination && !pagination) features.set(id, { feature: "pages", describedIn: moduleName });
    if (other?.longRunning && !longRunning)
      features.set(id, { feature: "longRunning", describedIn: moduleName });
  }
  return { moduleName, features };
}

/** Returns a paragraph for the doc comment of a client, if another profile of its service is more complete. */
export function fullerText({ moduleName }: FullerProfile): string {
  return `It only has features that the source document describes. For the complete service, import from \`${moduleName}\`.`;
}

/** Returns the advice in a compile error: `to iterate, import from @seamline/retention/reference`. */
export function adviceOf({ feature, describedIn }: UnshownFeature): string {
  return `to ${feature === "pages" ? "iterate" : "wait"}, import from ${describedIn}`;
}

/** Returns a paragraph about a missing feature, with the module that has it. */
export function unshownText(unshown: UnshownFeature | undefined): string | undefined {
  if (unshown === undefined) return undefined;
  const [what, purpose] =
    unshown.feature === "pages"
      ? ["the pages of this list", "iterate"]
      : ["how to wait for the result", "wait"];
  return `The document does not describe ${what}. To ${purpose}, import from \`${unshown.describedIn}\`.`;
}
