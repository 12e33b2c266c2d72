import type { Schema } from "@seamline/openapi/document";
import type { SchemaObserver } from "@seamline/openapi/infer-schema";
import { valueAt } from "@seamline/openapi/json-pointer";
import type { ObservedSchemaOptions } from "@seamline/openapi/observed-schema";
import { SpecError } from "@seamline/openapi/spec-error";
import { walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { pascalCase } from "../identifiers.ts";
import type { DraftAction } from "./draft-action.ts";
import { pathTo } from "./json-path.ts";
import { type Comparison, missingPart, withCount } from "./missing-part.ts";
import { nameOfPlace, type PointPlace } from "./point-places.ts";
import { type NamedPoint, placeAction } from "./skeleton-actions.ts";

export interface Proposal {
  readonly actions: DraftAction[];
  readonly remarks: string[];
}

export interface ProposalOptions {
  /** Name of the schema that the examples belong to, if the point has several schemas. */
  readonly schema?: string | undefined;
  /** True if the examples contain all members, so that new objects are closed. */
  readonly close: boolean;
}

/** A schema to compare with examples. */
interface Subject {
  readonly segments: readonly string[];
  readonly name: string;
  /** True if new members must not be added to the schema. */
  readonly isForKnownMembers: boolean;
  readonly place?: PointPlace;
}

const AREAS = ["fields", "payload", "values", "states", "errors"];

/**
 * Returns actions that add parts of the examples to the document. Examples come from responses. If the point has
 * schemas for both requests and responses, types are added to known request members, but no new members are added to
 * requests.
 *
 * @throws SpecError if JSON examples cannot fill the point, or contain nothing new
 */
export function proposedActions(
  point: NamedPoint,
  places: readonly PointPlace[],
  document: OpenApiDocument,
  observer: SchemaObserver,
  options: ProposalOptions,
): Proposal {
  if (!AREAS.includes(point.area ?? ""))
    throw new SpecError(
      `cannot fill ${point.id} from JSON examples: its area is ${point.area ?? "missing"}`,
      "omit --from and edit the skeleton",
    );
  const subjects = subjectsOf(point, places, document, options.schema);
  const written: ObservedSchemaOptions = {
    point: point.id,
    dialect: document.openapi.startsWith("3.0") ? "3.0" : "3.1",
    isClosed: options.close,
    allValues: true,
    keepsUnknown: true,
  };
  const proposals = subjects.map((subject) => propose(point, subject, document, observer, written));
  const remarks = [...new Set(proposals.flatMap((proposal) => proposal.remarks))];
  if (!proposals.some(({ isNews }) => isNews))
    throw new SpecError(
      `the examples contain nothing new${remarks.length > 0 ? ` (${remarks.join("; ")})` : ""}`,
      "omit --from to write a skeleton",
    );
  return { actions: proposals.flatMap(({ action }) => action ?? []), remarks };
}

function propose(
  point: NamedPoint,
  { segments, name, isForKnownMembers, place }: Subject,
  document: OpenApiDocument,
  observer: SchemaObserver,
  options: ObservedSchemaOptions,
): { action?: DraftAction; isNews: boolean; remarks: string[] } {
  const isNew = valueAt(document, segments) === undefined;
  const at = isNew ? [...segments] : [];
  const remarks: string[] = [];
  const comparison: Comparison = { document, options, isForKnownMembers, comments: new Map(), remarks };
  const existing = (valueAt(document, segments) ?? {}) as Schema;
  const part = missingPart(existing, observer, at, comparison);
  if (part === undefined)
    return {
      ...(place && options.isClosed && { action: placeAction(point, place, document) }),
      isNews: false,
      remarks,
    };
  if (isForKnownMembers)
    comparison.comments.set("", "The types come from responses. Requests may accept additional members.");
  const examples = observer.count === 1 ? "1 example" : `${observer.count} examples`;
  const description = `Derived from ${examples} of ${name}.`;
  const counted = withCount(part, observer, observer.count);
  const update = isNew ? nested(segments, counted) : counted;
  const target = isNew ? "$" : pathTo(segments, document);
  return { action: { target, description, update, comments: comparison.comments }, isNews: true, remarks };
}

function subjectsOf(
  point: NamedPoint,
  places: readonly PointPlace[],
  document: OpenApiDocument,
  schema: string | undefined,
): Subject[] {
  const found = places.flatMap((place) => subjectAt(point, place, document));
  if (schema !== undefined) return [chosenSubject(schema, found, document), ...knownOnly(found, schema)];
  if (found.length === 0) return [newSubject(point)];
  const responses = schemasOfResponses(document);
  const isOfResponse = ({ segments }: Subject): boolean => responses.has(segments.slice(0, 3).join("/"));
  if (!found.some(isOfResponse)) {
    return point.area === "fields" && places.some(({ kind }) => kind === "responses")
      ? [newSubject(point), ...found.map((subject) => ({ ...subject, isForKnownMembers: true }))]
      : found;
  }
  return found.map((subject) => ({ ...subject, isForKnownMembers: !isOfResponse(subject) }));
}

function chosenSubject(name: string, found: readonly Subject[], document: OpenApiDocument): Subject {
  const segments = ["components", "schemas", name];
  const known = found.find((subject) => subject.segments.join("/") === segments.join("/"));
  if (known) return known;
  if (valueAt(document, segments) !== undefined) return { segments, name, isForKnownMembers: false };
  const names = found.map((subject) => subject.name).join(", ");
  throw new SpecError(
    `the document has no schema ${name}`,
    names === "" ? "omit --schema" : `use one of ${names}`,
  );
}

function knownOnly(found: readonly Subject[], chosen: string): Subject[] {
  const others = found.filter(({ segments }) => segments[2] !== chosen);
  return others.map((subject) => ({ ...subject, isForKnownMembers: true }));
}

/** Returns the schema at a place: the schema itself, or the schema of a parameter or a response body. */
function subjectAt(point: NamedPoint, place: PointPlace, document: OpenApiDocument): Subject | [] {
  const name = nameOfPlace(place, document);
  const subject = { name, isForKnownMembers: false };
  if (place.kind === "schemas") return { ...subject, segments: place.segments, place };
  if (place.kind === "parameters" || place.kind === "headers")
    return { ...subject, segments: [...place.segments, "schema"] };
  if (place.kind !== "responses" || point.area === "fields") return [];
  const body = bodyOf(place, document);
  return body ? { ...subject, segments: body } : [];
}

/** Returns the path segments of a JSON body's schema, or of the component it refers to. */
function bodyOf({ segments }: PointPlace, document: OpenApiDocument): string[] | undefined {
  const at = [...segments, "content", "application/json", "schema"];
  const schema = valueAt(document, at) as Schema | undefined;
  if (schema === undefined) return undefined;
  const component = /^#\/components\/schemas\/([^/]+)$/.exec(schema.$ref ?? "");
  return component ? ["components", "schemas", component[1] as string] : at;
}

/** Returns a new schema for a resource that the document does not describe: `Account` for `account.fields`. */
function newSubject({ id }: NamedPoint): Subject {
  const name = pascalCase(id.replace(/\.[^.]*$/, ""));
  return { segments: ["components", "schemas", name], name, isForKnownMembers: false };
}

function nested(segments: readonly string[], value: unknown): Record<string, unknown> {
  return segments.reduceRight((inner, key) => ({ [key]: inner }), value) as Record<string, unknown>;
}

/** Returns the schemas that responses use, as `components/schemas/<name>`. */
function schemasOfResponses(document: OpenApiDocument): ReadonlySet<string> {
  const found = new Set<string>();
  walkDocument(document, (node, kind) => {
    if (kind === "responses") collectReferences(node, document, found);
  });
  return found;
}

function collectReferences(value: unknown, document: OpenApiDocument, found: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key !== "$ref" || typeof child !== "string") {
      collectReferences(child, document, found);
      continue;
    }
    const name = child.replace(/^#\//, "");
    if (found.has(name)) continue;
    found.add(name);
    collectReferences(valueAt(document, child), document, found);
  }
}
