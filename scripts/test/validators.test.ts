import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "@seamline/codegen";
import { type Definitions, prepareSchemas } from "@seamline/openapi/prepare-schemas";
import { schemaReports } from "@seamline/openapi/schema-checks";
import { documents, type SpecDocument } from "@seamline/specs";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { mutated, valuesOf } from "./schema-values.ts";

interface Schemas {
  readonly components: { readonly schemas: Definitions };
  readonly "x-errors"?: unknown;
}

interface Issue {
  readonly message: string;
}

type Validators = Readonly<
  Record<
    string,
    { readonly "~standard": { validate(value: unknown): { readonly issues?: readonly Issue[] } } }
  >
>;

/**
 * Returns a validator for every schema of a document. Makes each schema the response of an operation, so that unused
 * schemas are included.
 */
async function validatorsOf(bundle: Schemas): Promise<Validators> {
  // Remove the error pointers, because these operations have no error bodies.
  const { "x-errors": _, components, ...document } = bundle;
  const { schemas } = components;
  const paths = Object.keys(schemas).map((operationId, index) => {
    const schema = { $ref: `#/components/schemas/${operationId}` };
    const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
    return [`/${index}`, { get: { operationId, responses } }];
  });
  const spec = { ...document, components: { schemas }, paths: Object.fromEntries(paths) };
  const files = await generate({ spec, validators: true });
  const text = files.find(({ path }) => path === "validators.gen.ts")?.text ?? "";
  const folder = await mkdtemp(join(tmpdir(), "validators-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const runtime = import.meta.resolve("@seamline/client-core/validators");
  await writeFile(join(folder, "validators.ts"), text.replace("@seamline/client-core/validators", runtime));
  const module = (await import(join(folder, "validators.ts"))) as { validators: Validators };
  return module.validators;
}

/** Returns schemas whose open enumerations allow unknown values, as they do for clients. */
function withOpenEnums(schemas: Definitions): Definitions {
  const text = JSON.stringify(schemas, (_, node) => {
    const { enum: values, ...open } = Object(node);
    return node?.["x-open-enum"] === true && Array.isArray(values) ? open : node;
  });
  return JSON.parse(text);
}

const nameOf = ({ service, version, profile }: SpecDocument) =>
  [service, version, profile].filter(Boolean).join(" ");

test.each(documents.map((document) => [nameOf(document), document] as const))(
  "validators of %s and the contract checks accept and reject the same values for every schema",
  { timeout: 120_000 },
  async (_, { files }) => {
    const bundle: Schemas = JSON.parse(await readFile(files.json, "utf8"));
    const { schemas } = bundle.components;
    const validators = await validatorsOf(bundle);
    expect(Object.keys(validators).sort()).toEqual(Object.keys(schemas).sort());
    const reports = schemaReports(prepareSchemas(withOpenEnums(schemas), false));
    const outcomes = { right: 0, wrong: 0 };
    for (const [name, schema] of Object.entries(schemas)) {
      const check = reports(name);
      const agree = (value: unknown): void => {
        const isRight = check(value).length === 0;
        const { issues = [] } = validators[name]?.["~standard"].validate(value) ?? {};
        expect({ name, value, isRight: issues.length === 0, issues }).toEqual({
          name,
          value,
          isRight,
          issues,
        });
        outcomes[isRight ? "right" : "wrong"] += 1;
      };
      const values = valuesOf(schema, schemas);
      fc.assert(fc.property(values, agree), { numRuns: 20 });
      fc.assert(fc.property(mutated(values), agree), { numRuns: 40 });
    }
    const least = Object.keys(schemas).length * 5;
    expect(outcomes.right).toBeGreaterThan(least);
    expect(outcomes.wrong).toBeGreaterThan(least);
  },
);
