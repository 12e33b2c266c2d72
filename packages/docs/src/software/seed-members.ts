import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The parts of the seed schema that the site shows. */
export interface SeedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SeedSchema>>;
  readonly required?: readonly string[];
  readonly items?: SeedSchema;
  readonly additionalProperties?: SeedSchema | boolean;
  readonly $defs?: Readonly<Record<string, SeedSchema>>;
}

/** A member of a seed with its path, such as `retention.messages[].corpus`. */
export interface SeedMember {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
}

export function readSeedSchema(): SeedSchema {
  const file = createRequire(import.meta.url).resolve("@seamline/emulator/seed.schema.json");
  return JSON.parse(readFileSync(file, "utf8")) as SeedSchema;
}

/** Lists the members within a schema. Mentions contract schemas only by name, because they have their own pages. */
export function seedMembers(root: SeedSchema, schema: SeedSchema, path = ""): SeedMember[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const found = resolved(root, member);
    const at = path === "" ? name : `${path}.${name}`;
    const { items, additionalProperties: values } = found;
    return [
      {
        path: at,
        type: typeName(root, member),
        isRequired: schema.required?.includes(name) ?? false,
        description: member.description ?? found.description ?? "",
      },
      ...seedMembers(root, found, at),
      ...(items === undefined ? [] : seedMembers(root, resolved(root, items), `${at}[]`)),
      ...(typeof values === "object" ? seedMembers(root, resolved(root, values), `${at}.<key>`) : []),
    ];
  });
}

/** Follows a reference to a seed schema. References to contract schemas have one more segment. */
function resolved(root: SeedSchema, schema: SeedSchema): SeedSchema {
  const [, name] = /^#\/\$defs\/([^/]+)$/.exec(schema.$ref ?? "") ?? [];
  return (name === undefined ? undefined : root.$defs?.[name]) ?? schema;
}

function typeName(root: SeedSchema, schema: SeedSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.items) return `array of ${typeName(root, schema.items)}`;
  return [schema.type ?? "any"].flat().join(" or ");
}
