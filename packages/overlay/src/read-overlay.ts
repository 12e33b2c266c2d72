import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject, type JsonObject, kindOf } from "./json.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError } from "./overlay-error.ts";
import { type OverlayText, readOverlayText } from "./overlay-text.ts";
import { readAction } from "./read-action.ts";
import { type Refuse, refuseUnknownKeys } from "./refuse.ts";

const skeleton = 'begin it with "overlay: 1.0.0", info and actions';

/**
 * Reads an OpenAPI Overlay 1.0 file in YAML or JSON.
 *
 * @param file path, from the working folder, or `file:` URL
 * @throws OverlayError when the file is not there, is malformed, or is no overlay of version 1.0
 */
export function readOverlay(file: string | URL): Overlay {
  const text = readOverlayText(pathOf(file));
  const refuse = refuserOf(text);
  const root = readRoot(text.data, refuse);
  const { title, version } = readInfo(root.info, refuse);
  const from = root.extends;
  if (from !== undefined && (typeof from !== "string" || from === "")) {
    return refuse(`extends is ${kindOf(from)}`, "write the path or URI of the document", ["extends"]);
  }
  const actions = readActions(root.actions, refuse, text.lineOf);
  return { file: text.file, title, version, ...(from && { extends: from }), actions, lineOf: text.lineOf };
}

function pathOf(file: string | URL): string {
  return typeof file === "string" && !file.startsWith("file:") ? resolve(file) : fileURLToPath(file);
}

function refuserOf({ file, lineOf }: OverlayText): Refuse {
  return (problem, remedy, path) => {
    throw new OverlayError({ problem, remedy, file, line: lineOf(path) });
  };
}

function readRoot(data: unknown, refuse: Refuse): JsonObject {
  if (!isObject(data)) {
    return refuse(`the overlay is ${kindOf(data)}`, skeleton, []);
  }
  const { overlay } = data;
  if (overlay === undefined) {
    const what =
      data.openapi === undefined && data.swagger === undefined ? "no overlay" : "an OpenAPI document";
    return refuse(`the file is ${what}`, skeleton, []);
  }
  if (typeof overlay !== "string" || !/^1\.0\.\d+$/.test(overlay)) {
    return refuse(`the version of the format is ${kindOf(overlay)}`, 'write "overlay: 1.0.0"', ["overlay"]);
  }
  refuseUnknownKeys(data, ["overlay", "info", "extends", "actions"], [], refuse);
  return data;
}

function readInfo(info: unknown, refuse: Refuse): { title: string; version: string } {
  if (!isObject(info)) {
    return refuse(`info is ${kindOf(info)}`, "give it title and version", ["info"]);
  }
  refuseUnknownKeys(info, ["title", "version"], ["info"], refuse);
  const text = (key: string): string => {
    const value = info[key];
    return typeof value === "string" && value !== ""
      ? value
      : refuse(`${key} of info is ${kindOf(value)}`, "write a text, in quotes where it looks like a number", [
          "info",
          key,
        ]);
  };
  return { title: text("title"), version: text("version") };
}

function readActions(actions: unknown, refuse: Refuse, lineOf: Overlay["lineOf"]): Overlay["actions"] {
  if (!Array.isArray(actions) || actions.length === 0) {
    const said = Array.isArray(actions)
      ? "an empty list"
      : actions === undefined
        ? "missing"
        : kindOf(actions);
    return refuse(`actions is ${said}`, "list at least one action with target and update or remove", [
      "actions",
    ]);
  }
  return actions.map((action, index) => readAction(action, index, refuse, lineOf));
}
