import type { JsonObject } from "./json.ts";

/**
 * Returns the extension point for the fields of a resource, from a row of `fields` in an inventory. This is the row's
 * `point` or, by default, `matterCollaborator.fields` for "matter collaborator".
 */
export function pointOfResource({ point, resource }: JsonObject): string {
  const name = String(resource).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return String(point ?? `${name}.fields`);
}
