/** Generates what the emulator knows of the reference documents of its services, and the list of those services. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeGenerated } from "@seamline/codegen";
import { documents } from "@seamline/specs";
import { contractTypesFile } from "./contract-types.ts";
import { documentFile } from "./document-file.ts";
import { identifiersFile } from "./identifiers-file.ts";
import { servicesFile } from "./services-file.ts";

const source = join(import.meta.dirname, "../src");
const folders = (await readdir(join(source, "services"))).sort();
const references = documents.filter(
  ({ profile, service }) => profile === "reference" && folders.includes(service),
);
if (references.length === 0) throw new Error('No document is bundled: run "npx -y pnpm bundle" first.');

const files = await Promise.all(
  references.map(async (document) => {
    const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as object;
    return [
      identifiersFile(document, bundle),
      documentFile(document, bundle),
      await contractTypesFile(document),
    ];
  }),
);
await writeGenerated([...files.flat(), servicesFile(folders)], join(source, "generated"));
