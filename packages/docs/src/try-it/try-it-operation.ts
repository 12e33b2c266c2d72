import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "@seamline/openapi/document";
import type { SpecDocument } from "@seamline/specs";
import type { OperationCall } from "@seamline/ui/code/operation-call";
import { readOperationForm } from "@seamline/ui/request/read-operation-form";
import { emulatedName } from "../samples/emulated-service.ts";
import type { TryItOperation } from "./try-it-data.ts";

/**
 * Reads what the panel of an operation must know. It is small JSON, which a page loads when its reader opens the panel.
 *
 * @param document one whose requests the emulator understands: of the reference profile
 * @param sample the call with which the form begins, and those that it needs to have been made before
 * @throws Error for an operation that the document does not have
 */
export function tryItOperation(
  document: SpecDocument,
  sample: OperationCall & { readonly before: readonly OperationCall[] },
): TryItOperation {
  const { operation, request: example, before } = sample;
  return {
    ...readOperationForm(readBundle(document), emulatedName(document.service), operation),
    example,
    before,
  };
}

const bundles = new Map<string, OpenApiDocument>();

/** Reads each bundle once: every one of its operations asks for it. */
function readBundle({ files }: SpecDocument): OpenApiDocument {
  const { href } = files.json;
  const bundle = bundles.get(href) ?? (JSON.parse(readFileSync(files.json, "utf8")) as OpenApiDocument);
  bundles.set(href, bundle);
  return bundle;
}
