import type { JsonObject } from "../../model/json.ts";
import { pointOfResource } from "../../model/point-of-resource.ts";
import { objectOf } from "./bundle-parts.ts";
import type { InventoryRows } from "./inventory-rows.ts";

/** Looks up the source headings of statements. Methods return undefined if the source has no such statement. */
export class SourceStatements {
  /** Heading for the source document as a whole. */
  readonly title: string;
  readonly #openapi: JsonObject;
  readonly #rows: InventoryRows["rows"];

  constructor(openapi: JsonObject, { title, rows }: InventoryRows) {
    this.title = title;
    this.#openapi = openapi;
    this.#rows = rows;
  }

  operation(operationId: string): string | undefined {
    return headingOf(this.#rows("operations").find((row) => row.operationId === operationId));
  }

  /** Returns the heading of the section that lists all operations. */
  operations(): string | undefined {
    return commonHeading(this.#rows("operations").flatMap((row) => headingOf(row) ?? []))?.split(" > ")[0];
  }

  parameter(name: string): string | undefined {
    const row = this.#rows("parameters").find((each) => each.name === name);
    return headingOf(row ?? this.#rows("resources").find((each) => each.parameter === name));
  }

  status(status: string): string | undefined {
    return headingOf(this.#rows("statuses").find((row) => String(row.status) === status));
  }

  /**
   * Returns the heading of a field. The field is identified by its JSON name or, if the source does not show its name,
   * by its role.
   *
   * @param points the schema's points, to distinguish fields with the same name in several resources.
   */
  field(name: string, points: readonly string[]): string | undefined {
    const rows = this.#rows("fields").filter((row) => row.field === name);
    const isOwn = (row: JsonObject) => points.includes(pointOfResource(row));
    const hasNoPoint = (row: JsonObject) => this.#point(pointOfResource(row)) === undefined;
    return headingOf(rows.find(isOwn) ?? rows.find(hasNoPoint));
  }

  /** Returns the heading of the section that leaves an extension point open. */
  point(id: string): string | undefined {
    return sourceOf(this.#point(id));
  }

  /** Returns the heading of the section that leaves a schema's fields open, if any of its points concern fields. */
  openFields(points: readonly string[]): string | undefined {
    return sourceOf(points.map((id) => this.#point(id)).find((point) => objectOf(point).area === "fields"));
  }

  accessRule(id: string): string | undefined {
    return sourceOf(objectOf(this.#openapi["x-access-rules"])[id]);
  }

  /** Returns the heading of the section that leaves an area open for the whole document. */
  area(area: string): string | undefined {
    const points = Object.values(objectOf(this.#openapi["x-extension-points"]));
    return sourceOf(points.find((point) => objectOf(point).area === area));
  }

  /** Returns the heading of the section with the first fact that contains this word. */
  factThatNames(word: string): string | undefined {
    const facts = Object.values(objectOf(this.#openapi["x-facts"]));
    return sourceOf(facts.find((fact) => String(objectOf(fact).says).includes(word)));
  }

  #point(id: string): unknown {
    return objectOf(this.#openapi["x-extension-points"])[id];
  }
}

/** Returns the deepest heading that contains all given headings, or the first heading if they have no common parent. */
export function commonHeading(headings: readonly string[]): string | undefined {
  const [first, ...others] = headings.map((heading) => heading.split(" > "));
  if (first === undefined) return undefined;
  const end = first.findIndex((part, depth) => others.some((other) => other[depth] !== part));
  return (end > 0 ? first.slice(0, end) : first).join(" > ");
}

/** Returns the `source` of a root extension entry. */
export function sourceOf(entry: unknown): string | undefined {
  const { source } = objectOf(entry);
  return typeof source === "string" ? source : undefined;
}

function headingOf(row: JsonObject | undefined): string | undefined {
  return row && String(row.heading);
}
