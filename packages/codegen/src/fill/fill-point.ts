import { existsSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ErrorCollector } from "@seamline/openapi/error-collector";
import { SchemaObserver } from "@seamline/openapi/infer-schema";
import { UnobservableValueError } from "@seamline/openapi/observable-value";
import { showPath } from "@seamline/openapi/source-file";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Overlay } from "@seamline/overlay";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { extendsFor } from "../load/extended-document.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { loadOverlaid, readOverlays } from "../load/overlay-document.ts";
import { loadModel } from "../load-model.ts";
import { markerClosings, recordClosings } from "./closing-actions.ts";
import type { DraftAction } from "./draft-action.ts";
import { findPoint, openPoints } from "./find-point.ts";
import { extendedOverlayText, newOverlayText } from "./overlay-text.ts";
import { placesOf } from "./point-places.ts";
import { type Proposal, proposedActions } from "./proposed-actions.ts";
import { type ReadInput, readExamples, sourceName } from "./read-examples.ts";
import { type NamedPoint, skeletonActions } from "./skeleton-actions.ts";
import { writeText } from "./write-text.ts";

export interface FillOptions {
  readonly spec: string;
  /** Overlays to apply before the new overlay. */
  readonly overlays: readonly string[];
  /** Overlay to create or extend; if it is missing, the text is returned but not written. */
  readonly output?: string | undefined;
  /** Example files; `-` is standard input. */
  readonly from: readonly string[];
  /** Schema name for the examples. */
  readonly schema?: string | undefined;
  readonly enums: boolean;
  readonly examples: boolean;
  /** True if the actions also remove the point from every `x-extension-point`. */
  readonly close: boolean;
}

export interface Filled {
  readonly text: string;
  readonly actions: number;
  /** Remarks on parts of the examples that could not be proposed. */
  readonly remarks: readonly string[];
}

/** Returns the points that are open in a document after applying overlays. */
export async function listPoints(
  options: Pick<FillOptions, "spec" | "overlays" | "output">,
): Promise<NamedPoint[]> {
  const { document } = await loadOverlaid(options.spec, overlaysOf(options));
  return openPoints(document);
}

/**
 * Fills a point by adding actions to an overlay. The actions describe the examples. Without examples, they repeat
 * existing values, with instructions in comments. Before the overlay is written, checks that a client can be generated.
 *
 * @throws SpecError if the point, an overlay or an example is invalid
 * @throws OutputError if the overlay cannot be written
 */
export async function fillPoint(id: string, options: FillOptions, readInput: ReadInput): Promise<Filled> {
  const overlays = overlaysOf(options);
  const { loaded, point, observer } = await readInputs(id, options, overlays, readInput);
  const { actions, remarks } = draft(point, loaded.document, options, observer);
  const text = await textOf(id, actions, options, loaded);
  await writeChecked(text, overlays, options);
  return { text, actions: actions.length, remarks };
}

/**
 * Checks the document, the overlays and the examples for a point, without reading standard input.
 *
 * @param id the point; if it is missing, only the files are checked
 * @throws SpecError that lists the problems with the document, the overlays, the point and the examples
 */
export async function checkInputs(id: string | undefined, options: FillOptions): Promise<void> {
  const errors = new ErrorCollector();
  const overlays = overlaysOf(options);
  const loaded =
    options.spec === ""
      ? await errors.attemptAsync(() => readOverlays(overlays).then(() => undefined))
      : await errors.attemptAsync(() => loadOverlaid(options.spec, overlays));
  const files = options.from.filter((path) => path !== "-");
  await errors.attemptAsync(() => observe({ ...options, from: files }, async () => ""));
  if (loaded && id) await errors.attemptAsync(() => unfilledPoint(id, loaded, options, overlays));
  errors.throwIfAny();
}

interface Inputs {
  readonly loaded: LoadedDocument;
  readonly point: NamedPoint;
  /** Observer of the examples. Missing if there are no examples. */
  readonly observer?: SchemaObserver | undefined;
}

/** @throws SpecError that lists the problems with the document, the overlays, the point and the examples */
async function readInputs(
  id: string,
  options: FillOptions,
  overlays: readonly string[],
  readInput: ReadInput,
): Promise<Inputs> {
  const errors = new ErrorCollector();
  const loaded = await errors.attemptAsync(() => loadOverlaid(options.spec, overlays));
  const observer =
    options.from.length === 0 ? undefined : await errors.attemptAsync(() => observe(options, readInput));
  const point = loaded && (await errors.attemptAsync(() => unfilledPoint(id, loaded, options, overlays)));
  errors.throwIfAny();
  return { loaded, point, observer } as Inputs;
}

async function unfilledPoint(
  id: string,
  { document }: LoadedDocument,
  options: FillOptions,
  overlays: readonly string[],
): Promise<NamedPoint> {
  await assertNotFilled(id, document, options, overlays);
  return findPoint(document, id);
}

/** Returns the overlays in order. The overlay to extend applies last. */
function overlaysOf({ overlays, output }: Pick<FillOptions, "overlays" | "output">): string[] {
  if (output === undefined || !existsSync(output)) return [...overlays];
  return [...overlays.filter((path) => resolve(path) !== resolve(output)), output];
}

/**
 * Rejects a point that an overlay already fills. If the fill is only partial, the point is still open, and another
 * overlay may continue it.
 */
async function assertNotFilled(
  id: string,
  document: OpenApiDocument,
  { output }: FillOptions,
  overlays: readonly string[],
): Promise<void> {
  const { readOverlay } = await import("@seamline/overlay");
  const isOpen = placesOf(document, id).length > 0;
  for (const path of overlays.filter((each) => !isOpen || each === output)) {
    const overlay: Overlay = readOverlay(path);
    const action = overlay.actions.find(({ fills }) => fills.includes(id));
    if (action)
      throw new SpecError(`the overlay already fills ${id}`, "edit its actions", {
        file: showPath(resolve(path)),
        line: action.line,
      });
  }
}

function draft(
  point: NamedPoint,
  document: OpenApiDocument,
  options: FillOptions,
  observer: SchemaObserver | undefined,
): Proposal {
  const places = placesOf(document, point.id);
  if (places.length === 0) throw nowhereNamed(point, document);
  const { actions, remarks }: Proposal =
    observer === undefined
      ? { actions: skeletonActions(point, places, document), remarks: [] }
      : proposedActions(point, places, document, observer, options);
  const closings = options.close ? recordClosings(places, document) : [];
  const markers: DraftAction[] = options.close ? markerClosings(places, point.id) : [];
  return { actions: [...closings, ...actions, ...markers], remarks };
}

/** Returns the error for a point that no `x-extension-point` names. Its nested points may still be used. */
function nowhereNamed({ id }: NamedPoint, document: OpenApiDocument): SpecError {
  const parts = openPoints(document).filter(({ within }) => within === id);
  const names = parts.map((part) => part.id).join(", ");
  const remedy = names === "" ? "remove it from x-extension-points" : `fill ${names}`;
  return new SpecError(`no x-extension-point in the document names ${id}`, remedy);
}

async function observe(
  { from, enums, examples }: FillOptions,
  readInput: ReadInput,
): Promise<SchemaObserver> {
  const observer = new SchemaObserver({ enums, examples });
  const errors = new ErrorCollector();
  for (const path of from) {
    const values = (await errors.attemptAsync(() => readExamples(path, readInput))) ?? [];
    for (const [index, value] of values.entries())
      errors.attempt(() => observeValue(observer, value, `example ${index + 1} of ${sourceName(path)}`));
  }
  errors.throwIfAny();
  return observer;
}

function observeValue(observer: SchemaObserver, value: unknown, name: string): void {
  try {
    observer.observe(value);
  } catch (error) {
    if (!(error instanceof UnobservableValueError)) throw error;
    const { pointer, problem, remedy } = error;
    const place = pointer === "" ? "" : ` at ${pointer}`;
    throw new SpecError(`${name}${place} ${problem}`, remedy);
  }
}

async function textOf(
  id: string,
  actions: readonly DraftAction[],
  { spec, output }: FillOptions,
  { document }: LoadedDocument,
): Promise<string> {
  if (output !== undefined && existsSync(output))
    return extendedOverlayText(readFileSync(output, "utf8"), id, actions);
  const title = `Additions to ${document.info.title}`;
  const from = await extendsFor(spec, output ?? "overlay.yaml", await import("@seamline/overlay"));
  return newOverlayText({ title, extends: from }, id, actions);
}

/** Checks the overlay by building a client model, and then writes it. */
async function writeChecked(text: string, overlays: readonly string[], options: FillOptions): Promise<void> {
  const { spec, output } = options;
  const before = overlays.filter((path) => output === undefined || resolve(path) !== resolve(output));
  const check = async (path: string): Promise<void> => {
    try {
      await loadModel({ spec, overlays: [...before, path] });
    } catch (error) {
      throw error instanceof SpecError
        ? inOutput(error, showPath(resolve(path)), output ?? "overlay.yaml")
        : error;
    }
  };
  if (output !== undefined) return writeText(output, text, check);
  const folder = await mkdtemp(join(tmpdir(), "seamline-fill-"));
  try {
    await writeText(join(folder, "overlay.yaml"), text.replace(/^extends:.*\n/m, ""), check);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Replaces the path of the temporary draft in an error with the path of the overlay. */
function inOutput(
  { problem, remedy, location, others }: SpecError,
  draft: string,
  output: string,
): SpecError {
  const moved = others.map((other) => inOutput(other, draft, output));
  const place = location.file === draft ? { ...location, file: showPath(resolve(output)) } : location;
  return new SpecError(problem, remedy, place, moved);
}
