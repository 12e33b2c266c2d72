import type { AnyService } from "../framework/service.ts";
import { serviceNameProblem } from "../framework/service-name.ts";
import type { EmulatorControls } from "./emulator-controls.ts";
import { InvalidOptionError } from "./emulator-options.ts";

/** The members of an emulator. Services cannot use these names. */
const CONTROLS: Readonly<Record<keyof EmulatorControls | "services", true>> = {
  clock: true,
  faults: true,
  requests: true,
  clearRequests: true,
  onRequest: true,
  onOutput: true,
  seed: true,
  extendSeed: true,
  reset: true,
  snapshot: true,
  restore: true,
  snapshots: true,
  coverage: true,
  ready: true,
  close: true,
  services: true,
};

/**
 * Checks an emulator's services, for callers that do not use TypeScript.
 *
 * @throws InvalidOptionError
 */
export function checkServices(services: unknown): asserts services is readonly AnyService[] {
  if (!Array.isArray(services) || services.length === 0)
    throw new InvalidOptionError(
      "services",
      "must be a non-empty array of services created by defineService.",
    );
  const names = services.map((service, index) => nameOf(service, index));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new InvalidOptionError("services", `must have unique names, but two are named ${repeated}.`);
}

function nameOf(service: unknown, index: number): string {
  const { name, documents } = Object(service) as Partial<AnyService>;
  if (typeof name !== "string" || !Array.isArray(documents))
    throw new InvalidOptionError(`services[${index}]`, "must be a service created by defineService.");
  const problem = serviceNameProblem(name);
  if (problem !== undefined) throw new InvalidOptionError(`services[${index}].name`, problem);
  if (Object.hasOwn(CONTROLS, name))
    throw new InvalidOptionError(
      `services[${index}].name`,
      `must not be ${name}, because every emulator has a member with this name.`,
    );
  return name;
}
