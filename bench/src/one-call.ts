/**
 * Measures the size of a program that makes one call of a large or small contract: with our resource tree, with a
 * standalone operation, and with the clients of other generators. All clients are generated from the same documents, in
 * the reference profile. Bundled by esbuild and by Rollup, minified by esbuild, compressed with gzip and Brotli.
 *
 * npm run one-call
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../scripts/measure/bundle.ts";
import { clients, peers } from "./clients.ts";
import { consumerFolder } from "./consumer-folder.ts";
import { type Operation, operationsOf } from "./operations.ts";
import { rollupSize, type Sizes } from "./rollup-size.ts";
import { documents, github } from "./spec-sets.ts";
import { standalone } from "./standalone.ts";
import { printTable } from "./table.ts";

/** A contract, and the operation that the programs call. */
interface Contract {
  readonly name: string;
  readonly file: string;
  readonly call: Operation;
}

const repository = { owner: "a", repo: "a" };
const getRepository: Operation = {
  ...{ operationId: "repos/get", method: "GET", path: "/repos/{owner}/{repo}", place: "repos.get" },
  ...{ parameters: repository, names: repository, hasBody: false },
};

const contracts: Contract[] = [{ name: "GitHub", file: github, call: getRepository }];
for (const document of await documents("reference")) {
  const name = [document.service, document.version].filter(Boolean).join(" ");
  if (!/alpha|beta/.test(name)) {
    contracts.unshift({
      name,
      file: fileURLToPath(document.files.json),
      call: await readOne(document.files.json),
    });
  }
}

const [ours] = clients;
const contestants = [standalone, ours, ...peers].filter((client) => client !== undefined);
const rows: string[][] = [];
for (const contract of contracts) {
  for (const client of contestants) {
    const folder = await consumerFolder("one-call", client, contract.file, [contract.call]);
    const program = `export { call0 as call } from "./consumer.ts";`;
    const esbuild = await bundle(program, folder);
    const rollup = await rollupSize(join(folder, "consumer.ts"));
    rows.push([`${contract.name}, ${client.name}`, ...cells(esbuild), ...cells(rollup)]);
  }
}

console.log("\nOne call of a contract in the reference profile, kB, minified\n");
printTable(["contract and client", "esbuild, gzip", "brotli", "Rollup, gzip", "brotli"], rows);

/** Returns the first GET operation that reads one resource, or the first list. */
async function readOne(bundle: URL): Promise<Operation> {
  const gets = (await operationsOf(bundle)).filter(({ method, hasBody }) => method === "GET" && !hasBody);
  const one = gets.find(({ path }) => path.endsWith("}")) ?? gets[0];
  if (one === undefined) throw new Error(`${bundle} has no GET operation.`);
  return one;
}

function cells({ gzip, brotli }: Sizes): string[] {
  return [gzip, brotli].map((bytes) => (bytes / 1000).toFixed(2));
}
