import { type PathTemplate, parsePath } from "../contract/path-template.ts";
import { assertOperationId, verbOf } from "../names.ts";
import { ScaffoldError } from "../scaffold-error.ts";

/** What the owner says of a new operation. */
export interface OperationRequest {
  readonly service: string;
  readonly operationId: string;
  /** In lower case. */
  readonly method: string;
  readonly path: PathTemplate;
  /** The section of the source document that shows the operation. */
  readonly source: string;
  /** Its tag, where it is not that of the operations beside it. */
  readonly tag: string | undefined;
  /** Its place in the client, where it does not follow from the path: `matters.archive`. */
  readonly place: string | undefined;
}

export interface OperationFlags {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly source?: string | undefined;
  readonly tag?: string | undefined;
  readonly place?: string | undefined;
}

const METHODS: readonly string[] = ["get", "put", "post", "patch", "delete"];

const EXAMPLE =
  "npx -y pnpm new-operation retention archiveMatter --method post --path '/v1/matters/{matterId}:archive' --source 'Endpoints > Matters'";

/** @throws ScaffoldError for what is missing or cannot be */
export function readOperationRequest(names: readonly string[], flags: OperationFlags): OperationRequest {
  const [service, operationId, ...more] = names;
  if (service === undefined || operationId === undefined || more.length > 0)
    throw new ScaffoldError("Name a service and an operation, and nothing else.", EXAMPLE);
  assertOperationId(operationId);
  const method = required(flags, "method", "the HTTP method").toLowerCase();
  if (!METHODS.includes(method))
    throw new ScaffoldError(
      `--method ${flags.method} is no method of an operation.`,
      `Take ${METHODS.join(", ")}.`,
    );
  const path = parsePath(required(flags, "path", "the path as the source writes it"));
  const source = required(
    flags,
    "source",
    "the section of the source document that shows the operation",
  ).trim();
  if (/[\n\r]/.test(source)) throw new ScaffoldError("--source must be one line.", EXAMPLE);
  const { tag, place } = flags;
  assertTexts({ tag, place });
  return { service, operationId, method, path, source, tag, place };
}

function required(flags: OperationFlags, name: "method" | "path" | "source", what: string): string {
  const value = flags[name];
  if (value?.trim()) return value;
  throw new ScaffoldError(
    `--${name} is missing: ${what}. A new operation states only what its source shows.`,
    EXAMPLE,
  );
}

function assertTexts({ tag, place }: Pick<OperationFlags, "tag" | "place">): void {
  if (tag !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(tag))
    throw new ScaffoldError(
      `--tag ${JSON.stringify(tag)} is no tag.`,
      "Tags are camelCase: --tag heldAccounts.",
    );
  if (place !== undefined && !/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/.test(place))
    throw new ScaffoldError(
      `--place ${JSON.stringify(place)} is no place in a client.`,
      "Write resources and a method with dots between them: --place matters.archive.",
    );
}

/** Whether a request of the method has a body. */
export function hasBody({ method }: OperationRequest): boolean {
  return method === "post" || method === "put" || method === "patch";
}

/** The bodies of an operation, each of which is an extension point. */
export function partsOf(request: OperationRequest): ("request" | "response")[] {
  return hasBody(request) ? ["request", "response"] : ["response"];
}

/** The last name in the client: the custom verb, or the verb of the operationId. */
export function methodName({ path, operationId }: OperationRequest): string {
  return path.verb ?? verbOf(operationId);
}
