import path from "node:path";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import type { SpecSource } from "./discover-documents.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Checks that a bundle's components are named after their files. Component names are public, because generated types
 * use them, but the bundler appends a number if a name is taken, and inlines some components.
 *
 * @throws {SpecProblemsError} listing files with the same name, components without a file, and files without a
 * component.
 */
export function checkComponentNames(
  source: SpecSource,
  openapi: JsonObject,
  files: ReadonlySet<string>,
): void {
  checkUniqueNames(files);
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
        message: `The bundle contains components/${name}, but no file has that name.`,
      })),
  ];
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function checkUniqueNames(files: ReadonlySet<string>): void {
  const byName = Map.groupBy(files, (file) => componentOf(file));
  const problems = [...byName].flatMap(([name, [first = "", ...others]]) =>
    name === undefined ? [] : others.map((file) => ({ file, message: sameName(name, first) })),
  );
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function sameName(name: string, other: string): string {
  return `${path.relative(process.cwd(), other)} is also named components/${name}: rename one of the two files.`;
}

function lossOf(name: string, target: string | undefined): string {
  if (target === undefined)
    return `The bundle does not contain components/${name}: the bundler inlined or renamed it.`;
  return `This file is used as a component of the kind ${path.dirname(target)}: move it to components/${path.dirname(target)}.`;
}

/** Returns the last segment, such as `Matter` for `schemas/Matter`. */
function nameOf(component: string): string {
  return path.basename(component);
}

/** Returns each authored component's file, keyed by a name such as `schemas/Matter`. */
function authoredComponents(files: ReadonlySet<string>): Map<string, string> {
  return new Map(
    [...files].flatMap((file) => {
      const name = componentOf(file);
      return name === undefined ? [] : [[name, file]];
    }),
  );
}

/** Returns the name of the component in a file; `undefined` for files that are not components. */
function componentOf(file: string): string | undefined {
  const [, kind, name] = /\/components\/(\w+)\/([^/]+)\.yaml$/.exec(file.replaceAll(path.sep, "/")) ?? [];
  return kind === undefined || kind === "securitySchemes" ? undefined : `${kind}/${name}`;
}

function bundledComponents(openapi: JsonObject): string[] {
  if (!isJsonObject(openapi.components)) return [];
  return Object.entries(openapi.components)
    .filter(([kind]) => kind !== "securitySchemes")
    .flatMap(([kind, group]) =>
      isJsonObject(group) ? Object.keys(group).map((name) => `${kind}/${name}`) : [],
    );
}
