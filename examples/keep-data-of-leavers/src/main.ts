import { parseArgs } from "node:util";
import { bearer, createRetentionClient, isSeamlineError } from "@seamline/retention/reference";
import { keepData, previewLines } from "./keep-data.ts";
import { InvalidLeaversError, readLeavers } from "./leavers.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "dry-run": { type: "boolean", default: false },
    folder: { type: "string", default: "exports" },
    "wait-minutes": { type: "string", default: "60" },
  },
});
const [file = "leavers.json"] = positionals;

const retention = createRetentionClient({
  baseUrl: process.env.RETENTION_URL ?? "http://127.0.0.1:4010",
  auth: bearer(process.env.RETENTION_TOKEN ?? "ada@example.com"),
});

try {
  const leavers = await readLeavers(file);
  if (values["dry-run"]) {
    for (const line of await previewLines(retention, leavers)) console.log(line);
  } else {
    const waitMs = Number(values["wait-minutes"]) * 60_000;
    const options = { folder: values.folder, waitMs, report: console.log };
    if (!(await keepData(retention, leavers, options))) process.exitCode = 1;
  }
} catch (error) {
  if (!isSeamlineError(error) && !(error instanceof InvalidLeaversError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
