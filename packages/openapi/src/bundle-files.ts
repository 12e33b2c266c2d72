import { realpathSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { copiedKind, type Kind } from "./document-grammar.ts";
import { ErrorCollector } from "./error-collector.ts";
import { formatFragment, parsePointer, type Segments, valueAt } from "./json-pointer.ts";
import { lineOf } from "./line-of.ts";
import { readSourceFile, type SourceFile } from "./source-file.ts";
import { SpecError } from "./spec-error.ts";

/** File and path from which a value in a bundle was copied. */
export interface Origin {
  readonly file: SourceFile;
  readonly segments: Segments;
}

/** A document with only internal references. */
export interface Bundle {
  readonly document: Record<string, unknown>;
  readonly files: readonly SourceFile[];
  /** Returns the origin of the value at a path in the bundle, even if the value does not exist. */
  originOf(segments: Segments): Origin;
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
 * Copies referenced values from other files into the document: components by name, other values in place. A component
 * is named after its key, or after its file if the reference has no fragment.
 *
 * @throws SpecError that lists every reference that cannot be resolved, is a URL or points to itself
 */
export function bundleFiles(root: SourceFile): Bundle {
  return new Bundler(root).bundle();
}

class Bundler {
  readonly #root: SourceFile;
  readonly #files: Map<string, SourceFile>;
  readonly #origins = new Map<string, Origin>();
  /** Component pointers, keyed by original file and pointer. */
  readonly #taken = new Map<string, string>();
  readonly #components: Record<string, Record<string, unknown>> = {};
  /**
   * Components that have a name but have not been copied yet. A queue avoids deep recursion for long chains of files.
   */
  readonly #awaited: (() => void)[] = [];
  readonly #open = new Set<string>();
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
    return {
      document: { ...document, components },
      files: [...this.#files.values()],
      originOf: (segments) => this.#originOf(segments),
    };
  }

  #originOf(segments: Segments): Origin {
    for (let length = segments.length; length > 0; length -= 1) {
      const origin = this.#origins.get(formatFragment(segments.slice(0, length)));
      if (origin !== undefined) {
        return { file: origin.file, segments: [...origin.segments, ...segments.slice(length)] };
      }
    }
    return { file: this.#root, segments };
  }

  /** Reserves names for components that only refer to another file, so that the target gets the same name. */
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
    const reference = this.#referenceIn(value, kind, origin);
    if (kind !== undefined && reference !== undefined) {
      return this.#errors.attempt(() =>
        this.#copyReference(value as Record<string, unknown>, reference, kind, origin, at),
      );
    }
    const copyEntry = (key: string, child: unknown): unknown =>
      this.#copy(child, kind && copiedKind(kind, key), below(origin, key), [...at, key]);
    if (Array.isArray(value)) {
      return value.map((child, index) => copyEntry(String(index), child));
    }
    const entries = Object.entries(value).map(([key, child]) => [key, copyEntry(key, child)]);
    return this.#withMapping(Object.fromEntries(entries), kind, origin);
  }

  /** Returns the reference in a value. In the root document's extensions, only references to files are followed. */
  #referenceIn(value: object, kind: Kind | undefined, { file }: Origin): string | undefined {
    const reference = kind === undefined ? undefined : referenceOf(value);
    const isData = kind === "extension" && file === this.#root && reference?.startsWith("#");
    return isData ? undefined : reference;
  }

  /** Resolves the references in a discriminator's `mapping`, which are plain strings instead of `$ref`. */
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
      throw new SpecError("the $ref points to itself", "remove the circular reference", whereIs(origin));
    }
    this.#origins.set(formatFragment(at), target);
    this.#open.add(key);
    const copy = this.#copy(valueAt(target.file.data, target.segments), kind, target, at);
    this.#open.delete(key);
    return copy;
  }

  /** Returns the pointer to the component for a target, and creates the component if necessary. */
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
    // Strictly speaking, `#/` refers to an empty key, but authors mean the whole file.
    const segments = fragment === "#/" ? [] : parsePointer(fragment);
    const file = path === "" ? origin.file : this.#load(path, origin);
    const target = valueAt(file.data, segments);
    if (target === undefined) {
      const problem = `the $ref ${reference} cannot be resolved`;
      throw new SpecError(problem, `refer to a value that exists in ${file.printablePath}`, whereIs(origin));
    }
    if (typeof target === "string" || typeof target === "number") {
      const problem = `the $ref ${reference} points to a ${typeof target}`;
      throw new SpecError(problem, "point to an object", whereIs(origin));
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

/** Returns the document's folder with symbolic links resolved. A document from a pipe has no real path. */
function homeOf({ absolutePath }: SourceFile): string {
  try {
    return dirname(realpathSync(absolutePath));
  } catch {
    return dirname(absolutePath);
  }
}

/** @throws SpecError if the URL is not a file */
function pathOfReference(path: string, origin: Origin): string {
  if (/^[a-z][a-z0-9+.-]+:/i.test(path)) {
    try {
      // Throws for schemes other than `file:` and for remote hosts.
      return fileURLToPath(path);
    } catch {
      const problem = `the $ref ${path} is a URL`;
      throw new SpecError(problem, "save a copy next to the document and refer to the copy", whereIs(origin));
    }
  }
  try {
    return decodeURI(path);
  } catch {
    // The file name contains a literal percent sign.
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

/** Returns the location of an input value, for use in messages. */
export function whereIs(origin: Origin): { file: string; line: number } {
  return { file: origin.file.printablePath, line: lineOf(origin.file, origin.segments) };
}
