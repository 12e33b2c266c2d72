import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import type { SpecDocument } from "@seamline/specs";
import type { OperationCall } from "@seamline/ui/code/operation-call";
import { readOperationForm } from "@seamline/ui/request/read-operation-form";
import { emulatedName } from "../samples/emulated-service.ts";
import type { TryItOperation } from "./try-it-data.ts";

/**
 * Builds the data for the try-it panel of an operation, a small JSON object that is loaded when the panel is opened.
 *
 * @param document a document in any profile; the emulator implements the reference profile
 * @param sample the initial call in the form and the calls that it depends on
 * @throws Error if the document does not contain the operation
 */
export function tryItOperation(
  document: SpecDocument,
  sample: OperationCall & { readonly before: readonly OperationCall[] },
): TryItOperation {
  const { operation, request: example, before } = sample;
  return {
    ...readOperationForm(readBundle(document), emulatedName(document.service), operation),
    example,
    ...(document.profile === "as shown" && { isAsShown: true as const }),
    before,
  };
}

const bundles = new Map<string, OpenApiDocument>();

/** Reads a bundle and caches it for other operations. */
function readBundle({ files }: SpecDocument): OpenApiDocument {
  const { href } = files.json;
  const bundle = bundles.get(href) ?? (JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument);
  bundles.set(href, bundle);
  return bundle;
}
