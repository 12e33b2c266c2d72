import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleFiles, whereIs } from "@seamline/openapi/bundle-files";
import { formatFragment, type Segments } from "@seamline/openapi/json-pointer";
import { assertNesting } from "@seamline/openapi/nesting";
import { readSourceFile, type SourceFile } from "@seamline/openapi/source-file";
import { SpecError, type SpecLocation } from "@seamline/openapi/spec-error";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { findPackagedSpec, isPackagedSpec, nearestSpecifier } from "./packaged-spec.ts";
import { resolveSelfReferences } from "./self-references.ts";

/** A modifiable copy of a document without references to other files. */
export interface LoadedDocument {
  readonly document: OpenApiDocument;
  /** Returns the location of a part, for messages. Parses the file, so call it only for problems. */
  locate(segments: Segments): SpecLocation;
  /** Files with the document, one per format; empty if the document was passed as an object. */
  readonly files: readonly (string | URL)[];
  /** Specifier of a document in a package: `@seamline/specs/retention/v1`. */
  readonly specifier?: string;
}

/**
 * Loads a document from a file (path or `file:` URL), from an installed package, or from an object, which is not
 * modified.
 *
 * @throws SpecError if the document cannot be found or read, is malformed, or is not OpenAPI 3
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
  resolveSelfReferences(document);
  return { document, locate, files: [] };
}

/** @throws SpecError if the path of a missing file looks like a document in a package */
async function assertNoSlip(path: string): Promise<void> {
  if (/^[./\\]|\.\w+$/.test(path) || existsSync(path)) return;
  const close = await nearestSpecifier(path);
  if (close !== undefined) throw new SpecError(`the file ${path} does not exist`, `write ${close}`);
}

/** @throws SpecError if the URL is not a file */
export function pathOf(spec: string | URL): string {
  if (typeof spec === "string" && !/^[a-z][a-z0-9+.-]+:\/\//i.test(spec)) {
    return spec;
  }
  try {
    return fileURLToPath(spec);
  } catch {
    throw new SpecError(`${spec} is not a file`, "download the document and pass the copy");
  }
}

function loadFile(file: SourceFile): Pick<LoadedDocument, "document" | "locate"> {
  const locateInFile = (segments: Segments): SpecLocation => whereIs({ file, segments });
  assertOpenApi(file.data, locateInFile);
  resolveSelfReferences(file.data);
  if (!hasForeignReferences(file.data)) {
    return { document: file.data, locate: locateInFile };
  }
  const { document, originOf } = bundleFiles(file);
  const locate = (segments: Segments): SpecLocation => whereIs(originOf(segments));
  assertNesting(document, locate);
  return { document: document as OpenApiDocument, locate };
}

function hasForeignReferences(document: Node): boolean {
  let found = false;
  walkDocument(document, ({ $ref }) => {
    found ||= typeof $ref === "string" && !$ref.startsWith("#");
  });
  return found;
}

/** @throws SpecError if the value is not an OpenAPI 3 document */
export function assertOpenApi(
  value: unknown,
  locate: (segments: Segments) => SpecLocation,
): asserts value is OpenApiDocument & Node {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new SpecError("the document is not an object", "start it with openapi: 3.1.0", locate([]));
  }
  const { openapi, swagger, overlay } = value as { openapi?: unknown; swagger?: unknown; overlay?: unknown };
  if (openapi === undefined && overlay !== undefined) {
    const remedy = "pass it with --overlay, and its document with --spec";
    throw new SpecError("the document is an overlay", remedy, locate(["overlay"]));
  }
  if (typeof openapi !== "string" || !/^3\.\d+/.test(openapi)) {
    const version =
      openapi !== undefined
        ? `openapi ${shown(openapi)}`
        : swagger === undefined
          ? "no openapi field"
          : `swagger ${shown(swagger)}`;
    const location = locate([openapi === undefined ? "swagger" : "openapi"]);
    throw new SpecError(
      `unsupported version (${version})`,
      "convert the document to OpenAPI 3.0, 3.1 or 3.2",
      location,
    );
  }
}

/** Formats a version for a message. An invalid document may have any value there. */
function shown(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return value === undefined ? undefined : String(value);
  return Array.isArray(value) ? "a list" : "an object";
}
