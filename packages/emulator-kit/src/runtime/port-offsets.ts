import type { AnyService } from "../framework/service.ts";

/** Returns each service's port offset, in order. Services without an offset get the lowest free one. */
export function portOffsets(services: readonly Pick<AnyService, "portOffset">[]): number[] {
  const taken = new Set(services.map(({ portOffset }) => portOffset));
  let next = 0;
  return services.map(({ portOffset }) => {
    if (portOffset !== undefined) return portOffset;
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  });
}
