import { collectProblems } from "./collect-problems.ts";
import { filePath } from "./file-path.ts";
import { isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError } from "./overlay-error.ts";
import { effectsOf, formatOf, type OverlayFormat } from "./overlay-format.ts";
import { type OverlayText, readOverlayText } from "./overlay-text.ts";
import { type ActionSurroundings, readAction } from "./read-action.ts";
import { type Refuse, refuseStrayFills, refuseUnknownKeys } from "./refuse.ts";

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
  const refuse = refuserOf(text);
  const { root, format } = readRoot(text.data, refuse);
  const info = readInfo(root.info, format, refuse);
  const from = root.extends;
  if (from !== undefined && (typeof from !== "string" || from === "")) {
    return refuse(`extends is ${kindOf(from)}`, "write the path or URI of the document", ["extends"]);
  }
  const actions = readActions(root.actions, { format, refuse, lineOf: text.lineOf });
  return { file: text.file, format, ...info, ...(from && { extends: from }), actions, lineOf: text.lineOf };
}

function refuserOf({ file, lineOf }: OverlayText): Refuse {
  return (problem, remedy, path) => {
    throw new OverlayError({ problem, remedy, file, line: lineOf(path) });
  };
}

function readRoot(data: unknown, refuse: Refuse): { root: JsonObject; format: OverlayFormat } {
  if (!isObject(data)) {
    // Not what it holds: whoever names the wrong file does not want to see it.
    return refuse(`the overlay is ${typeof data === "string" ? "a text" : kindOf(data)}`, skeleton, []);
  }
  const { overlay } = data;
  if (overlay === undefined) {
    const what =
      data.openapi === undefined && data.swagger === undefined ? "no overlay" : "an OpenAPI document";
    return refuse(`the file is ${what}`, skeleton, []);
  }
  const format = formatOf(overlay);
  if (format === undefined) {
    const remedy = 'write "overlay: 1.1.0" or "overlay: 1.0.0"';
    return refuse(`the version of the format is ${kindOf(overlay)}`, remedy, ["overlay"]);
  }
  refuseUnknownKeys(data, "root", format, [], refuse);
  refuseStrayFills(data, [], refuse);
  return { root: data, format };
}

function readInfo(
  info: unknown,
  format: OverlayFormat,
  refuse: Refuse,
): Pick<Overlay, "title" | "version" | "description"> {
  if (!isObject(info)) {
    return refuse(`info is ${kindOf(info)}`, "give it title and version", ["info"]);
  }
  refuseUnknownKeys(info, "info", format, ["info"], refuse);
  const text = (key: string): string => {
    const value = info[key];
    return typeof value === "string" && value !== ""
      ? value
      : refuse(`${key} of info is ${kindOf(value)}`, "write a text, in quotes where it looks like a number", [
          "info",
          key,
        ]);
  };
  const { description } = info;
  if (description !== undefined && typeof description !== "string") {
    return refuse(`description of info is ${kindOf(description)}`, "write a text", ["info", "description"]);
  }
  return {
    title: text("title"),
    version: text("version"),
    ...(description !== undefined && { description }),
  };
}

function readActions(actions: unknown, surroundings: ActionSurroundings): Overlay["actions"] {
  const { format, refuse } = surroundings;
  if (!Array.isArray(actions) || actions.length === 0) {
    const said = Array.isArray(actions)
      ? "an empty list"
      : actions === undefined
        ? "missing"
        : kindOf(actions);
    return refuse(`actions is ${said}`, `list at least one action with target and ${effectsOf[format]}`, [
      "actions",
    ]);
  }
  return collectProblems(actions, (action, index) => readAction(action, index, surroundings));
}
