import type { Schema } from "@seamline/openapi/document";
import { childPointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Contract } from "./contract.ts";
import { type Field, fieldAt } from "./field.ts";
import type { ProfileDocument } from "./profile-document.ts";
import { type SchemaUses, schemaUses } from "./schema-uses.ts";

/** A component schema in a profile: its description as a field, and the schema as written. */
export interface SchemaView extends Field {
  readonly written: Schema;
}

/** A component schema of a contract in both profiles. */
export interface ContractSchema {
  readonly name: string;
  readonly url: string;
  /** Undefined if only the reference profile has the schema. */
  readonly shown: SchemaView | undefined;
  /** Undefined if the reference profile replaces the schema. */
  readonly filled: SchemaView | undefined;
  readonly uses: { readonly shown: SchemaUses; readonly filled: SchemaUses };
}

/**
 * Returns all component schemas: first those of the reference profile, then those that exist only in the as-shown
 * contract.
 */
export function contractSchemas({ shown, filled, urls }: Contract): ContractSchema[] {
  const names = new Set([...schemaNames(filled), ...schemaNames(shown)]);
  const [usesAsShown, uses] = [schemaUses(shown), schemaUses(filled)];
  return [...names].map((name) => ({
    name,
    url: urls.schema(name),
    shown: schemaView(shown, name),
    filled: schemaView(filled, name),
    uses: { shown: usesAsShown(name), filled: uses(name) },
  }));
}

function schemaNames({ bundle }: ProfileDocument): string[] {
  return Object.keys(bundle.components?.schemas ?? {});
}

/** Returns a component schema, or undefined if the document does not contain it. */
export function schemaView(document: ProfileDocument, name: string): SchemaView | undefined {
  const pointer = childPointer("/components/schemas", name);
  const written = valueAt(document.bundle, pointer) as Schema | undefined;
  return written && { ...fieldAt(document, name, pointer, false, []), written };
}
