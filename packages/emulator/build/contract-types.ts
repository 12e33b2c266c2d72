import { type GeneratedFile, generateContractTypes } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";
import { pascalCased, wordsOf } from "./names.ts";

/**
 * Generates `retention-v1.types.gen.ts`: the types of the schemas, and `RetentionV1Operations` with the request and
 * response types of all operations.
 */
export async function contractTypesFile(document: SpecDocument): Promise<GeneratedFile> {
  const words = wordsOf(document);
  const text = await generateContractTypes({
    spec: document.files.json,
    typeName: pascalCased([...words, "operations"]),
    command: "npx -y pnpm generate",
  });
  return { path: `${words.join("-")}.types.gen.ts`, text };
}
