import { parsePointer } from "@seamline/openapi/json-pointer";
import type { RegisteredPoint } from "@seamline/specs/provenance";
import { escapeHtml as text } from "./escape-html.ts";
import type { OperationLink } from "./profile-page.ts";

/** Groups of components, one of a group and several. */
const KINDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  schemas: ["schema", "schemas"],
  parameters: ["parameter", "parameters"],
  responses: ["response", "responses"],
};

/** A place in a document: its group of components, if it is in one, and its name as HTML. */
interface Place {
  readonly group: string | undefined;
  readonly name: string;
}

/** Renders where a point is still open; nothing where it is not. */
export function openPlaces({ openAt }: RegisteredPoint, operations: readonly OperationLink[]): string {
  if (openAt.length === 0) return "";
  const places = openAt.map((pointer) => placeAt(pointer, operations));
  const groups = [...Map.groupBy(places, ({ group }) => group)].map(describeGroup);
  return `<p class="places">Open at ${groups.join("; ")}</p>\n`;
}

function describeGroup([group, places]: readonly [string | undefined, readonly Place[]]): string {
  const names = places.map(({ name }) => name).join(", ");
  if (group === undefined) return names;
  const [one, several] = KINDS[group] ?? [group, group];
  return `${places.length === 1 ? one : several} ${names}`;
}

function placeAt(pointer: string, operations: readonly OperationLink[]): Place {
  const [part, name, entry, ...rest] = parsePointer(pointer);
  if (part === undefined) return { group: undefined, name: "the whole document" };
  if (part === "components") {
    const below = rest.filter((segment) => segment !== "properties").map((segment) => `.${segment}`);
    return { group: name, name: `<code>${text(`${entry}${below.join("")}`)}</code>` };
  }
  const operation = operations.find(({ method, path }) => path === name && method.toLowerCase() === entry);
  if (operation === undefined) return { group: undefined, name: `<code>${text(pointer)}</code>` };
  const below = rest.length === 0 ? "" : ` <code>${text(rest.join("/"))}</code>`;
  const link = `<a href="${text(operation.href)}">${text(operation.summary)}</a>`;
  return { group: undefined, name: `${link}${below}` };
}
