import path from "node:path";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import type { SpecSource } from "./discover-documents.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Checks that the components of a bundle have the names of their files. Names of components are public, because types
 * are named after them, and the bundler may number a component or inline it.
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
        message: `The bundle has components/${name}, but no file has that name.`,
      })),
  ];
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function lossOf(name: string, target: string | undefined): string {
  if (target === undefined) return `The bundle lost components/${name} or gave it another name.`;
  return `This file is used as one of components/${path.dirname(target)}: move it to that folder.`;
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
