import { collectProblems } from "./collect-problems.ts";
import { filePath } from "./file-path.ts";
import { isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError } from "./overlay-error.ts";
import { effectsOf, formatOf, type OverlayFormat } from "./overlay-format.ts";
import { type OverlayText, readOverlayText } from "./overlay-text.ts";
import { type ActionSurroundings, readAction } from "./read-action.ts";
import { assertKnownKeys, assertNoStrayFills, type Fail } from "./refuse.ts";

const skeleton = 'begin it with "overlay: 1.1.0", info and actions';

/**
 * Reads an OpenAPI Overlay 1.0 or 1.1 file in YAML or JSON.
 *
 * @param file path, from the working folder, or `file:` URL
 * @throws OverlayError when the file is not there, is malformed, or is no overlay of these versions; with all that is
 *   wrong with its actions
 */
export function readOverlay(file: string | URL): Overlay {
  const text = readOverlayText(filePath(file));
  const fail = refuserOf(text);
  const { root, format } = readRoot(text.data, fail);
  const info = readInfo(root.info, format, fail);
  const from = root.extends;
  if (from !== undefined && (typeof from !== "string" || from === "")) {
    return fail(`extends is ${kindOf(from)}`, "write the path or URI of the document", ["extends"]);
  }
  const actions = readActions(root.actions, { format, fail, lineOf: text.lineOf });
  return { file: text.file, format, ...info, ...(from && { extends: from }), actions, lineOf: text.lineOf };
}

function refuserOf({ file, lineOf }: OverlayText): Fail {
  return (problem, remedy, path) => {
    throw new OverlayError({ problem, remedy, file, line: lineOf(path) });
  };
}

function readRoot(data: unknown, fail: Fail): { root: JsonObject; format: OverlayFormat } {
  if (!isObject(data)) {
    // Not what it holds: whoever names the wrong file does not want to see it.
    return fail(`the overlay is ${typeof data === "string" ? "a text" : kindOf(data)}`, skeleton, []);
  }
  const { overlay } = data;
  if (overlay === undefined) {
    const what =
      data.openapi === undefined && data.swagger === undefined ? "no overlay" : "an OpenAPI document";
    return fail(`the file is ${what}`, skeleton, []);
  }
  const format = formatOf(overlay);
  if (format === undefined) {
    const remedy = 'write "overlay: 1.1.0" or "overlay: 1.0.0"';
    return fail(`the version of the format is ${kindOf(overlay)}`, remedy, ["overlay"]);
  }
  assertKnownKeys(data, "root", format, [], fail);
  assertNoStrayFills(data, [], fail);
  return { root: data, format };
}

function readInfo(
  info: unknown,
  format: OverlayFormat,
  fail: Fail,
): Pick<Overlay, "title" | "version" | "description"> {
  if (!isObject(info)) {
    return fail(`info is ${kindOf(info)}`, "give it title and version", ["info"]);
  }
  assertKnownKeys(info, "info", format, ["info"], fail);
  const text = (key: string): string => {
    const value = info[key];
    return typeof value === "string" && value !== ""
      ? value
      : fail(`${key} of info is ${kindOf(value)}`, "write a text, in quotes where it looks like a number", [
          "info",
          key,
        ]);
  };
  const { description } = info;
  if (description !== undefined && typeof description !== "string") {
    return fail(`description of info is ${kindOf(description)}`, "write a text", ["info", "description"]);
  }
  return {
    title: text("title"),
    version: text("version"),
    ...(description !== undefined && { description }),
  };
}

function readActions(actions: unknown, surroundings: ActionSurroundings): Overlay["actions"] {
  const { format, fail } = surroundings;
  if (!Array.isArray(actions) || actions.length === 0) {
    const said = Array.isArray(actions)
      ? "an empty list"
      : actions === undefined
        ? "missing"
        : kindOf(actions);
    return fail(`actions is ${said}`, `list at least one action with target and ${effectsOf[format]}`, [
      "actions",
    ]);
  }
  return collectProblems(actions, (action, index) => readAction(action, index, surroundings));
}
