import type { FullerProfile, OperationModel, UnshownFeature } from "./model.ts";

/** Compares the operations of a document with those of its fuller profile. */
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

/** Returns the paragraph about a client of which a fuller profile exists. */
export function fullerText({ moduleName }: FullerProfile): string {
  return `It has only what the source document shows. For the whole service, import from \`${moduleName}\`.`;
}

/** Returns the advice of a compiler's message: `to iterate, import from @seamline/retention/reference`. */
export function adviceOf({ feature, describedIn }: UnshownFeature): string {
  return `to ${feature === "pages" ? "iterate" : "wait"}, import from ${describedIn}`;
}

/** Returns the paragraph of a comment: what is not shown, and the import that has it. */
export function unshownText(unshown: UnshownFeature | undefined): string | undefined {
  if (unshown === undefined) return undefined;
  const [what, purpose] =
    unshown.feature === "pages"
      ? ["the pages of this list", "iterate"]
      : ["how to wait for the result", "wait"];
  return `The document does not show ${what}. To ${purpose}, import from \`${unshown.describedIn}\`.`;
}
