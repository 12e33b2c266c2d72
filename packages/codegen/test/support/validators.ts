import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generate } from "../../src/index.ts";
import { documentOf, textOf } from "./generated.ts";
import { fromRoot, temporaryFolder } from "./workspace.ts";

interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[];
}

interface GeneratedValidator {
  readonly "~standard": {
    validate(value: unknown, options?: object): { readonly issues?: readonly Issue[] };
  };
}

/** Validates a value, and returns `/path: message` for each problem. */
export type Validate = (value: unknown, status?: number) => string[];

/** Returns a document with one operation per schema. Each operation returns a value that matches its schema. */
export function documentReturning(schemas: Readonly<Record<string, unknown>>, openapi = "3.1.0"): object {
  const paths = Object.keys(schemas).map((name, index) => {
    const schema = { $ref: `#/components/schemas/${name}` };
    const responses = { 200: { description: "It.", content: { "application/json": { schema } } } };
    return [`/${index}`, { get: { operationId: name, responses } }];
  });
  return { ...documentOf(Object.fromEntries(paths), { components: { schemas } }), openapi };
}

/** Returns the validators of a document by operationId, imported in the same way as in a user's program. */
export async function validatorsOf(spec: object): Promise<Readonly<Record<string, Validate>>> {
  const text = textOf(await generate({ spec, validators: true }), "validators.gen.ts");
  const runtime = pathToFileURL(fromRoot("packages/client-core/src/validators.ts")).href;
  const file = join(await temporaryFolder(), "validators.gen.ts");
  await writeFile(file, text.replace("@seamline/client-core/validators", runtime));
  const { validators } = (await import(file)) as { validators: Record<string, GeneratedValidator> };
  const named = Object.entries(validators).map(([id, validator]) => [id, validateWith(validator)] as const);
  return Object.fromEntries(named);
}

/** Returns the validator for a single schema. */
export async function validatorOf(schema: unknown, openapi?: string): Promise<Validate> {
  const { value } = await validatorsOf(documentReturning({ value: schema }, openapi));
  return value as Validate;
}

function validateWith(validator: GeneratedValidator): Validate {
  return (value, status) => {
    const { issues = [] } = validator["~standard"].validate(value, { libraryOptions: { status } });
    return issues.map(
      ({ path = [], message }) => `${path.map((key) => `/${String(key)}`).join("")}: ${message}`,
    );
  };
}
