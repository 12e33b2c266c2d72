import { InvalidArgumentError } from "@seamline/client-core";
import {
  operationAfter,
  type PreparedCall,
  readTransferOptions,
  recordOf,
  secretsOf,
  type TransferOptions,
  type UploadSource,
} from "@seamline/client-core/transfer";
import type { FunctionName } from "../generated/v2/reference/names.gen.ts";
import { type ClientOfV1, type ClientOfV2, callsOf } from "./clients.ts";
import { type UploadedToV1, type UploadedToV2, uploadSource } from "./upload-source.ts";

type Functions<Client extends ClientOfV1 | ClientOfV2> = Client["projects"]["locations"]["functions"];
type BodyOf<Client extends ClientOfV1 | ClientOfV2> = NonNullable<
  Parameters<Functions<Client>["create"]>[0]["body"]
>;

/** A call that deploys a function. Awaiting it returns the started operation; `wait()` returns the function. */
export type Deployment<Client extends ClientOfV1 | ClientOfV2> = ReturnType<Functions<Client>["create"]>;

/** Fields of a function, except its source. */
export type DeployedOfV1 = Omit<
  BodyOf<ClientOfV1>,
  "name" | "sourceUploadUrl" | "sourceArchiveUrl" | "sourceRepository"
>;

/** Fields of a function, except its source. */
export type DeployedOfV2 = Omit<BodyOf<ClientOfV2>, "name" | "buildConfig"> & {
  readonly buildConfig?: Omit<NonNullable<BodyOf<ClientOfV2>["buildConfig"]>, "source">;
};

/** An archive to deploy, and its function. */
export interface DeployInput<Deployed> {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: FunctionName;
  /** A zip archive; in v1, at most 104,857,600 bytes. A stream requires `contentLength`. */
  readonly source: UploadSource;
  /** Size of the source in bytes; required for streams. */
  readonly contentLength?: number;
  /** The function, without its name and source. */
  readonly function?: Deployed;
  /**
   * Whether to create or update the function. `"upsert"` first checks whether the function exists. If another client
   * creates it in between, the operation ends with the error `ALREADY_EXISTS`. Default: `"upsert"`.
   */
  readonly mode?: "create" | "update" | "upsert";
  /** Fields to update, separated by commas. The source is always updated. Default: the fields of `function`. */
  readonly updateMask?: string;
}

const KNOWN = ["name", "source", "contentLength", "function", "mode", "updateMask"];
const MODES: readonly unknown[] = ["create", "update", "upsert"];

/**
 * Uploads an archive and creates a function from it, or updates the existing one: `const fn = await
 * deploySource(client, { name, source, function: {…} }).wait()`.
 *
 * Starts immediately. `onProgress` and `timeoutMs` apply to the upload; `deadlineMs` covers everything until the
 * service has accepted the deployment.
 *
 * @throws the errors from `uploadSource` and from the call that creates or patches the function
 */
export function deploySource<Client extends ClientOfV1>(
  client: Client,
  input: DeployInput<DeployedOfV1>,
  options?: TransferOptions,
): Deployment<Client>;
export function deploySource<Client extends ClientOfV2>(
  client: Client,
  input: DeployInput<DeployedOfV2>,
  options?: TransferOptions,
): Deployment<Client>;
export function deploySource(
  client: ClientOfV1 | ClientOfV2,
  input: DeployInput<object>,
  options?: TransferOptions,
): unknown {
  const prepare = async (signal: AbortSignal | undefined): Promise<PreparedCall> => {
    const limits = readTransferOptions(options);
    const checked = readInput(input);
    const exists = await functionExists(client, checked, { signal, deadlineMs: limits.deadlineMs });
    return preparedCall(client, checked, exists, { ...limits, signal });
  };
  return operationAfter(client, "createFunction", prepare, options);
}

/** @throws InvalidArgumentError */
function readInput(value: DeployInput<object>): DeployInput<FunctionFields> {
  const input = recordOf(value, "input", KNOWN) as unknown as DeployInput<FunctionFields>;
  if (!MODES.includes(input.mode ?? "upsert")) {
    throw new InvalidArgumentError("input.mode", `must be one of ${MODES.join(", ")}`);
  }
  if (/\/functions\/[^/]+$/.test(`${input.name}`)) return input;
  throw new InvalidArgumentError(
    "input.name",
    "must have the form projects/{project}/locations/{location}/functions/{function}",
  );
}

/** Fields of a function that a deployment needs. */
interface FunctionFields {
  readonly buildConfig?: object;
  readonly environment?: string;
  readonly kmsKeyName?: string;
}

/** Returns whether to update the function instead of creating it. */
async function functionExists(
  client: ClientOfV1 | ClientOfV2,
  { name, mode = "upsert" }: DeployInput<FunctionFields>,
  limits: Pick<TransferOptions, "signal" | "deadlineMs">,
): Promise<boolean> {
  if (mode !== "upsert") return mode === "update";
  const { ok, status, error } = await callsOf(client).get({ name }, limits).result();
  if (!ok && status !== 404) throw error;
  return ok;
}

async function preparedCall(
  client: ClientOfV1 | ClientOfV2,
  input: DeployInput<FunctionFields>,
  exists: boolean,
  options: TransferOptions,
): Promise<PreparedCall> {
  const { name, source, contentLength, function: fields = {} } = input;
  const { kmsKeyName, environment } = fields;
  const [parent = "", functionId = ""] = name.split("/functions/");
  const archive = { parent, source, contentLength, kmsKeyName };
  const operationId = exists ? "patchFunction" : "createFunction";
  if (callsOf(client).isV1) {
    const uploaded = await uploadSource(client as ClientOfV1, archive, options);
    const secrets = secretsOf(uploaded.sourceUploadUrl);
    return { operationId, input: ofV1(input, uploaded, parent, exists), secrets };
  }
  const uploaded = await uploadSource(client as ClientOfV2, { ...archive, environment }, options);
  return { operationId, input: ofV2(input, uploaded, { parent, functionId }, exists) };
}

/** Builds the input for v1 calls, which contain the name in the body and require a mask for patches. */
function ofV1(
  { name, function: fields = {}, updateMask }: DeployInput<FunctionFields>,
  uploaded: UploadedToV1,
  location: string,
  exists: boolean,
): object {
  const body = { ...fields, ...uploaded };
  if (!exists) return { location, body: { ...body, name } };
  const mask = withField(updateMask || namesIn(body), "sourceUploadUrl");
  return { name, query: { updateMask: mask }, body };
}

/** Builds the input for v2 calls, where a patch without a mask changes every field in the body. */
function ofV2(
  { name, function: fields = {}, updateMask }: DeployInput<FunctionFields>,
  source: UploadedToV2,
  { parent, functionId }: { readonly parent: string; readonly functionId: string },
  exists: boolean,
): object {
  const body = { ...fields, buildConfig: { ...fields.buildConfig, source } };
  if (!exists) return { parent, query: { functionId }, body };
  const mask = updateMask ? withField(updateMask, "buildConfig.source") : undefined;
  return { name, query: { updateMask: mask }, body };
}

/** Returns the names of the fields that are set. Listing an `undefined` field would clear it. */
function namesIn(body: object): string {
  return Object.entries(body)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .join();
}

/**
 * Adds a field to a mask, unless the mask already includes it. A field includes its members, and `*` includes
 * everything.
 */
function withField(mask: string, field: string): string {
  const names = mask.split(",").map((each) => each.trim());
  const has = names.some((each) => each === "*" || `${field}.`.startsWith(`${each}.`));
  return has ? mask : `${mask},${field}`;
}
