import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeGenerated } from "@seamline/codegen";
import type { AnyService } from "@seamline/emulator-kit";
import { seedDocumentOf } from "@seamline/emulator-kit/seed-schema";
import type { Schema } from "@seamline/openapi/document";
import { documents } from "@seamline/specs";
import { contractTypesFile } from "./contract-types.ts";
import { documentFile } from "./document-file.ts";
import { exampleSeedFile } from "./example-seed-file.ts";
import { exportingFiles } from "./handler-files.ts";
import { identifiersFile } from "./identifiers-file.ts";
import { operationsFile } from "./operations-file.ts";
import { seedSchemaFile } from "./seed-schema-file.ts";
import { serviceDocumentsFile } from "./service-documents-file.ts";
import { servicesFile } from "./services-file.ts";
import { familyHeadOf, versionDocumentFile } from "./version-family.ts";

/**
 * Generates the modules with the reference documents, the handlers and the list of services, the seed schema and the
 * example seed.
 */

const source = join(import.meta.dirname, "../src");
// Skip folders without `service.ts`, which may contain ignored files from other branches.
const folders = globSync("*/service.ts", { cwd: join(source, "services") })
  .map(dirname)
  .sort();
const references = documents.filter(
  ({ profile, service }) => profile === "reference" && folders.includes(service),
);
if (references.length === 0) throw new Error('No document is bundled: run "npx -y pnpm bundle" first.');

const bundles = await Promise.all(
  references.map(async (document) => {
    const bundle = JSON.parse(await readFile(document.files.json, "utf8")) as object;
    return { document, bundle };
  }),
);
const contracts = bundles.map((each) => ({ ...each, head: familyHeadOf(each, bundles) ?? each.document }));
const files = await Promise.all(
  contracts.map(async ({ document, bundle, head }) => {
    if (head !== document) return [versionDocumentFile(document, head)];
    return [
      identifiersFile(document, bundle),
      documentFile(document, bundle),
      await contractTypesFile(document),
    ];
  }),
);
const served = await Promise.all(
  folders.map(async (service) => {
    const own = contracts.filter(({ document }) => document.service === service);
    return serviceDocumentsFile(service, own, await exportingFiles(join(source, "services", service)));
  }),
);
const heads = contracts.filter(({ document, head }) => head === document).map(({ document }) => document);
const example = exampleSeedFile(await readFile(join(source, "../examples/seed.yaml"), "utf8"));
await writeGenerated(
  [...files.flat(), ...served, servicesFile(folders), operationsFile(heads), example],
  join(source, "generated"),
);

// Import the services only now, because they import the files that were generated above.
const { services } = await import("../src/generated/services.gen.ts");
const parts = Object.values<AnyService>(services).map((service) => ({
  name: service.name,
  section: service.seed.schema as Schema,
  document: bundleOf(seedDocumentOf(service).id),
}));
const schema = seedSchemaFile(parts);
await writeFile(join(source, "..", schema.path), schema.text);

/** @param id such as `functions@v2`, or `edge` for a service without versions */
function bundleOf(id: string): object {
  const found = bundles.find(({ document: { service, version } }) => {
    return id === (version === undefined ? service : `${service}@${version}`);
  });
  if (!found) throw new Error(`No document ${id} is bundled: run "npx -y pnpm bundle" first.`);
  return found.bundle;
}
