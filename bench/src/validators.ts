/**
 * Measures the size and speed of response validators: those of the services' packages, equivalent schemas in other
 * libraries, and Ajv's standalone code.
 *
 * npm run validators -- [--rounds N]
 */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { bundle } from "../../scripts/measure/bundle.ts";
import { linkPackages } from "./link-packages.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { documents } from "./spec-sets.ts";
import { printTable } from "./table.ts";
import { dialects } from "./validators/dialects.ts";
import { ajvModule, peerModule } from "./validators/peer-modules.ts";
import { readOperations } from "./validators/read-operations.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds must be a positive integer.");

/** Operations that are measured individually, by service. */
const MEASURED: Readonly<Record<string, string>> = { retention: "getMatter", edge: "listDnsZones" };

interface Contestant {
  readonly name: string;
  /** Module specifier or path of a service's validators. */
  readonly modules: Readonly<Record<string, string>>;
}

const folder = fileURLToPath(new URL("../dist/validators", import.meta.url));
const services = (await documents("reference")).filter(({ service }) => service in MEASURED);
await mkdir(folder, { recursive: true });
await linkPackages(folder, ["client-core", ...services.map(({ service }) => service)]);
const contestants = [ours(), ...(await peers())];

console.log("\nOne operation's validator, and all of retention: kB, minified and brotli\n");
const columns = [...services.map(({ service }) => MEASURED[service] ?? ""), "all of retention"];
printTable(["validators", ...columns.flatMap((column) => [column, "brotli"])], await sizes());

console.log(`\nCPU time of a validation, median of ${rounds} rounds. ${machine()}\n`);
printTable(["validators", "a matter, µs", "ratio", "1000 zones, µs", "ratio"], await times());

function ours(): Contestant {
  const entries = services.map(({ service }) => [service, `@seamline/${service}/reference/validators`]);
  return { name: "seamline", modules: Object.fromEntries(entries) };
}

async function peers(): Promise<Contestant[]> {
  const made = new Map<string, Record<string, string>>();
  for (const document of services) {
    const { schemas, operations } = await readOperations(document);
    const texts = dialects.map(
      (dialect) => [dialect.name, peerModule(dialect, schemas, operations)] as const,
    );
    for (const [name, text] of [...texts, ["ajv standalone", ajvModule(schemas, operations)] as const]) {
      const file = join(folder, `${name.replaceAll(/\W+/g, "-")}-${document.service}.js`);
      await writeFile(file, text);
      made.set(name, { ...made.get(name), [document.service]: file });
    }
  }
  return [...made].map(([name, modules]) => ({ name, modules }));
}

async function sizes(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, modules } of contestants) {
    const one = services.map(({ service }) => `export { ${MEASURED[service]} } from "${modules[service]}";`);
    const programs = [...one, `export * from "${modules.retention}";`];
    const cells: string[] = [];
    for (const program of programs) {
      const { min, brotli } = await bundle(program, folder);
      cells.push((min / 1000).toFixed(2), (brotli / 1000).toFixed(2));
    }
    rows.push([name, ...cells]);
  }
  return rows;
}

/** Each round measures all contestants in turn, so that a busy moment of the machine affects all of them. */
async function times(): Promise<string[][]> {
  const files = new Map<string, string>();
  for (const { name, modules } of contestants) {
    for (const { service } of services)
      files.set(`${name} ${service}`, await bundled(name, service, modules));
  }
  const micros = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, file] of files) micros.set(key, [...(micros.get(key) ?? []), time(key, file)]);
  }
  const median = (name: string, service: string) => quantile(micros.get(`${name} ${service}`) ?? [], 0.5);
  return contestants.map(({ name }) => [
    name,
    ...["retention", "edge"].flatMap((service) => {
      const own = median(name, service);
      return [own.toFixed(own < 10 ? 2 : 0), (own / median("seamline", service)).toFixed(2)];
    }),
  ]);
}

/** Bundles a module for Node, so that every contestant is one file. */
async function bundled(name: string, service: string, modules: Contestant["modules"]): Promise<string> {
  const outfile = join(folder, "timed", `${name.replaceAll(/\W+/g, "-")}-${service}.mjs`);
  const contents = `export { ${MEASURED[service]} } from "${modules[service]}";`;
  const stdin = { contents, resolveDir: folder };
  await build({ stdin, bundle: true, format: "esm", platform: "node", outfile });
  return outfile;
}

function time(key: string, file: string): number {
  const service = key.slice(key.lastIndexOf(" ") + 1);
  const script = fileURLToPath(new URL("validators/timed-validator.ts", import.meta.url));
  return Number(
    execFileSync(process.execPath, [script, file, MEASURED[service] ?? ""], { encoding: "utf8" }),
  );
}
