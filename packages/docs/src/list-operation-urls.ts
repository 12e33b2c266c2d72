/**
 * Adds the addresses of new operations to `operation-urls.txt`, which `pnpm release` does. None is ever taken out: what
 * was published once is kept for good.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contracts } from "./model/contract.ts";

const file = new URL("../operation-urls.txt", import.meta.url);
const listed = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
const urls = contracts().flatMap(({ operations }) => operations.map(({ url }) => url));
const all = [...new Set([...listed, ...urls])].toSorted();
writeFileSync(file, `${all.join("\n")}\n`);
console.log(`Docs: ${all.length} addresses of operations, ${all.length - listed.length} of them new`);
