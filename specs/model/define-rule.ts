import type { Oas3Rule } from "@redocly/openapi-core";
import type { DocumentModel } from "./document-model.ts";
import { isJsonObject } from "./json.ts";
import type { Place } from "./located.ts";
import { readDocument } from "./read-document.ts";

export interface Finding {
  /** Describes the problem and how to fix it. */
  readonly message: string;
  readonly at: Place;
}

/** Creates a Redocly rule from a function that checks a whole document. */
export function defineRule(check: (document: DocumentModel) => Iterable<Finding>): Oas3Rule {
  return () => ({
    Root: {
      enter(root, context) {
        if (!isJsonObject(root)) return;
        for (const { message, at } of check(readDocument(root, context))) {
          context.report({ message, location: at });
        }
      },
    },
  });
}
