import type { ObjectName } from "../../model/object-shapes.ts";
import { type BundlePart, objectOf, parentPointer, pointsNamedBy } from "./bundle-parts.ts";
import { commonHeading, type SourceStatements, sourceOf } from "./source-statements.ts";

/** Root extensions whose entries name a section in the source. */
const KEPT_STATEMENTS = new Set(["x-extension-points", "x-facts", "x-access-rules"]);

const WITH_POINTERS = new Set(["x-errors", "x-pagination", "x-operation"]);

type OwnHeading = (part: BundlePart) => string | undefined;

/** Finds the source section heading for each part of a document as shown. */
export class SourceHeadings {
  readonly #parts: ReadonlyMap<string, BundlePart>;
  readonly #statements: SourceStatements;
  readonly #uses: ReadonlyMap<string, readonly string[]>;
  readonly #byKind: ReadonlyMap<ObjectName | undefined, readonly BundlePart[]>;
  readonly #headings = new Map<string, string>();

  /** Headings of objects by kind. Objects of other kinds inherit their parent's heading. */
  readonly #ofKind: Readonly<Partial<Record<ObjectName, OwnHeading>>> = {
    operation: ({ value }) => this.#statements.operation(String(objectOf(value).operationId)),
    pathItem: (part) => this.#below(part, "operation"),
    tag: ({ value }) => this.#ofTag(objectOf(value).name),
    parameter: ({ value }) => this.#statements.parameter(String(objectOf(value).name)),
    response: (part) => this.#ofStatus(part) ?? (isComponent(part) ? this.#ofPoint(part) : undefined),
    schema: (part) => this.#ofProperty(part) ?? this.#ofFields(part) ?? this.#ofOpenFields(part),
    securityScheme: (part) => this.#ofScheme(part),
  };

  constructor(parts: ReadonlyMap<string, BundlePart>, statements: SourceStatements) {
    this.#parts = parts;
    this.#statements = statements;
    this.#uses = usesOf(parts);
    this.#byKind = Map.groupBy(parts.values(), ({ kind }) => kind);
  }

  /**
   * @returns the heading of the nearest statement about the part, about an object that refers to it, or about its
   *   parent.
   */
  at(pointer: string): string {
    const known = this.#headings.get(pointer);
    if (known !== undefined) return known;
    // Set a heading first, so circular references do not recurse endlessly.
    this.#headings.set(pointer, this.#statements.title);
    const heading = this.#find(pointer);
    this.#headings.set(pointer, heading);
    return heading;
  }

  #find(pointer: string): string {
    const part = this.#parts.get(pointer);
    const own = part && (this.#ofExtension(part) ?? this.#ofRoot(part) ?? this.#ofObject(part));
    return own ?? (pointer === "" ? this.#statements.title : this.at(parentPointer(pointer)));
  }

  #ofObject(part: BundlePart): string | undefined {
    const own = part.kind && this.#ofKind[part.kind]?.(part);
    return own ?? this.#ofUses(part) ?? (part.kind === "schema" ? this.#ofPoint(part) : undefined);
  }

  #ofExtension({ segments, value }: BundlePart): string | undefined {
    if (segments.length === 2 && KEPT_STATEMENTS.has(segments[0] ?? "")) return sourceOf(value);
    if (typeof value !== "string") return undefined;
    const [key, above] = [segments.at(-1) ?? "", segments.at(-2) ?? ""];
    if ([key, above].includes("x-extension-point")) return this.#statements.point(value);
    if (above === "x-access-rules") return this.#statements.accessRule(value);
    if (WITH_POINTERS.has(above) && value.startsWith("/")) return this.#fieldAt(value);
    return undefined;
  }

  #ofRoot({ pointer }: BundlePart): string | undefined {
    if (pointer === "/servers" || pointer === "/paths") return this.#statements.operations();
    if (pointer === "/x-api-version" || pointer === "/info/version")
      return this.#statements.area("versioning");
    return pointer === "/security" ? this.#ofSecurity() : undefined;
  }

  #below(part: BundlePart, kind: ObjectName): string | undefined {
    const below = this.#allOf(kind).filter(({ pointer }) => parentPointer(pointer) === part.pointer);
    return commonHeading(below.map(({ pointer }) => this.at(pointer)));
  }

  #ofTag(name: unknown): string | undefined {
    const tagged = this.#allOf("operation").filter(({ value }) => {
      const { tags } = objectOf(value);
      return Array.isArray(tags) && tags.includes(String(name));
    });
    return commonHeading(tagged.map(({ pointer }) => this.at(pointer)));
  }

  #ofStatus(part: BundlePart): string | undefined {
    const places = isComponent(part) ? (this.#uses.get(part.pointer) ?? []) : [part.pointer];
    const statuses = places.map((pointer) => this.#parts.get(pointer)?.segments.at(-1) ?? "");
    return commonHeading(statuses.flatMap((status) => this.#statements.status(status) ?? []));
  }

  #ofProperty({ segments, pointer }: BundlePart): string | undefined {
    if (segments.at(-2) !== "properties") return undefined;
    const owner = this.#parts.get(parentPointer(parentPointer(pointer)));
    return owner && this.#statements.field(segments.at(-1) ?? "", pointsNamedBy(owner));
  }

  /** Returns the common heading of all fields in a schema. */
  #ofFields(part: BundlePart): string | undefined {
    const { properties, "x-named-fields": named } = objectOf(part.value);
    const names = [properties, named].flatMap((fields) => Object.keys(objectOf(fields)));
    const points = pointsNamedBy(part);
    return commonHeading(names.flatMap((name) => this.#statements.field(name, points) ?? []));
  }

  #ofOpenFields(part: BundlePart): string | undefined {
    return this.#statements.openFields(pointsNamedBy(part));
  }

  #ofPoint(part: BundlePart): string | undefined {
    const [id] = pointsNamedBy(part);
    return id === undefined ? undefined : this.#statements.point(id);
  }

  #ofUses({ pointer }: BundlePart): string | undefined {
    return commonHeading((this.#uses.get(pointer) ?? []).map((use) => this.at(use)));
  }

  #ofScheme({ value }: BundlePart): string | undefined {
    const { name } = objectOf(value);
    const shown = typeof name === "string" ? this.#statements.factThatNames(name) : undefined;
    return shown ?? this.#statements.area("auth");
  }

  #ofSecurity(): string | undefined {
    return commonHeading(this.#allOf("securityScheme").map(({ pointer }) => this.at(pointer)));
  }

  #allOf(kind: ObjectName): readonly BundlePart[] {
    return this.#byKind.get(kind) ?? [];
  }

  #fieldAt(pointer: string): string | undefined {
    return this.#statements.field(pointer.split("/").at(-1) ?? "", []);
  }
}

/** Returns pointers to all references, keyed by pointer to the target. */
function usesOf(parts: ReadonlyMap<string, BundlePart>): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { pointer, value } of parts.values()) {
    const target = objectOf(value).$ref;
    if (typeof target !== "string" || !target.startsWith("#/")) continue;
    uses.set(target.slice(1), [...(uses.get(target.slice(1)) ?? []), pointer]);
  }
  return uses;
}

function isComponent({ segments }: BundlePart): boolean {
  return segments[0] === "components" && segments.length === 3;
}
