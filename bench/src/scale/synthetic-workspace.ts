import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contractFiles, parametersOfContract } from "./synthetic-contract.ts";
import { emulationFiles } from "./synthetic-emulation.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** The service whose packages are copied for the synthetic services. */
const MODEL = "edge";

/** A copy of the repository in a separate folder, with a number of synthetic services. */
export interface SyntheticWorkspace extends Disposable {
  readonly folder: string;
  /** `service-001`, `service-002` and so on. */
  readonly services: readonly string[];
  /** Changes a sentence in the contract of a service. */
  edit(service: string): void;
}

/**
 * Creates the copy and installs its dependencies from pnpm's store, which the repository's own installation has filled.
 */
export function createWorkspace(count: number): SyntheticWorkspace {
  const folder = mkdtempSync(join(tmpdir(), "seamline-scale-"));
  copyRepository(folder);
  const services = Array.from(
    { length: count },
    (_, index) => `service-${String(index + 1).padStart(3, "0")}`,
  );
  services.forEach((service, index) => {
    writeContract(folder, service);
    writeClient(folder, service);
    writeEmulation(folder, service, index);
  });
  run("node", ["scripts/list-services.mjs"], folder);
  run("npx", ["-y", "pnpm", "install", "--prefer-offline"], folder);
  run("git", ["init", "--quiet"], folder);
  run("git", ["add", "--all"], folder);
  return {
    folder,
    services,
    edit: (service) => {
      const file = join(folder, "specs", service, "paths/parcels.yaml");
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/(description: Returns the parcels)(.*)/, "$1, again$2"));
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function copyRepository(folder: string): void {
  const listed = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], repository);
  for (const file of listed.split("\0").filter((name) => name !== "" && !name.startsWith("bench/"))) {
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(folder, file));
  }
  // The installation does not change, so pnpm does not need to check it before each script.
  const settings = join(folder, "pnpm-workspace.yaml");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^verifyDepsBeforeRun:.*$/m, "verifyDepsBeforeRun: false"));
}

function writeContract(folder: string, service: string): void {
  const own = join(folder, "specs", service);
  for (const [name, text] of contractFiles(service)) write(join(own, name), text);
  write(join(own, "package.json"), renamed(folder, `specs/${MODEL}/package.json`, service));
}

function writeClient(folder: string, service: string): void {
  const [own, model] = [join(folder, "packages", service), join(folder, "packages", MODEL)];
  write(join(own, "package.json"), renamed(folder, `packages/${MODEL}/package.json`, service));
  for (const name of ["tsconfig.json", "tsconfig.build.json"]) cpSync(join(model, name), join(own, name));
}

function writeEmulation(folder: string, service: string, index: number): void {
  for (const [name, text] of Object.entries(emulationFiles(service, index)))
    write(join(folder, "packages/emulator/src/services", service, name), text);
  write(
    join(folder, "packages/docs/src/samples/requests", `${service}.yaml`),
    `parameters: ${JSON.stringify(parametersOfContract())}\noperations: {}\n`,
  );
}

function renamed(folder: string, manifest: string, service: string): string {
  return readFileSync(join(folder, manifest), "utf8").replaceAll(
    new RegExp(`(@seamline/(?:specs-)?)${MODEL}\\b`, "g"),
    `$1${service}`,
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}.\n${stderr}`);
  return stdout;
}
