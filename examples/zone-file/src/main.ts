import { parseArgs } from "node:util";
import { createEdgeClient, isSeamlineError } from "@seamline/edge/reference";
import { applyChange, describeChange } from "./change.ts";
import { planChanges } from "./plan.ts";
import { InvalidZoneFileError, readZoneFile } from "./zone-file.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { apply: { type: "boolean", default: false } },
});
const [file = "zone.yaml"] = positionals;

const edge = createEdgeClient({
  baseUrl: process.env.EDGE_URL ?? "http://127.0.0.1:4012",
  accessKey: process.env.EDGE_ACCESS_KEY ?? "test-key",
});

try {
  const changes = await planChanges(edge, await readZoneFile(file));
  for (const change of changes) {
    console.log(describeChange(change));
    if (values.apply) await applyChange(edge, change);
  }
  if (changes.length === 0) console.log(`The zone matches ${file}.`);
  else if (!values.apply) console.log("Nothing was changed. Use --apply to make these changes.");
} catch (error) {
  if (!isSeamlineError(error) && !(error instanceof InvalidZoneFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
