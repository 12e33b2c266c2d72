import path from "node:path";
import { formatPointer } from "@seamline/openapi/json-pointer";
import type { AppliedAction, Overlay } from "@seamline/overlay";
import { apiVersionOf } from "../../model/api-version.ts";
import { checkedFacts } from "../../src/ledger/checked-facts.ts";
import type { ActionEntry, OriginEntry, ProvenanceFile } from "../../src/provenance-file.ts";
import { actionId } from "../action-id.ts";
import type { BuiltDocument } from "../built-document.ts";
import { readDocumentLedger } from "../ledger/document-ledger.ts";
import { type BundlePart, bundleParts, objectOf, parentPointer } from "./bundle-parts.ts";
import { type InferredPart, inferredParts, type Reason } from "./inferred-parts.ts";
import { readInventoryRows } from "./inventory-rows.ts";
import { OriginNumbers, originTree } from "./number-origins.ts";
import { pointEntries } from "./point-entries.ts";
import { pointersAsShown } from "./pointers-as-shown.ts";
import { SourceHeadings } from "./source-headings.ts";
import { SourceStatements } from "./source-statements.ts";

/** Parts written by the build. They come from neither a source nor an overlay. */
const FORM: Readonly<Record<string, string>> = {
  "/openapi": "The OpenAPI version of this document. It is not a fact about the service.",
  "/x-inferred-reasons": "The reasons for inferred values in this document. They are not from a source.",
  "/x-profile": "The name of this document's profile. It is not a fact about the service.",
};

/** Returns the origin of every part of a bundle, and its register of extension points. */
export function documentProvenance(built: BuiltDocument): ProvenanceFile {
  const parts = bundleParts(built.openapi);
  const origins = new Origins(parts, built);
  const numbers = new OriginNumbers();
  const tree = originTree(built.openapi, (segments) => numbers.of(origins.at(formatPointer(segments))));
  const added = [...parts.values()].filter((part) => isProperty(part, parts) && !origins.isStated(part));
  const specsFolder = path.dirname(built.source.serviceFolder);
  return {
    overlays: built.overlays.map(({ file }) => path.relative(specsFolder, file).replaceAll(path.sep, "/")),
    actions: actionEntries(built.overlays),
    origins: numbers.entries,
    tree,
    points: pointEntries(parts, built),
    fieldsAdded: added.length,
    ...factsOf(built),
  };
}

function factsOf({ source, openapi }: BuiltDocument): Pick<ProvenanceFile, "facts"> {
  const ledger = readDocumentLedger(source);
  return ledger === undefined ? {} : { facts: checkedFacts(ledger, openapi) };
}

function actionEntries(overlays: readonly Overlay[]): ActionEntry[] {
  return overlays.flatMap(({ actions }, overlay) =>
    actions.map(({ line, index, target, description, fills }) => ({
      overlay,
      line,
      index,
      target,
      description,
      fills,
    })),
  );
}

class Origins {
  readonly #parts: ReadonlyMap<string, BundlePart>;
  /** Numbers of actions, keyed by action ID. */
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #actionAt: (pointer: string) => AppliedAction | undefined;
  readonly #inferred: ReadonlyMap<string, InferredPart>;
  readonly #headings: SourceHeadings;
  readonly #inferredInShown: ReadonlyMap<string, InferredPart>;
  readonly #pointersAsShown: ReadonlyMap<string, string>;

  constructor(
    parts: ReadonlyMap<string, BundlePart>,
    { source, openapi, shown, overlays, overlaid }: BuiltDocument,
  ) {
    const partsAsShown = bundleParts(shown);
    const rows = readInventoryRows(source, apiVersionOf(shown));
    this.#parts = parts;
    const actions = overlays.flatMap((overlay) => overlay.actions.map((action) => ({ ...action, overlay })));
    this.#numbers = new Map(actions.map((action, number) => [actionId(action), number]));
    this.#actionAt = (pointer) => overlaid?.originAt(pointer);
    this.#inferred = inferredParts(parts);
    this.#headings = new SourceHeadings(partsAsShown, new SourceStatements(shown, rows));
    this.#inferredInShown = inferredParts(partsAsShown);
    this.#pointersAsShown = pointersAsShown(
      openapi,
      shown,
      (pointer) => this.#actionAt(pointer) !== undefined,
    );
  }

  at(pointer: string): OriginEntry {
    const written = this.#actionAt(pointer);
    const action = written && this.#numbers.get(actionId(written));
    const reason =
      FORM[pointer] ??
      this.#definedReason(pointer) ??
      (written ? this.#newReason(pointer) : this.#reason(pointer));
    if (reason !== undefined) return { reason, action };
    return action === undefined ? { source: this.#headings.at(this.#pointerAsShown(pointer)) } : { action };
  }

  /** Returns whether the document as shown contains the part, even if an overlay changed it. */
  isStated({ pointer }: BundlePart): boolean {
    return this.#pointersAsShown.has(pointer);
  }

  /** Returns the reason that the part defines, if any. The origin of such a definition is the reason itself. */
  #definedReason(pointer: string): string | undefined {
    const [, extension, name] = pointer.split("/");
    if (extension !== "x-inferred-reasons") return undefined;
    return String(objectOf(this.#parts.get(`/${extension}/${name}`)?.value).reason);
  }

  /** Returns a reason from an overlay. The as-shown document's reasons do not apply to parts written by an overlay. */
  #newReason(pointer: string): string | undefined {
    const reasons = this.#inferred.get(pointer)?.reasons ?? [];
    return textOf(reasons.filter(({ at }) => this.#actionAt(at) !== undefined));
  }

  /** Returns the reason for an unchanged part, even if an overlay replaces its object's reasons. */
  #reason(pointer: string): string | undefined {
    const shown = this.#pointersAsShown.get(pointer);
    const inferred = this.#inferred.get(pointer) ?? this.#inferredInShown.get(shown ?? "");
    return textOf(inferred?.reasons ?? []);
  }

  #pointerAsShown(pointer: string): string {
    return this.#pointersAsShown.get(pointer) ?? this.#pointerAsShown(parentPointer(pointer));
  }
}

function textOf(reasons: readonly Reason[]): string | undefined {
  return reasons.length === 0 ? undefined : reasons.map(({ text }) => text).join(" ");
}

function isProperty(part: BundlePart, parts: ReadonlyMap<string, BundlePart>): boolean {
  const { kind, segments, pointer } = part;
  const owner = parts.get(parentPointer(parentPointer(pointer)));
  return kind === "schema" && segments.at(-2) === "properties" && owner?.kind === "schema";
}
