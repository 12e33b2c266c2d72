import { services } from "../../../src/generated/services.gen.ts";
import type { ServiceName } from "../../../src/index.ts";

interface NamedService {
  readonly name: string;
  readonly portOffset: number;
}

/** Service names in alphabetical order, as in messages. */
export const serviceNames: readonly ServiceName[] = Object.keys(services).sort() as ServiceName[];

/** All services in the order of their ports. */
export const servicesByPort: readonly NamedService[] = Object.values<NamedService>(services).sort(
  (one, other) => one.portOffset - other.portOffset,
);

/** Service names in the order of their ports. */
export const namesByPort: readonly string[] = servicesByPort.map(({ name }) => name);
