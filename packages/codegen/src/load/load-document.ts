import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatFragment, type Segments } from "@seamline/openapi/json-pointer";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { SpecError, type SpecLocation } from "../spec-error.ts";
import { type Bundle, bundle, whereIs } from "./bundle.ts";
import { assertNesting } from "./nesting.ts";
import { findPackagedSpec, isPackagedSpec, nearestSpecifier } from "./packaged-spec.ts";
import { readSourceFile, type SourceFile } from "./source-file.ts";
import { type Node, walkDocument } from "./walk.ts";

/** A document that is ours to change, without references to other files. */
export interface LoadedDocument {
  readonly document: OpenApiDocument;
  /** Place of a part of the document, for messages. Costs a parse: ask only when there is something to say. */
  locate(segments: Segments): SpecLocation;
  /** The document's file, in each form that it has; none for a document that was given as an object. */
  readonly files: readonly (string | URL)[];
  /** The name of a document in a package: `@seamline/specs/retention/v1`. */
  readonly specifier?: string;
}

/**
 * Loads a document from a file (path or `file:` URL), from a package of specs, or from an object, which is left as
 * it is.
 *
 * @throws SpecError when the document cannot be found or read, is malformed, or is not OpenAPI 3.
 */
export async function loadDocument(spec: string | URL | object): Promise<LoadedDocument> {
  if (typeof spec === "string" && isPackagedSpec(spec)) {
    const { path, files } = await findPackagedSpec(spec);
    return { ...loadFile(readSourceFile(path)), files, specifier: spec };
  }
  if (typeof spec === "string" || spec instanceof URL) {
    const path = pathOf(spec);
    await assertNoSlip(path);
    return { ...loadFile(readSourceFile(path)), files: [path] };
  }
  assertNesting(spec, () => ({}));
  const document = structuredClone(spec);
  const locate = (segments: Segments): SpecLocation => ({ pointer: formatFragment(segments) });
  assertOpenApi(document, locate);
  return { document, locate, files: [] };
}

/** @throws SpecError if the path of a missing file reads like a document in a package */
async function assertNoSlip(path: string): Promise<void> {
  if (/^[./\\]|\.\w+$/.test(path) || existsSync(path)) return;
  const close = await nearestSpecifier(path);
  if (close !== undefined) throw new SpecError(`the file ${path} does not exist`, `write ${close}`);
}

/** @throws SpecError for a URL that is no file */
export function pathOf(spec: string | URL): string {
  if (typeof spec === "string" && !/^[a-z][a-z0-9+.-]+:\/\//i.test(spec)) {
    return spec;
  }
  try {
    return fileURLToPath(spec);
  } catch {
    throw new SpecError(`${spec} is not a file`, "download the document and name the copy");
  }
}

function loadFile(file: SourceFile): Pick<LoadedDocument, "document" | "locate"> {
  const locateInFile = (segments: Segments): SpecLocation => whereIs({ file, segments });
  assertOpenApi(file.data, locateInFile);
  if (!hasForeignReferences(file.data)) {
    return { document: file.data, locate: locateInFile };
  }
  const bundled = bundle(file);
  assertNesting(bundled.document, locatorOf(file, bundled));
  return { document: bundled.document as OpenApiDocument, locate: locatorOf(file, bundled) };
}

function hasForeignReferences(document: Node): boolean {
  let found = false;
  walkDocument(document, ({ $ref }) => {
    found ||= typeof $ref === "string" && !$ref.startsWith("#");
  });
  return found;
}

/** Finds the file that the nearest part with an origin of its own was taken from. */
function locatorOf(root: SourceFile, { origins }: Bundle): (segments: Segments) => SpecLocation {
  return (segments) => {
    for (let length = segments.length; length > 0; length -= 1) {
      const origin = origins.get(formatFragment(segments.slice(0, length)));
      if (origin !== undefined) {
        return whereIs({ file: origin.file, segments: [...origin.segments, ...segments.slice(length)] });
      }
    }
    return whereIs({ file: root, segments });
  };
}

/** @throws SpecError when the value is not OpenAPI 3 */
export function assertOpenApi(
  value: unknown,
  locate: (segments: Segments) => SpecLocation,
): asserts value is OpenApiDocument & Node {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SpecError("the document is not an object", "begin it with openapi: 3.1.0", locate([]));
  }
  const { openapi, swagger, overlay } = value as { openapi?: unknown; swagger?: unknown; overlay?: unknown };
  if (openapi === undefined && overlay !== undefined) {
    const remedy = "name it with --overlay, and with --spec the document that it applies to";
    throw new SpecError("the document is an overlay", remedy, locate(["overlay"]));
  }
  if (typeof openapi !== "string" || !/^3\.\d+/.test(openapi)) {
    const said =
      openapi === undefined
        ? `no openapi, swagger ${shown(swagger) ?? "neither"}`
        : `openapi ${shown(openapi)}`;
    const location = locate([openapi === undefined ? "swagger" : "openapi"]);
    throw new SpecError(
      `unsupported version (${said})`,
      "convert the document to OpenAPI 3.0 or 3.1",
      location,
    );
  }
}

/** A value as messages show it; a description of another form may be anything. */
function shown(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return value === undefined ? undefined : String(value);
  return Array.isArray(value) ? "a list" : "an object";
}
