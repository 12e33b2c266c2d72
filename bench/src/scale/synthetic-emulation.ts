import { operationsOfContract, pointsOfContract } from "./synthetic-contract.ts";

/** Returns the emulation of a synthetic service, which responds to every operation with the example of its contract. */
export function emulationFiles(service: string, index: number): Readonly<Record<string, string>> {
  return {
    [`${service}-context.ts`]: contextFile(pascalCase(service)),
    "operations.ts": handlersFile(),
    "service.ts": serviceFile(service, index),
  };
}

function contextFile(type: string): string {
  return `import type { ContextOf, DefaultCaller } from "@seamline/emulator-kit";

export const collections: Readonly<Record<never, never>> = {};

export type ${type}Context = ContextOf<typeof collections>;
export type ${type}Caller = DefaultCaller;
`;
}

function handlersFile(): string {
  const handlers = operationsOfContract().map(({ operationId, isList }) => {
    const respond = isList ? "list" : "item";
    return `export const ${operationId}: Respond = ${respond}("${resourceOf(operationId)}");`;
  });
  return `type Respond = () => Promise<never>;

const itemOf = (resource: string): object => ({ [\`\${resource}Id\`]: "1", name: "First", state: "REGISTERED" });
const item = (resource: string): Respond => async () => itemOf(resource) as never;
const list = (resource: string): Respond => async () => ({ items: [itemOf(resource)] }) as never;

${handlers.join("\n")}
`;
}

function serviceFile(service: string, index: number): string {
  const pascal = pascalCase(service);
  const camel = `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`;
  const notes = pointsOfContract()
    .map((point) => `  "${point}": "Every response is the example of the contract.",`)
    .join("\n");
  return `import { type DefaultService, defineService } from "@seamline/emulator-kit";
import { ${camel}Documents } from "../../generated/${service}.documents.gen.ts";
import { collections } from "./${service}-context.ts";

const coverageNotes = {
${notes}
};

export const ${camel}: DefaultService<typeof collections, number> = defineService({
  name: "${camel}",
  portOffset: ${index + 10},
  documents: ${camel}Documents.map((each) => ({ ...each, coverageNotes })),
  collections,
});
`;
}

function pascalCase(service: string): string {
  const words = service.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return words.join("");
}

/** Returns the resource of an operation: `parcel` for `listParcels` and `getParcel`. */
function resourceOf(operationId: string): string {
  const [, type = ""] = /^[a-z]+([A-Z][a-z]+?)s?$/.exec(operationId) ?? [];
  return type.toLowerCase();
}
