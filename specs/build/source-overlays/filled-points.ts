import { formatPointer, parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Change } from "@seamline/overlay";
import type { JsonObject } from "../../model/json.ts";
import { objectOf, pointsNamedBy } from "../provenance/bundle-parts.ts";
import type { MarkedObject } from "./marked-objects.ts";
import { replacedParts } from "./replaced-part.ts";
import type { TrialRun } from "./trial-run.ts";

/** Keys of an operation or the document that fill its points, grouped by point area. */
const FILLED_BY: Readonly<Record<string, readonly string[]>> = {
  auth: ["security", "x-scopes"],
  pagination: ["x-pagination"],
  parameters: ["parameters"],
  permissions: ["x-permissions", "x-access-rules"],
};

/** Keys that describe an object without filling its points. */
const DESCRIBES = /^(?:title|summary|description|examples?|x-.*)$/;

/** Keys whose children have arbitrary names. */
const MAPS = ["properties", "patternProperties", "headers", "content"];

/**
 * Derives the extension points that a change fills. A change fills the points of the objects that it completes and of
 * the parts that it replaces. If an overlay names a point again at the same object, the point stays open there.
 */
export class FilledPoints {
  readonly #shown: JsonObject;
  readonly #trial: TrialRun;
  /** IDs of all points in the document as shown. */
  readonly #ids: readonly string[];
  readonly #marked: ReadonlyMap<string, MarkedObject>;

  constructor(shown: JsonObject, marked: ReadonlyMap<string, MarkedObject>, trial: TrialRun) {
    this.#shown = shown;
    this.#ids = Object.keys(objectOf(shown["x-extension-points"]));
    this.#marked = marked;
    this.#trial = trial;
  }

  /** Returns the points that a change fills wherever an operation or the document names them. */
  by({ pointer }: Change): string[] {
    const segments = parsePointer(pointer);
    const objects = this.completed(segments).filter(({ kind }) => kind !== "operation");
    const completed = objects.flatMap((object) => this.#filledAt(object, segments));
    const replaced = replacedParts(this.#shown, this.#trial.document, segments);
    const authentication = isAuthentication(segments)
      ? this.#ids.filter((id) => this.#areaOf(id) === "auth")
      : [];
    return [...completed, ...replaced.flatMap((value) => pointsNamedBy({ value })), ...authentication];
  }

  /** Returns the points that a change fills for one operation only. */
  onOperation({ pointer }: Change): { operation: MarkedObject; points: string[] } | undefined {
    const segments = parsePointer(pointer);
    const operation = this.completed(segments).find(({ kind }) => kind === "operation");
    return operation && { operation, points: this.#filledAt(operation, segments) };
  }

  /** Returns the marked objects that a value at this path completes. */
  completed(segments: readonly string[]): MarkedObject[] {
    return segments.flatMap((_, depth) => {
      const object = this.#marked.get(formatPointer(segments.slice(0, depth)));
      return object !== undefined && this.#completes(object, segments.slice(depth)) ? [object] : [];
    });
  }

  /**
   * Returns the points that a change fills only partly. A new point partly fills the point that contains it. A new
   * operation partly fills the points for missing endpoints.
   */
  partlyBy({ pointer }: Change): string[] {
    const segments = parsePointer(pointer);
    const [key = "", id = ""] = segments;
    if (key === "paths" && valueAt(this.#shown, segments.slice(0, 3)) === undefined) {
      return this.#ids.filter((each) => this.#areaOf(each) === "endpoints");
    }
    if (key !== "x-extension-points") return [];
    const { within } = objectOf(objectOf(this.#trial.document[key])[id]);
    return typeof within === "string" ? [within] : [];
  }

  #completes(object: MarkedObject, path: readonly string[]): boolean {
    if (isGeneral(object)) {
      const isInside = path[0] === "parameters" && path.length > 2;
      return !isInside && object.points.some((id) => this.#isFilledBy(id, path[0] as string));
    }
    const keys = path.filter((key, depth) => !/^\d+$/.test(key) && !MAPS.includes(path[depth - 1] ?? ""));
    return !keys.some((key) => DESCRIBES.test(key));
  }

  #filledAt(object: MarkedObject, segments: readonly string[]): string[] {
    const key = segments[object.segments.length] as string;
    const stillOpen = pointsNamedBy({ value: valueAt(this.#trial.document, object.segments) });
    return object.points.filter(
      (id) => !stillOpen.includes(id) && (!isGeneral(object) || this.#isFilledBy(id, key)),
    );
  }

  #isFilledBy(id: string, key: string): boolean {
    return FILLED_BY[this.#areaOf(id)]?.includes(key) ?? false;
  }

  #areaOf(id: string): string {
    return String(objectOf(objectOf(this.#shown["x-extension-points"])[id]).area);
  }
}

/** Returns whether a path leads to the credentials required by every operation. */
function isAuthentication([key, kind]: readonly string[]): boolean {
  return key === "security" || (key === "components" && kind === "securitySchemes");
}

/** Returns whether an object can have points of several areas. A change fills only some of these points. */
export function isGeneral({ kind }: MarkedObject): boolean {
  return kind === "operation" || kind === "root";
}
