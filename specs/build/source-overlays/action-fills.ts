import type { AppliedAction, Overlay } from "@seamline/overlay";
import { actionId } from "../action-id.ts";

/** The points that each action fills: those in `x-fills`, and those derived by the build. */
export class ActionFills {
  readonly #ids: readonly string[];
  readonly #byAction = new Map<string, Set<string>>();
  readonly #causes = new Map<string, AppliedAction>();
  /** Actions that fill points for a single operation, keyed by operation pointer and extension point. */
  readonly #causesAt = new Map<string, AppliedAction>();

  /** @param ids the as-shown document's points, in the order in which `x-fills` lists them. */
  constructor(overlays: readonly Overlay[], ids: readonly string[]) {
    this.#ids = ids;
    for (const overlay of overlays) {
      for (const action of overlay.actions) this.add({ ...action, overlay }, action.fills);
    }
  }

  /** Adds points that an action fills wherever an operation or the document names them. */
  add(action: AppliedAction, points: readonly string[]): void {
    this.addPart(action, points);
    for (const id of points) if (!this.#causes.has(id)) this.#causes.set(id, action);
  }

  /** Adds points that an action fills for one operation. */
  addAt(pointer: string, action: AppliedAction, points: readonly string[]): void {
    this.addPart(action, points);
    for (const id of points) {
      const place = `${pointer} ${id}`;
      if (!this.#causesAt.has(place)) this.#causesAt.set(place, action);
    }
  }

  /** Adds points that an action partly fills. */
  addPart(action: AppliedAction, points: readonly string[]): void {
    const known = this.#byAction.get(actionId(action)) ?? new Set();
    for (const id of points) known.add(id);
    this.#byAction.set(actionId(action), known);
  }

  /** Returns the points that an action fills. */
  of(action: AppliedAction): string[] {
    return [...(this.#byAction.get(actionId(action)) ?? [])];
  }

  /** Returns whether an action fills the point everywhere. */
  isFilled(id: string): boolean {
    return this.#causes.has(id);
  }

  /** Returns the first action that fills a point everywhere, or for the operation at a pointer. */
  causeOf(id: string, pointer: string): AppliedAction | undefined {
    return this.#causes.get(id) ?? this.#causesAt.get(`${pointer} ${id}`);
  }

  /** Returns the overlay with the points that each of its actions fills. */
  on(overlay: Overlay): Overlay {
    const actions = overlay.actions.map((action) => {
      const points = this.#byAction.get(actionId({ ...action, overlay })) ?? new Set();
      const others = [...points].filter((id) => !this.#ids.includes(id));
      return { ...action, fills: [...this.#ids.filter((id) => points.has(id)), ...others] };
    });
    return { ...overlay, actions };
  }
}
