import { collectProblems, readParts } from "./collect-problems.ts";
import { filePath } from "./file-path.ts";
import { isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError } from "./overlay-error.ts";
import { effectsOf, formatOf, type OverlayFormat } from "./overlay-format.ts";
import { type OverlayText, readOverlayText } from "./overlay-text.ts";
import { type ActionFields, type ActionSurroundings, readAction, readDescription } from "./read-action.ts";
import { assertKnownKeys, assertNoStrayFills, type Fail, withMeantKeys } from "./refuse.ts";
import { type ReusableActions, readReference, readReusableActions } from "./reusable-actions.ts";

const skeleton = 'start it with "overlay: 1.1.0", info and actions';

/**
 * Reads an OpenAPI Overlay 1.0, 1.1 or 1.2 file in YAML or JSON.
 *
 * @param file `file:` URL, or path relative to the working directory
 * @throws OverlayError if the file is missing, malformed, or not an overlay in one of these versions; otherwise with
 *   all problems in its contents
 */
export function readOverlay(file: string | URL): Overlay {
  const text = readOverlayText(filePath(file));
  const fail = refuserOf(text);
  const { root, format } = readRoot(text.data, fail);
  const meant = withMeantKeys(root, "root", format);
  const reusable = new Map<string, ActionFields | undefined>();
  const surroundings = { format, fail };
  const { info, self, from, actions } = readParts({
    keys: () => assertKnownKeys(root, "root", format, [], fail),
    fills: () => assertNoStrayFills(root, [], fail),
    info: () => readInfo(meant.info, format, fail),
    self: () => readUri("$self", meant.$self, format, fail),
    from: () => readUri("extends", meant.extends, format, fail),
    reusable: () => readReusableActions(meant.components, surroundings, reusable),
    actions: () => readActions(meant.actions, surroundings, reusable),
  });
  return {
    file: text.file,
    format,
    ...info,
    ...(self !== undefined && { self }),
    ...(from !== undefined && { extends: from }),
    actions: actions.map((action, index) => ({
      index,
      line: text.lineOf(["actions", String(index), "target"]),
      ...action,
    })),
    lineOf: text.lineOf,
  };
}

/** The file that each key refers to, for messages. Since Overlay 1.2, a reference must not have a fragment. */
const identified = { extends: "document", $self: "overlay" };

function readUri(
  key: keyof typeof identified,
  uri: unknown,
  format: OverlayFormat,
  fail: Fail,
): string | undefined {
  if (uri === undefined) return undefined;
  if (typeof uri !== "string" || uri === "") {
    return fail(`${key} is ${kindOf(uri)}`, `write the path or URI of the ${identified[key]}`, [key]);
  }
  if (format === "1.2" && uri.includes("#")) {
    return fail(`${key} ${uri} has a fragment`, `write ${uri.replace(/#.*$/s, "") || "a URI"}`, [key]);
  }
  return uri;
}

function refuserOf({ file, lineOf }: OverlayText): Fail {
  return (problem, remedy, path) => {
    throw new OverlayError({ problem, remedy, file, line: lineOf(path) });
  };
}

function readRoot(data: unknown, fail: Fail): { root: JsonObject; format: OverlayFormat } {
  if (!isObject(data)) {
    // Do not print the file's contents: the path may be wrong.
    return fail(`the overlay is ${typeof data === "string" ? "a string" : kindOf(data)}`, skeleton, []);
  }
  const { overlay } = data;
  if (overlay === undefined) {
    const what =
      data.openapi === undefined && data.swagger === undefined ? "not an overlay" : "an OpenAPI document";
    return fail(`the file is ${what}`, skeleton, []);
  }
  const format = formatOf(overlay);
  if (format === undefined) {
    const remedy = 'write "overlay: 1.2.0", "overlay: 1.1.0" or "overlay: 1.0.0"';
    return fail(`unsupported format version: ${kindOf(overlay)}`, remedy, ["overlay"]);
  }
  return { root: data, format };
}

function readInfo(
  info: unknown,
  format: OverlayFormat,
  fail: Fail,
): Pick<Overlay, "title" | "version" | "description"> {
  if (!isObject(info)) {
    return fail(`info is ${kindOf(info)}`, "write an object with title and version", ["info"]);
  }
  const meant = withMeantKeys(info, "info", format);
  const text = (key: string): string => {
    const value = meant[key];
    return typeof value === "string" && value !== ""
      ? value
      : fail(`info.${key} is ${kindOf(value)}`, "write a string, in quotes if it looks like a number", [
          "info",
          key,
        ]);
  };
  const { title, version, description } = readParts({
    keys: () => assertKnownKeys(info, "info", format, ["info"], fail),
    title: () => text("title"),
    version: () => text("version"),
    description: () => readDescription(meant.description, "info.description", ["info"], fail),
  });
  return { title, version, ...(description !== undefined && { description }) };
}

type ReadAction = Omit<Overlay["actions"][number], "index" | "line">;

function readActions(
  actions: unknown,
  surroundings: ActionSurroundings,
  reusable: ReusableActions,
): ReadAction[] {
  const { format, fail } = surroundings;
  if (!Array.isArray(actions) || actions.length === 0) {
    const kind = Array.isArray(actions)
      ? "an empty list"
      : actions === undefined
        ? "missing"
        : kindOf(actions);
    return fail(`actions is ${kind}`, `list at least one action with target and ${effectsOf[format]}`, [
      "actions",
    ]);
  }
  return collectProblems(actions, (action, index) => {
    const path = ["actions", String(index)];
    if (!isObject(action)) {
      return fail(
        `an action is ${kindOf(action)}`,
        `write an object with target and ${effectsOf[format]}`,
        path,
      );
    }
    if (!Object.hasOwn(action, "$ref")) return readAction(action, path, surroundings);
    if (format === "1.2") return readReference(action, path, surroundings, reusable);
    return fail("$ref requires Overlay 1.2", 'write "overlay: 1.2.0"', [...path, "$ref"]);
  });
}
