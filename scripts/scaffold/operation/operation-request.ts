import { RESERVED_PLACES } from "../../../specs/rules/reserved-name.ts";
import { contractsOf } from "../contract/contract-files.ts";
import { type PathTemplate, parsePath } from "../contract/path-template.ts";
import { assertSection } from "../contract/source-sections.ts";
import { assertOperationId, verbOf } from "../names.ts";
import { readParts, ScaffoldError } from "../scaffold-error.ts";

/** A new operation as requested on the command line. */
export interface OperationRequest {
  readonly service: string;
  readonly operationId: string;
  /** In lower case. */
  readonly method: string;
  readonly path: PathTemplate;
  /** Section of the source document that shows the operation. */
  readonly source: string;
  /** True if the inventory has no row for this section yet. */
  readonly isNewSection: boolean;
  /** The operation's tag. Default: the tag of the operations with the same path. */
  readonly tag: string | undefined;
  /** Place in the client, such as `matters.archive`. Default: derived from the path. */
  readonly place: string | undefined;
}

export interface OperationFlags {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly source?: string | undefined;
  readonly tag?: string | undefined;
  readonly place?: string | undefined;
  readonly newSection?: boolean;
}

const METHODS: readonly string[] = ["get", "put", "post", "patch", "delete"];

const EXAMPLE =
  "npx -y pnpm new-operation retention archiveMatter --method post --path '/v1/matters/{matterId}:archive' --source 'Endpoints > Matters'";

/**
 * @param root absolute path of the repository, to compare the request with the service; omitted for a new service
 * @throws ScaffoldError with all missing and invalid arguments
 */
export function readOperationRequest(
  names: readonly string[],
  flags: OperationFlags,
  root?: string,
): OperationRequest {
  const [service = "", operationId = ""] = names;
  const {
    names: _,
    id: __,
    service: ___,
    ...request
  } = readParts({
    names: () => assertTwo(names),
    id: () => operationId === "" || assertOperationId(operationId),
    service: () => (root === undefined || service === "" ? [] : contractsOf(root, service)),
    method: () => readMethod(flags),
    path: () => parsePath(required(flags, "path", "the path as written in the source")),
    source: () => readSource(service, flags, root),
    tag: () => readTag(flags),
    place: () => readPlace(flags),
  });
  return { service, operationId, isNewSection: flags.newSection ?? false, ...request };
}

function assertTwo({ length }: readonly string[]): void {
  if (length !== 2) throw new ScaffoldError("Pass exactly one service and one operation.", EXAMPLE);
}

function readMethod(flags: OperationFlags): string {
  const method = required(flags, "method", "the HTTP method").toLowerCase();
  if (METHODS.includes(method)) return method;
  throw new ScaffoldError(
    `--method ${flags.method} is not an HTTP method that an operation can have.`,
    `Choose one of ${METHODS.join(", ")}.`,
  );
}

function readSource(service: string, flags: OperationFlags, root: string | undefined): string {
  const what = "the section of the source document that shows the operation";
  const source = required(flags, "source", what).trim();
  if (/[\n\r]/.test(source)) throw new ScaffoldError("--source must be one line.", EXAMPLE);
  if (root !== undefined) assertSection(root, { service, source, isNewSection: flags.newSection ?? false });
  return source;
}

function required(flags: OperationFlags, name: "method" | "path" | "source", what: string): string {
  const value = flags[name];
  if (value?.trim()) return value;
  throw new ScaffoldError(
    `--${name} is missing: ${what}. The contract of a new operation contains only what the source shows.`,
    EXAMPLE,
  );
}

function readTag({ tag }: OperationFlags): string | undefined {
  if (tag === undefined || /^[a-z][A-Za-z0-9]*$/.test(tag)) return tag;
  throw new ScaffoldError(
    `--tag ${JSON.stringify(tag)} is not a valid tag.`,
    "Write tags in camelCase: --tag heldAccounts.",
  );
}

function readPlace({ place }: OperationFlags): string | undefined {
  const reserved = place?.split(".").find((name) => RESERVED_PLACES.has(name));
  if (reserved !== undefined)
    throw new ScaffoldError(
      `--place ${place} uses the reserved name ${reserved}.`,
      "Choose another name: --place matters.archive.",
    );
  if (place === undefined || /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/.test(place)) return place;
  throw new ScaffoldError(
    `--place ${JSON.stringify(place)} is not a valid place in a client.`,
    "Write resources and a method, separated by dots: --place matters.archive.",
  );
}

export function hasBody({ method }: OperationRequest): boolean {
  return method === "post" || method === "put" || method === "patch";
}

/** Returns an operation's bodies. Each body is an extension point. */
export function partsOf(request: OperationRequest): ("request" | "response")[] {
  return hasBody(request) ? ["request", "response"] : ["response"];
}

/** Returns the name of the client method: the custom verb, or the verb of the operationId. */
export function methodName({ path, operationId }: OperationRequest): string {
  return path.verb ?? verbOf(operationId);
}
