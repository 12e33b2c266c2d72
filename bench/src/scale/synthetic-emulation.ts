import { operationsOfContract, pointsOfContract } from "./synthetic-contract.ts";

/** Writes the emulation of a synthetic service, which responds to every operation with the example of its contract. */
export function emulationFile(service: string, index: number): string {
  const words = service.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const pascal = words.join("");
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  const ids = operationsOfContract();
  const handlers = ids.map(
    ({ operationId, isList }) =>
      `  ${operationId}: ${isList ? "list" : "item"}("${resourceOf(operationId)}"),`,
  );
  const notes = pointsOfContract()
    .map((point) => `        "${point}": "Every response is the example of the contract.",`)
    .join("\n");
  return `import { bearerCredentials } from "../../framework/bearer-authentication.ts";
import type { Handlers } from "../../framework/handlers.ts";
import { defineService, type Service, type ServiceContext } from "../../framework/service.ts";
import { ${camel}Document } from "../../generated/${service}.document.gen.ts";
import type { ${pascal}Operations } from "../../generated/${service}.types.gen.ts";

type Nothing = Record<string, never>;
type Context = ServiceContext<Nothing, object>;

const itemOf = (resource: string): object => ({ [\`\${resource}Id\`]: "1", name: "First", state: "REGISTERED" });
const item = (resource: string) => async () => itemOf(resource);
const list = (resource: string) => async () => ({ items: [itemOf(resource)] });

const handlers = {
${handlers.join("\n")}
} as unknown as Handlers<${pascal}Operations, Context, object>;

export const ${camel}: Service<Nothing, object, object, object> = defineService({
  name: "${service}",
  portOffset: ${index + 10},
  documents: [
    {
      id: "${service}",
      document: ${camel}Document,
      handlers,
      coverageNotes: {
${notes}
      },
    },
  ],
  collections: {},
  seed: { schema: { type: "object" }, readFixtures: () => ({}), counts: () => [] },
  writeSeed: async () => {},
  tasks: () => ({}),
  defaultCaller: () => "anybody",
  credentials: bearerCredentials,
  authenticate: () => ({}),
  errorResponse: ({ status, message }) => ({
    status,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message }),
  }),
  responseHeaders: { "content-type": "application/json" },
  maxBodyBytes: 1024 * 1024,
  examples: () => [],
});
`;
}

/** \`listParcels\` and \`getParcel\` are about \`parcel\`. */
function resourceOf(operationId: string): string {
  const [, type = ""] = /^[a-z]+([A-Z][a-z]+?)s?$/.exec(operationId) ?? [];
  return type.toLowerCase();
}
