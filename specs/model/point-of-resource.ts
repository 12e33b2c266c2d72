import type { JsonObject } from "./json.ts";

/**
 * The point that the schemas of a resource name, for a row of `fields` in an inventory: what the row says or else
 * `matterCollaborator.fields` for "matter collaborator".
 */
export function pointOfResource({ point, resource }: JsonObject): string {
  const name = String(resource).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return String(point ?? `${name}.fields`);
}
