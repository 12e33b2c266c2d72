import { parseArgs } from "node:util";
import {
  bearer,
  createFunctionsClient,
  functionName,
  isOperationTimeoutError,
  isSeamlineError,
} from "@seamline/functions/v2/reference";
import { allowCalls, callFunction } from "./call.ts";
import { deployFolder } from "./deploy.ts";

const { values } = parseArgs({
  options: {
    project: { type: "string", default: "demo" },
    location: { type: "string", default: "europe-west1" },
    function: { type: "string", default: "slugify" },
    allow: { type: "string", default: "user:grace@example.com" },
    "state-file": { type: "string", default: "deployment.json" },
    text: { type: "string", default: "Case 42: Lease & Déjà vu" },
  },
});

const functions = createFunctionsClient({
  baseUrl: process.env.FUNCTIONS_URL ?? "http://127.0.0.1:4011",
  auth: bearer(process.env.FUNCTIONS_TOKEN ?? "ada@example.com"),
});

const name = functionName({ project: values.project, location: values.location, function: values.function });

try {
  const deployed = await deployFolder(
    functions,
    { name, folder: "function", runtime: "nodejs24", entryPoint: "slugify" },
    { stateFile: values["state-file"], waitMs: 600_000, report: console.log },
  );
  console.log(`${deployed.serviceConfig?.uri} is ${deployed.state}.`);
  await allowCalls(functions, name, values.allow);
  console.log(`${values.allow} may call it.`);
  console.log(await callFunction(deployed.serviceConfig?.uri ?? "", { text: values.text }));
} catch (error) {
  if (!isSeamlineError(error)) throw error;
  console.error(error.message);
  if (isOperationTimeoutError(error)) console.error("The next run will resume this deployment.");
  process.exitCode = 1;
}
