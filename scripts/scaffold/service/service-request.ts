import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceNames } from "../contract/contract-files.ts";
import { assertServiceName } from "../names.ts";
import {
  type OperationFlags,
  type OperationRequest,
  readOperationRequest,
} from "../operation/operation-request.ts";
import { readParts, ScaffoldError } from "../scaffold-error.ts";

/** A new service as requested on the command line: its name and its first operation. */
export interface ServiceRequest {
  readonly service: string;
  readonly operation: OperationRequest;
  /** Offset of the service's port from the emulator's port. */
  readonly portOffset: number;
}

export interface ServiceFlags extends OperationFlags {
  readonly operation?: string | undefined;
}

const EXAMPLE =
  "npx -y pnpm new-service parcels --operation getParcel --method get --path '/parcels/{parcelId}' --source Parcels";

/**
 * @param root absolute path of the repository
 * @throws ScaffoldError for missing or invalid arguments
 */
export function readServiceRequest(
  root: string,
  names: readonly string[],
  flags: ServiceFlags,
): ServiceRequest {
  const known = serviceNames(root);
  const [service = ""] = names;
  const { operation } = readParts({
    names: () => {
      if (names.length !== 1) throw new ScaffoldError("Pass exactly one service name.", EXAMPLE);
    },
    service: () => service === "" || assertNewService(service, known),
    operation: () => readFirstOperation(service, flags),
  });
  return { service, operation, portOffset: nextPortOffset(root, known) };
}

function assertNewService(service: string, known: readonly string[]): void {
  assertServiceName(service);
  if (known.includes(service))
    throw new ScaffoldError(`The service ${service} already exists: specs/${service}.`, EXAMPLE);
}

/** Reads the first operation. Accepts any section, because a new service has no inventory yet. */
function readFirstOperation(service: string, { operation, ...flags }: ServiceFlags): OperationRequest {
  const { request } = readParts({
    given: () => {
      if (operation !== undefined) return;
      throw new ScaffoldError(
        "--operation is missing: a contract starts with an operation that its source shows.",
        EXAMPLE,
      );
    },
    request: () => readOperationRequest([service, operation ?? "getParcel"], flags),
  });
  if (request.path.version === undefined) return request;
  throw new ScaffoldError(
    `${request.path.text} starts with a version.`,
    "A new service starts without versions: omit the version, or write the files by hand.",
  );
}

/** Returns the first port offset that no emulator service uses. */
function nextPortOffset(root: string, services: readonly string[]): number {
  const offsets = services.map((service) => {
    const file = join(root, "packages/emulator/src/services", service, "service.ts");
    return Number(/\bportOffset: (\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? -1);
  });
  return Math.max(...offsets) + 1;
}
