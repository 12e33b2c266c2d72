/**
 * Adds the URLs of new operations to `operation-urls.txt`. `pnpm release` runs it. URLs are never removed, because
 * published pages must stay available.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { contracts } from "./model/contract.ts";

const file = new URL("../operation-urls.txt", import.meta.url);
const listed = existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
const urls = contracts().flatMap(({ operations }) => operations.map(({ url }) => url));
const all = [...new Set([...listed, ...urls])].toSorted();
writeFileSync(file, `${all.join("\n")}\n`);
console.log(`Docs: ${all.length} operation URLs, ${all.length - listed.length} new`);
