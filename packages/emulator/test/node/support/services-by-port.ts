import { services } from "../../../src/generated/services.gen.ts";

/** Every service, in the order of their ports. */
export const servicesByPort: readonly { readonly name: string; readonly portOffset: number }[] =
  Object.values(services).sort((one, other) => one.portOffset - other.portOffset);

/** Their names, in that order. */
export const namesByPort: readonly string[] = servicesByPort.map(({ name }) => name);
