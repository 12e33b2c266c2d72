import type { JsonObject } from "./json.ts";

/**
 * Returns the extension point for a resource's fields, given the resource's row of `fields` in an inventory. The row's
 * `point` takes precedence. The default for "matter collaborator" is `matterCollaborator.fields`.
 */
export function pointOfResource({ point, resource }: JsonObject): string {
  const name = String(resource).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  return String(point ?? `${name}.fields`);
}
