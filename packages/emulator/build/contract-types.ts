import { type GeneratedFile, generateContractTypes } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";
import { pascalCased, wordsOf } from "./names.ts";

/**
 * `retention-v1.types.gen.ts`: the document's schemas by name, and what each of its operations takes and answers, as
 * `RetentionV1Operations`.
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
