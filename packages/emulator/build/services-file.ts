import { camelCased, header } from "./names.ts";

/** Generates `services.gen.ts`: the services by folder name. */
export function servicesFile(folders: readonly string[]): { path: string; text: string } {
  const services = folders.map((folder) => ({ folder, name: camelCased(folder.split("-")) }));
  const text = [
    header,
    ...services.map(({ folder, name }) => `import { ${name} } from "../services/${folder}/service.ts";`),
    "",
    "/** All services of the emulator, by name. */",
    `export const services: { ${services.map(({ name }) => `readonly ${name}: typeof ${name}`).join("; ")} } = { ${services.map(({ name }) => name).join(", ")} };`,
    "",
  ].join("\n");
  return { path: "services.gen.ts", text };
}
