import { createEmulator, type ServiceName } from "../../../src/index.ts";

const emulator = createEmulator();
const services = [emulator.edge, emulator.functions, emulator.retention];

/** The names of the services, in the order in which messages list them. */
export const serviceNames: readonly ServiceName[] = services.map(({ name }) => name as ServiceName);

/** Every service, in the order of their ports. */
export const servicesByPort: readonly { readonly name: string; readonly portOffset: number }[] = [
  ...services,
].sort((one, other) => one.portOffset - other.portOffset);

/** Their names, in that order. */
export const namesByPort: readonly string[] = servicesByPort.map(({ name }) => name);
