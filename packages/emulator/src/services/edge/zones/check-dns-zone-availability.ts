import type { CheckDnsZoneAvailabilityResponse } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall } from "../edge-context.ts";
import { holdDomainName } from "./domain-name.ts";
import { isTaken } from "./is-taken.ts";

export async function checkDnsZoneAvailability(
  call: EdgeCall<"checkDnsZoneAvailability">,
): Promise<CheckDnsZoneAvailabilityResponse> {
  const { Name: name } = call.body;
  holdDomainName("Name", name);
  return { Available: !(await call.context.state.read((reader) => isTaken(reader, name))) };
}
