import path from "node:path";
import { parsePointer, parseWrittenPointer } from "@seamline/openapi/json-pointer";
import type { Node } from "yaml";
import type { SpecSource } from "./discover-documents.ts";
import { referenceAt } from "./references.ts";
import type { SpecProblem } from "./spec-problem.ts";
import { childAt } from "./yaml-child.ts";
import { readYamlFile, type YamlFile } from "./yaml-file.ts";

/** A place in an authored file. */
export type AuthoredPlace = Pick<SpecProblem, "file" | "line">;

/** Finds the authored place of any part of a bundled document. */
export class AuthoredPlaces {
  readonly #source: SpecSource;
  readonly #files: ReadonlySet<string>;
  readonly #read = new Map<string, YamlFile>();

  /** @param files absolute paths of the files that went into the bundle. */
  constructor(source: SpecSource, files: ReadonlySet<string>) {
    this.#source = source;
    this.#files = files;
  }

  /** @param pointer into the bundle. If the pointer does not exist, its nearest existing parent is used. */
  at(pointer: string): AuthoredPlace {
    const segments = parseWrittenPointer(pointer);
    const component = segments[0] === "components" ? this.#componentFile(segments) : undefined;
    return component === undefined
      ? this.#walk(this.#source.file, segments)
      : this.#walk(component, segments.slice(3));
  }

  /** Returns the file of a component: the bundler turns each file in `components/<kind>/` into a component. */
  #componentFile([, kind, name]: readonly string[]): string | undefined {
    const end = path.join("components", `${kind}`, `${name}.yaml`);
    return [...this.#files].find((file) => file.endsWith(`${path.sep}${end}`));
  }

  #walk(start: string, segments: readonly string[]): AuthoredPlace {
    let file = this.#file(start);
    let node: unknown = file.document.contents;
    let line = 1;
    for (const segment of segments) {
      const child = childAt(node, segment);
      if (child === undefined) break;
      line = file.lineOf(child.place);
      const next = this.#follow(child.value, file);
      if (next.file !== file) line = next.file.lineOf(next.node);
      ({ file, node } = next);
    }
    return { file: file.file, line };
  }

  /** Resolves a reference to a file. The bundler replaces such references by the file's content. */
  #follow(node: Node, file: YamlFile): { file: YamlFile; node: unknown } {
    const [reference] = referenceAt(node, file);
    const [uri = "", pointer = ""] = reference?.target.split("#") ?? [];
    if (uri === "") return { file, node };
    const target = this.#file(path.resolve(path.dirname(file.file), uri));
    const inside = parsePointer(`#${pointer}`).reduce<unknown>(
      (at, segment) => childAt(at, segment)?.value,
      target.document.contents,
    );
    return { file: target, node: inside };
  }

  #file(file: string): YamlFile {
    const known = this.#read.get(file) ?? readYamlFile(file);
    this.#read.set(file, known);
    return known;
  }
}
