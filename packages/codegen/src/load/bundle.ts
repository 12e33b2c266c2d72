import { realpathSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { formatFragment, parsePointer, type Segments, valueAt } from "@seamline/openapi/json-pointer";
import { ErrorCollector } from "../error-collector.ts";
import { SpecError } from "../spec-error.ts";
import { childKind, type Kind } from "./grammar.ts";
import { lineOf } from "./line-of.ts";
import { readSourceFile, type SourceFile } from "./source-file.ts";

/** Where a part of a bundled document comes from. */
export interface Origin {
  readonly file: SourceFile;
  readonly segments: Segments;
}

/** A document whose references stay inside it, and the origin of every part that came from elsewhere. */
export interface Bundle {
  readonly document: Record<string, unknown>;
  /** By the pointer of the part in the bundle. */
  readonly origins: ReadonlyMap<string, Origin>;
}

const componentKinds: ReadonlySet<string> = new Set<Kind>([
  "schemas",
  "responses",
  "parameters",
  "requestBodies",
  "headers",
  "examples",
  "links",
  "securitySchemes",
]);

/**
 * Brings every part that lies in another file into the document: components by name, the rest in place.
 *
 * @throws SpecError with every reference to a missing part, to the network, or to itself
 */
export function bundle(root: SourceFile): Bundle {
  return new Bundler(root).bundle();
}

class Bundler {
  readonly #root: SourceFile;
  readonly #files: Map<string, SourceFile>;
  readonly #origins = new Map<string, Origin>();
  /** Component pointer by the file and pointer it was taken from. */
  readonly #taken = new Map<string, string>();
  readonly #components: Record<string, Record<string, unknown>> = {};
  /** Components that have a name and are still to be copied: files may refer to each other in long chains. */
  readonly #awaited: (() => void)[] = [];
  readonly #open = new Set<string>();
  /** Problems of references. */
  readonly #errors = new ErrorCollector();

  constructor(root: SourceFile) {
    this.#root = root;
    this.#files = new Map([[root.absolutePath, root]]);
  }

  bundle(): Bundle {
    this.#reserveComponents();
    const origin: Origin = { file: this.#root, segments: [] };
    const document = this.#copy(this.#root.data, "document", origin, []) as Record<string, unknown>;
    for (const copyComponent of this.#awaited) {
      copyComponent();
    }
    this.#errors.throwIfAny();
    const written = document.components as Record<string, Record<string, unknown>> | undefined;
    const components: Record<string, unknown> = { ...written };
    for (const [kind, added] of Object.entries(this.#components)) {
      components[kind] = { ...written?.[kind], ...added };
    }
    return { document: { ...document, components }, origins: this.#origins };
  }

  /** A component of the root that is but a reference to a file gives that file its name. */
  #reserveComponents(): void {
    for (const kind of componentKinds) {
      const entries = valueAt(this.#root.data, ["components", kind]);
      for (const [name, value] of Object.entries((entries ?? {}) as Record<string, unknown>)) {
        const origin: Origin = { file: this.#root, segments: ["components", kind, name] };
        const reference = referenceOf(value);
        if (reference !== undefined && !reference.startsWith("#")) {
          this.#errors.attempt(() =>
            this.#taken.set(keyOf(this.#follow(reference, origin)), formatFragment(origin.segments)),
          );
        }
      }
    }
  }

  #copy(value: unknown, kind: Kind | undefined, origin: Origin, at: Segments): unknown {
    if (typeof value !== "object" || value === null) {
      return value;
    }
    const reference = kind === undefined ? undefined : referenceOf(value);
    if (kind !== undefined && reference !== undefined) {
      return this.#errors.attempt(() =>
        this.#copyReference(value as Record<string, unknown>, reference, kind, origin, at),
      );
    }
    const copyEntry = (key: string, child: unknown): unknown =>
      this.#copy(child, kind && childKind(kind, key), below(origin, key), [...at, key]);
    if (Array.isArray(value)) {
      return value.map((child, index) => copyEntry(String(index), child));
    }
    const entries = Object.entries(value).map(([key, child]) => [key, copyEntry(key, child)]);
    return this.#withMapping(Object.fromEntries(entries), kind, origin);
  }

  /** The mapping of a discriminator holds references that are not written as `$ref`. */
  #withMapping(node: Record<string, unknown>, kind: Kind | undefined, origin: Origin): unknown {
    const discriminator = node.discriminator as { mapping?: Record<string, string> } | undefined;
    if (kind !== "schemas" || typeof discriminator?.mapping !== "object") {
      return node;
    }
    const mapping = Object.entries(discriminator.mapping).map(([value, target]) => {
      const isFile = /[/.]/.test(target) && !target.startsWith("#");
      const component = (): string => this.#component(this.#follow(target, origin), "schemas");
      return [value, isFile ? this.#errors.attempt(component) : target];
    });
    return { ...node, discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } };
  }

  #copyReference(
    node: Record<string, unknown>,
    reference: string,
    kind: Kind,
    origin: Origin,
    at: Segments,
  ): unknown {
    const target = this.#follow(reference, origin);
    if (target.file === this.#root) {
      return { ...node, $ref: formatFragment(target.segments) };
    }
    const isOwnName = this.#taken.get(keyOf(target)) === formatFragment(at);
    if (componentKinds.has(kind) && !isOwnName) {
      return { ...node, $ref: this.#component(target, kind) };
    }
    return this.#inline(target, kind, origin, at);
  }

  #inline(target: Origin, kind: Kind, origin: Origin, at: Segments): unknown {
    const key = keyOf(target);
    if (this.#open.has(key)) {
      throw new SpecError("the $ref leads to itself", "break the circle", whereIs(origin));
    }
    this.#origins.set(formatFragment(at), target);
    this.#open.add(key);
    const copy = this.#copy(valueAt(target.file.data, target.segments), kind, target, at);
    this.#open.delete(key);
    return copy;
  }

  /** Pointer of the component that holds the target, made when it is first asked for. */
  #component(target: Origin, kind: Kind): string {
    const key = keyOf(target);
    const known = this.#taken.get(key);
    if (known !== undefined) {
      return known;
    }
    this.#components[kind] ??= {};
    const components = this.#components[kind];
    const name = this.#freeName(target, kind);
    const at = ["components", kind, name];
    const pointer = formatFragment(at);
    this.#taken.set(key, pointer);
    this.#origins.set(pointer, target);
    components[name] = {};
    this.#awaited.push(() => {
      components[name] = this.#copy(valueAt(target.file.data, target.segments), kind, target, at);
    });
    return pointer;
  }

  #freeName(target: Origin, kind: Kind): string {
    const path = target.file.absolutePath;
    const wanted = target.segments.at(-1) ?? basename(path, extname(path));
    let name = wanted;
    for (let count = 2; this.#isTaken(kind, name); count += 1) {
      name = `${wanted}-${count}`;
    }
    return name;
  }

  #isTaken(kind: Kind, name: string): boolean {
    return (
      Object.hasOwn(this.#components[kind] ?? {}, name) ||
      valueAt(this.#root.data, ["components", kind, name]) !== undefined
    );
  }

  #follow(reference: string, origin: Origin): Origin {
    const hash = reference.indexOf("#");
    const path = hash === -1 ? reference : reference.slice(0, hash);
    const fragment = hash === -1 ? "" : reference.slice(hash);
    // Strictly, `#/` leads to a key without a name; everyone who writes it means the whole file.
    const segments = fragment === "#/" ? [] : parsePointer(fragment);
    const file = path === "" ? origin.file : this.#load(path, origin);
    const target = valueAt(file.data, segments);
    if (target === undefined) {
      const problem = `the $ref ${reference} leads nowhere`;
      throw new SpecError(problem, `refer to something that ${file.printablePath} holds`, whereIs(origin));
    }
    if (typeof target === "string" || typeof target === "number") {
      const problem = `the $ref ${reference} leads to a ${typeof target === "string" ? "text" : "number"}`;
      throw new SpecError(problem, "refer to an object", whereIs(origin));
    }
    return { file, segments };
  }

  #load(path: string, origin: Origin): SourceFile {
    const absolutePath = resolve(dirname(origin.file.absolutePath), pathOfReference(path, origin));
    const known = this.#files.get(absolutePath);
    if (known !== undefined) {
      return known;
    }
    const file = readSourceFile(absolutePath, { location: whereIs(origin), home: homeOf(this.#root) });
    this.#files.set(absolutePath, file);
    return file;
  }
}

/** Folder of the document, with no link in its path; a document that comes through a pipe has no path of that kind. */
function homeOf({ absolutePath }: SourceFile): string {
  try {
    return dirname(realpathSync(absolutePath));
  } catch {
    return dirname(absolutePath);
  }
}

/** @throws SpecError for a URL that is no file */
function pathOfReference(path: string, origin: Origin): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) {
    try {
      // Throws for any other scheme, and for another machine.
      return fileURLToPath(path);
    } catch {
      const problem = `the $ref ${path} leads to the network`;
      throw new SpecError(problem, "keep a copy beside the document and refer to that", whereIs(origin));
    }
  }
  try {
    return decodeURI(path);
  } catch {
    // The name of a file that holds a percent sign.
    return path;
  }
}

function referenceOf(value: unknown): string | undefined {
  const reference = (value as { $ref?: unknown } | null)?.$ref;
  return typeof reference === "string" ? reference : undefined;
}

function keyOf(origin: Origin): string {
  return `${origin.file.absolutePath}${formatFragment(origin.segments)}`;
}

function below(origin: Origin, key: string): Origin {
  return { file: origin.file, segments: [...origin.segments, key] };
}

/** Place of a part of the input, for messages. */
export function whereIs(origin: Origin): { file: string; line: number } {
  return { file: origin.file.printablePath, line: lineOf(origin.file.text, origin.segments) };
}
