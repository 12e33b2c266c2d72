/**
 * Prints the error messages of every published package as Markdown tables, with `{name}` placeholders for their values.
 *
 * pnpm messages           all published packages
 * pnpm messages codegen   one package
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type ErrorMessage, errorMessages } from "./messages/error-messages.ts";
import { type PackageFolder, publicPackages, readPackage, workspaceFolder } from "./release/packages.ts";

/** Published packages contain copies of this package's modules. */
const EMBEDDED = join(workspaceFolder, "packages/openapi");

async function chosenPackages(name: string | undefined): Promise<PackageFolder[]> {
  const packages = [...(await publicPackages()), await readPackage(EMBEDDED)];
  const isChosen = (member: PackageFolder): boolean =>
    [member.name, basename(member.folder)].includes(name ?? "");
  const chosen = packages.filter((member) => name === undefined || isChosen(member));
  const names = packages.map(({ folder }) => basename(folder)).join(", ");
  if (chosen.length === 0) throw new Error(`${name} is not a published package. Choose one of ${names}.`);
  return chosen;
}

function messagesOf({ folder }: PackageFolder): ErrorMessage[] {
  const files = new Map<string, string>();
  for (const path of globSync("src/**/*.ts", { cwd: folder }).sort()) {
    const file = join(folder, path);
    if (!path.endsWith(".gen.ts")) files.set(relative(workspaceFolder, file), readFileSync(file, "utf8"));
  }
  return errorMessages(files);
}

/** Formats the messages of a package as a heading and a table. */
export function messageTable(name: string, messages: readonly ErrorMessage[]): string {
  const cell = (text: string): string => text.replaceAll("\n", " ").replaceAll("|", "\\|");
  const rows = messages.map(
    ({ error, file, line, message }) => `| ${error} | ${file}:${line} | ${cell(message)} |`,
  );
  return [`## ${name}`, "", "| error | place | message |", "| --- | --- | --- |", ...rows, ""].join("\n");
}

if (import.meta.main) {
  try {
    for (const member of await chosenPackages(process.argv[2]))
      console.log(messageTable(member.name, messagesOf(member)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
