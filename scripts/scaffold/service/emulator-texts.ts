import { camelCase, pascalCase } from "../names.ts";
import type { ServiceRequest } from "./service-request.ts";

/** `parcels-context.ts`: what the service stores, and who may call it. */
export function contextFile(service: string): string {
  const type = pascalCase(service);
  return `import type { Call, OperationTypes } from "../../framework/handlers.ts";
import type { ServiceContext } from "../../framework/service.ts";
import type { ${type}Operations } from "../../generated/${service}.types.gen.ts";

/** The collections that the service stores its state in: none yet. */
export const collections: Readonly<Record<never, never>> = {};

export type ${type}Collections = typeof collections;
export type ${type}Context = ServiceContext<${type}Collections, object>;
/** Everybody may call, and nobody is told from anybody else. */
export type ${type}Caller = object;

/** A call of one operation of the service. */
export type ${type}Call<Id extends keyof ${type}Operations> = Call<
  ${type}Operations[Id] & OperationTypes,
  ${type}Context,
  ${type}Caller
>;
`;
}

/** \`service.ts\`: the declaration of the service. */
export function serviceFile({ service, operation, portOffset }: ServiceRequest): string {
  const [type, name] = [pascalCase(service), camelCase(service)];
  const target = operation.path.text.replace(/\{[^{}]+\}/g, "1");
  return `import { bearerCredentials } from "../../framework/bearer-authentication.ts";
import { defineService } from "../../framework/define-service.ts";
import type { CoverageNotes } from "../../framework/handlers.ts";
import type { Service } from "../../framework/service.ts";
import type { ${type}ExtensionPoint } from "../../generated/${service}.gen.ts";
import { ${name}Documents } from "../../generated/${service}.documents.gen.ts";
import { collections, type ${type}Caller, type ${type}Collections } from "./${service}-context.ts";

/** How the emulator fills each extension point of the contract. It does not fill those that are left out. */
const coverageNotes: CoverageNotes<${type}ExtensionPoint> = {};

/** The ${service} service, which everybody may call. */
export const ${name}: Service<${type}Collections, object, ${type}Caller, object> = defineService({
  name: "${name}",
  portOffset: ${portOffset},
  documents: ${name}Documents.map((each) => ({ ...each, coverageNotes })),
  collections,
  seed: { schema: { type: "object" }, counts: () => [], readFixtures: () => ({}) },
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
  examples: (url) => [\`curl -X ${operation.method.toUpperCase()} \${url}${target}\`],
});
`;
}
