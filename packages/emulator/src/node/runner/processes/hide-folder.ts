import { sep } from "node:path";
import { pathToFileURL } from "node:url";
import { frameworkProgram } from "./framework-program.ts";

/**
 * Paths within `folder` as they are within it: where it lies on this machine is nobody's concern. What leads through
 * the framework is no part of the user's code, and is left out of traces.
 */
export function hideFolder(text: string, folder: string): string {
  const { href } = pathToFileURL(folder);
  return withoutFrames(text, frameworkProgram().folder)
    .replaceAll(`${href}/`, "")
    .replaceAll(href, ".")
    .replaceAll(`${folder}${sep}`, "")
    .replaceAll(folder, ".");
}

function withoutFrames(text: string, folder: string): string {
  if (!text.includes(folder)) return text;
  const isFrame = (line: string): boolean => /^(?:\s+at|-) /.test(line) && line.includes(folder);
  return text
    .split("\n")
    .filter((line) => !isFrame(line))
    .join("\n");
}
