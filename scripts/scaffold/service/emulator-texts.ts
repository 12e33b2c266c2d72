import { camelCase, pascalCase } from "../names.ts";
import type { ServiceRequest } from "./service-request.ts";

/** `parcels-context.ts`: the service's state, and the identification of its callers. */
export function contextFile(service: string): string {
  const type = pascalCase(service);
  return `import type { Call, ContextOf, DefaultCaller, OperationTypes } from "@seamline/emulator-kit";
import type { ${type}Operations } from "../../generated/${service}.types.gen.ts";

/** The collections for the service's state. There are none yet. */
export const collections: Readonly<Record<never, never>> = {};

export type ${type}Context = ContextOf<typeof collections>;
export type ${type}Caller = DefaultCaller;

/** A call to one of the service's operations. */
export type ${type}Call<Id extends keyof ${type}Operations> = Call<
  ${type}Operations[Id] & OperationTypes,
  ${type}Context,
  ${type}Caller
>;
`;
}

/** \`service.ts\`: the declaration of the service. */
export function serviceFile({ service, portOffset }: ServiceRequest): string {
  const [type, name] = [pascalCase(service), camelCase(service)];
  return `import { type CoverageNotes, type DefaultService, defineService } from "@seamline/emulator-kit";
import type { ${type}ExtensionPoint } from "../../generated/${service}.gen.ts";
import { ${name}Documents } from "../../generated/${service}.documents.gen.ts";
import { collections } from "./${service}-context.ts";

/** How the emulator fills each extension point of the contract. Points without a note are not filled. */
const coverageNotes: CoverageNotes<${type}ExtensionPoint> = {};

/** The ${service} service. The kit has defaults for all omitted options. */
export const ${name}: DefaultService<typeof collections, number> = defineService({
  name: "${name}",
  portOffset: ${portOffset},
  documents: ${name}Documents.map((each) => ({ ...each, coverageNotes })),
  collections,
});
`;
}
