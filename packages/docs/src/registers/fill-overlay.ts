import type { OpenApiDocument } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import type { SpecDocument } from "@seamline/specs";
import type { RegisteredPoint } from "@seamline/specs/provenance";
import { stringify } from "yaml";
import type { openPoints, ProfileDocument } from "../model/profile-document.ts";
import { exampleUpdates } from "./example-update.ts";
import { jsonPathOf, quoted } from "./json-path.ts";

/** An action of an OpenAPI Overlay, as it is written. */
interface Action {
  readonly target: string;
  readonly description?: string;
  readonly "x-fills": readonly string[];
  readonly update?: unknown;
  readonly remove?: true;
}

/** A point that is open at more places is closed at all of them by one action that selects them by its id. */
const LISTED_PLACES = 3;

/**
 * The overlay that a reader copies to fill an extension point: it closes the point wherever it is open, and writes an
 * example at the first of these places.
 *
 * @returns YAML; undefined for a point that is open nowhere, such as one of which only parts are open
 */
export function fillOverlay({ bundle, spec }: ProfileDocument, point: RegisteredPoint): string | undefined {
  const [first] = point.openAt;
  if (first === undefined) return undefined;
  const fills = { "x-fills": [point.id] };
  const updates = exampleUpdates(bundle, point, first).map(({ target, update }) => ({
    target,
    description: "An example: write what you know.",
    ...fills,
    update,
  }));
  const removals = targetsToRemove(bundle, point).map((target) => ({
    target,
    ...fills,
    remove: true as const,
  }));
  return overlayText(spec, point, [...removals, ...updates]);
}

function overlayText(spec: SpecDocument, { id }: RegisteredPoint, actions: readonly Action[]): string {
  const info = { title: `What we know of ${id}`, version: "1" };
  const text = stringify({ overlay: "1.1.0", info, actions }, { lineWidth: 0, aliasDuplicateObjects: false });
  return `# npx seamline-codegen --spec ${specifierOf(spec)} --overlay own.overlay.yaml --out src/own\n${text}`;
}

/** The name of a document that `seamline-codegen` takes: `@seamline/specs/retention/v1/reference`. */
export function specifierOf({ service, version, profile }: SpecDocument): string {
  const parts = [service, version, profile === "as shown" ? undefined : profile];
  return `@seamline/specs/${parts.filter((part) => part !== undefined).join("/")}`;
}

function targetsToRemove(bundle: OpenApiDocument, point: RegisteredPoint): string[] {
  const { id, openAt } = point;
  if (openAt.length <= LISTED_PLACES) return openAt.map((pointer) => markAt(bundle, id, pointer));
  const named = openAt.map((pointer) => namedAt(bundle, pointer));
  const single = `$..[?@['x-extension-point'] == ${quoted(id)}]['x-extension-point']`;
  const listed = `$..['x-extension-point'][?@ == ${quoted(id)}]`;
  return [
    ...(named.some((written) => typeof written === "string") ? [single] : []),
    ...(named.some((written) => typeof written !== "string") ? [listed] : []),
  ];
}

/** Where the part names only this point and is an open object, the object closes with it. */
function markAt(bundle: OpenApiDocument, id: string, pointer: string): string {
  const path = jsonPathOf(bundle, pointer);
  const part = valueAt(bundle, pointer) as { readonly additionalProperties?: unknown };
  if (typeof namedAt(bundle, pointer) !== "string")
    return `${path}['x-extension-point'][?@ == ${quoted(id)}]`;
  if (part.additionalProperties === true) return `${path}['additionalProperties','x-extension-point']`;
  return `${path}['x-extension-point']`;
}

function namedAt(bundle: OpenApiDocument, pointer: string): unknown {
  return (valueAt(bundle, pointer) as Parameters<typeof openPoints>[0])["x-extension-point"];
}
