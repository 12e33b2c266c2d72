/** Generates the operation ids of every reference document, which the handlers of a service are held complete by. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeGenerated } from "@seamline/codegen";
import { documents, type SpecDocument } from "@seamline/specs";
import { readContract } from "../src/contract/read-contract.ts";

const packageFolder = join(import.meta.dirname, "..");
const references = documents.filter(({ profile }) => profile === "reference");
if (references.length === 0) throw new Error('No document is bundled: run "npx -y pnpm bundle" first.');

const files = await Promise.all(
  references.map(async (each) => ({ path: fileName(each), text: await fileText(each) })),
);
await writeGenerated(files, join(packageFolder, "src/generated"));

/** `retention-v1.gen.ts`. */
function fileName(document: SpecDocument): string {
  return `${wordsOf(document).join("-")}.gen.ts`;
}

async function fileText(document: SpecDocument): Promise<string> {
  const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as object;
  const { operations } = readContract(bundle);
  const typeName = [...wordsOf(document), "operation", "id"].map(capitalized).join("");
  return [
    "// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.",
    "",
    `/** Every operation of ${document.title}${document.version ? ` ${document.version}` : ""}. */`,
    `export type ${typeName} =`,
    [...operations.keys()]
      .map((id) => `  | "${id}"`)
      .join("\n")
      .concat(";"),
    "",
  ].join("\n");
}

function wordsOf({ service, version }: SpecDocument): string[] {
  return [...service.split("-"), ...(version === undefined ? [] : [version])];
}

function capitalized(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
