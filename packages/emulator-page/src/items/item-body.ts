import {
  type Definitions,
  type FormModel,
  type FormSchema,
  type NamedSchema,
  schemaOf,
} from "@seamline/ui/form/form-schema";

/** Returns the members of an item that an update request accepts, according to the request's schema. */
export function bodyFromItem({ root, definitions }: FormModel, item: unknown): unknown {
  return taken(definitions, root, item);
}

function taken(
  definitions: Definitions,
  schema: FormSchema | NamedSchema | undefined,
  value: unknown,
): unknown {
  const own = schemaOf(definitions, schema);
  if (Array.isArray(value)) return value.map((each) => taken(definitions, own.items, each));
  if (own.type !== "object" || typeof value !== "object" || value === null || !own.members) return value;
  const known = Object.entries(value).filter(([name]) => own.members && name in own.members);
  return Object.fromEntries(
    known.map(([name, each]) => [name, taken(definitions, own.members?.[name], each)]),
  );
}
