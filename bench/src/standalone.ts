import type { GeneratedClient } from "./clients.ts";
import { functionName } from "./function-name.ts";
import { seamline } from "./generators.ts";

/** Our client with standalone operations. */
export const standalone: GeneratedClient = {
  name: "seamline, standalone",
  generator: seamline,
  setUp: `import { createBareClient } from "@seamline/client-core";
import * as operations from "./operations.gen.js";
const client = createBareClient(operations.service, { baseUrl: "http://127.0.0.1:4010" });`,
  call: ({ operationId, names }) =>
    `operations.${functionName(operationId)}(client, ${JSON.stringify(names)})`,
};
