import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { layOutPacked } from "./packed-packages.ts";
import { manifests, root, services } from "./repository.ts";

/** Sets up a user's project in an empty folder: the packed packages, and the programs of `fixtures/consumer`. */
export async function layOutConsumerProject(folder: string): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeConsumerPrograms(folder);
  await layOutPacked(folder);
}

/** Writes the programs of `fixtures/consumer`. */
export async function writeConsumerPrograms(folder: string): Promise<void> {
  await cp(join(root, "scripts/test/fixtures/consumer"), folder, { recursive: true });
  await writeProgramsOfTheFamily(join(folder, "programs"));
  await writeFile(join(folder, "programs/validators.ts"), programOfValidators());
  await writeFile(join(folder, "programs/operations.ts"), await programOfOperations());
}

/** Copies the programs of functions v2 for the other versions of the family. */
async function writeProgramsOfTheFamily(folder: string): Promise<void> {
  for (const name of ["functions-v2.ts", "functions-v2-reference.ts"]) {
    const text = await readFile(join(folder, name), "utf8");
    for (const version of versionsBeside("v2")) {
      const ofVersion = text.replaceAll(/\/v2(?=["/])/g, `/${version}`);
      await writeFile(join(folder, name.replace("v2", version)), ofVersion);
    }
    const ofRoot = text.replace("@seamline/functions/v2", "@seamline/functions");
    await writeFile(join(folder, name.replace("v2", "root")), ofRoot);
  }
}

/** Returns the versions of the functions service that use copies of another version's programs. */
function versionsBeside(version: string): string[] {
  return entriesOf("functions")
    .flatMap((entry) => /^@seamline\/functions\/(v\d\w*)$/.exec(entry)?.[1] ?? [])
    .filter((each) => each !== "v1" && each !== version);
}

/** Returns a program that passes its validators to every client. */
function programOfValidators(): string {
  const clients = services().flatMap((service) => {
    const entries = entriesOf(service);
    return entries
      .filter((entry) => entries.includes(`${entry}/validators`))
      .map((entry) => ({ entry, factory: factoryOf(service) }));
  });
  return [
    ...clients.flatMap(({ entry, factory }, index) => [
      `import { ${factory} as create${index} } from "${entry}";`,
      `import * as validators${index} from "${entry}/validators";`,
    ]),
    'import { throwInvalid } from "@seamline/client-core";',
    'const options = { baseUrl: "https://service.test", auth: false, validate: throwInvalid } as const;',
    ...clients.map((_, index) => `create${index}({ ...options, validators: validators${index} });`),
    "",
  ].join("\n");
}

/** Returns a program that calls the first function of every entry with standalone operations. */
async function programOfOperations(): Promise<string> {
  const entries = services().flatMap((service) =>
    entriesOf(service)
      .filter((entry) => entry.endsWith("/operations"))
      .map((entry) => ({ service, entry })),
  );
  const calls = entries.map(async ({ service, entry }, index) => {
    const call = await firstOperation(service, entry);
    return [
      `import { ${call} as call${index}, ${factoryOf(service)} as create${index} } from "${entry}";`,
      `void call${index}(create${index}({ baseUrl: "https://service.test", auth: false }), {} as never).result();`,
    ];
  });
  return `${(await Promise.all(calls)).flat().join("\n")}\n`;
}

/** Returns the name of the first function of an entry with standalone operations. */
async function firstOperation(service: string, entry: string): Promise<string> {
  const { name = "", exports = {} } = manifests().get(`packages/${service}`) ?? {};
  const { types } = exports[entry.replace(name, ".")] as { types: string };
  const file = types
    .replace("./dist/", `packages/${service}/src/`)
    .replace("standalone.gen.d", "operations.gen");
  const [, call = ""] = /^export const (\w+): \(/m.exec(await readFile(join(root, file), "utf8")) ?? [];
  return call;
}

function factoryOf(service: string): string {
  return `create${service.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Client`;
}

/** Returns the import specifiers of a client: `@seamline/edge`, `@seamline/edge/reference`. */
export function entriesOf(service: string): string[] {
  const { name = "", exports = {} } = manifests().get(`packages/${service}`) ?? {};
  return Object.keys(exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => entry.replace(".", name));
}
