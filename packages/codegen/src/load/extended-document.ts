import { realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { showPath } from "@seamline/openapi/source-file";
import { SpecError } from "@seamline/openapi/spec-error";
import type { Overlay } from "@seamline/overlay";
import { type LoadedDocument, pathOf } from "./load-document.ts";
import { findPackagedSpec, isInstalledSpec, isPackagedSpec } from "./packaged-spec.ts";

type Engine = typeof import("@seamline/overlay");

/** Returns the `extends` value for a new overlay, given a document that was passed to the command. */
export async function extendsFor(spec: string, overlayFile: string, engine: Engine): Promise<string> {
  const isPackaged = isPackagedSpec(spec);
  // Without a scope, a package name looks like a relative path.
  if (isPackaged && spec.startsWith("@")) return spec;
  const file = isPackaged ? (await findPackagedSpec(spec)).path : pathOf(spec);
  const reference = engine.referenceTo(resolve(file), resolve(overlayFile));
  return reference.startsWith(".") ? reference : `./${reference}`;
}

/**
 * Returns the document that an overlay extends, as a value for `--spec`.
 *
 * @throws SpecError if the overlay does not extend a document
 * @throws OverlayError if `extends` is not a URI reference
 */
export function extendedSpec(overlay: Overlay, engine: Engine): string {
  const file = engine.extendedFile(overlay);
  if (file !== undefined) return file;
  const specifier = packagedBy(overlay);
  if (specifier !== undefined) return specifier;
  const problem =
    overlay.extends === undefined
      ? "the overlay has no extends"
      : `the overlay extends ${overlay.extends}, which is not a file`;
  throw new SpecError(problem, "pass the document with --spec", { file: showPath(overlay.file) });
}

/** @throws SpecError if an overlay extends a different package document */
export async function assertExtends(overlay: Overlay, { specifier, files }: LoadedDocument): Promise<void> {
  const extended = packagedBy(overlay);
  // A document in a missing package cannot be compared.
  if (extended === undefined || extended === specifier || !isInstalledSpec(extended)) return;
  const given = files.map((file) => realPath(pathOf(file)));
  const named = (await findPackagedSpec(extended)).files.map((file) => realPath(pathOf(file)));
  if (given.length === 0 || named.some((file) => given.includes(file))) return;
  const shown = specifier ?? showPath(resolve(pathOf(files[0] ?? "")));
  throw new SpecError(
    `the overlay extends ${extended}, but it is applied to ${shown}`,
    "apply it to the document that it extends, or change extends",
    { file: showPath(overlay.file), line: overlay.lineOf(["extends"]) },
  );
}

/** Returns the specifier in `extends`; `undefined` if `extends` names a file or a URI. */
function packagedBy({ file, extends: from = "" }: Overlay): string | undefined {
  const [reference = ""] = from.split("#");
  return reference.startsWith("@") && isPackagedSpec(reference, dirname(file)) ? reference : undefined;
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return resolve(file);
  }
}
