/** Builds the site of every document in `@seamline/specs` into `dist`. */
import { fileURLToPath } from "node:url";
import { documents, generatorOverlays } from "@seamline/specs";
import { recordedResults } from "../../../languages/src/results.ts";
import { buildSite } from "./build-site.ts";

const out = fileURLToPath(new URL("../dist", import.meta.url));
const contracts = await buildSite(
  documents,
  { results: recordedResults(), overlays: generatorOverlays },
  out,
);
console.log(`Docs: ${documents.length} documents of ${contracts.length} contracts and an index in ${out}`);
