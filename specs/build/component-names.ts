import path from "node:path";
import { isJsonObject, type JsonObject } from "../rules/model/json.ts";
import type { SpecSource } from "./discover-documents.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Names of components are public (types are named after them), so they must be those of the files:
 * neither a serial number that the bundler adds nor a component that it inlined.
 *
 * @throws {SpecProblemsError} naming each component that has no file and each file that is no component.
 */
export function checkComponentNames(
  source: SpecSource,
  openapi: JsonObject,
  files: ReadonlySet<string>,
): void {
  const authored = authoredComponents(files);
  const bundled = new Set(bundledComponents(openapi));
  const lost = [...authored].filter(([name]) => !bundled.has(name));
  const added = [...bundled].filter((name) => !authored.has(name));
  const moved = new Map(lost.map(([name]) => [name, added.find((other) => nameOf(other) === nameOf(name))]));
  const problems: SpecProblem[] = [
    ...lost.map(([name, file]) => ({ file, message: lossOf(name, moved.get(name)) })),
    ...added
      .filter((name) => ![...moved.values()].includes(name))
      .map((name) => ({
        file: source.file,
        message: `The bundle holds components/${name}, but no file is named like it.`,
      })),
  ];
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function lossOf(name: string, target: string | undefined): string {
  if (target === undefined) return `The bundle lost components/${name} or gave it another name.`;
  return `This file is referred to as one of components/${path.dirname(target)}: it belongs into that folder.`;
}

/** `schemas/Matter` is called Matter. */
function nameOf(component: string): string {
  return path.basename(component);
}

/** `schemas/Matter` by the file that holds it. */
function authoredComponents(files: ReadonlySet<string>): Map<string, string> {
  const components = [...files].flatMap((file): [string, string][] => {
    const [, kind, name] = /\/components\/(\w+)\/([^/]+)\.yaml$/.exec(file.replaceAll(path.sep, "/")) ?? [];
    return kind === undefined || kind === "securitySchemes" ? [] : [[`${kind}/${name}`, file]];
  });
  return new Map(components);
}

function bundledComponents(openapi: JsonObject): string[] {
  if (!isJsonObject(openapi.components)) return [];
  return Object.entries(openapi.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, group]) =>
      isJsonObject(group) ? Object.keys(group).map((name) => `${kind}/${name}`) : [],
    );
}
