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

/** The call of a deployment: awaiting it gives the operation's first answer, `wait()` the function. */
export type Deployment<Client extends ClientOfV1 | ClientOfV2> = ReturnType<Functions<Client>["create"]>;

/** Fields of a function but its source, which is what is being deployed. */
export type DeployedOfV1 = Omit<
  BodyOf<ClientOfV1>,
  "name" | "sourceUploadUrl" | "sourceArchiveUrl" | "sourceRepository"
>;

/** Fields of a function but its source, which is what is being deployed. */
export type DeployedOfV2 = Omit<BodyOf<ClientOfV2>, "name" | "buildConfig"> & {
  readonly buildConfig?: Omit<NonNullable<BodyOf<ClientOfV2>["buildConfig"]>, "source">;
};

/** What is deployed, and as what. */
export interface DeployInput<Deployed> {
  /** `projects/{project}/locations/{location}/functions/{function}` */
  readonly name: FunctionName;
  /** A zip archive; at most 104,857,600 bytes in v1. A stream needs `contentLength`. */
  readonly source: UploadSource;
  /** Bytes of the source; needed for streams. */
  readonly contentLength?: number;
  /** The function, without name and source. */
  readonly function?: Deployed;
  /**
   * Whether the function is made, changed, or either: `"upsert"`, which asks the service first whether there is one.
   * One that somebody else makes meanwhile is not changed: the call ends with the service's 409. Default: `"upsert"`.
   */
  readonly mode?: "create" | "update" | "upsert";
  /**
   * Which fields an update changes, separated by commas; the source is always one of them. Default: those that
   * `function` holds.
   */
  readonly updateMask?: string;
}

const KNOWN = ["name", "source", "contentLength", "function", "mode", "updateMask"];
const MODES: readonly unknown[] = ["create", "update", "upsert"];

/**
 * Uploads an archive and makes a function of it, or changes the one that there is:
 * `const fn = await deploySource(client, { name, source, function: {…} }).wait()`.
 *
 * Begins at once. `onProgress` and `timeoutMs` are of the upload, `deadlineMs` covers everything until the service
 * has accepted the deployment.
 *
 * @throws what `uploadSource` throws, and the calls that create or patch a function
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
    const exists = await isThere(client, checked, { signal, deadlineMs: limits.deadlineMs });
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

/** What is read of the fields of a function. */
interface FunctionFields {
  readonly buildConfig?: object;
  readonly environment?: string;
  readonly kmsKeyName?: string;
}

/** Whether the function is one to update. */
async function isThere(
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

/** Input of the calls of v1, which name the function in the body, and whose patch needs a mask. */
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

/** Input of the calls of the v2 family, where a patch without a mask changes all that the body holds. */
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

/** Fields that are given: naming one that is `undefined` would clear it. */
function namesIn(body: object): string {
  return Object.entries(body)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .join();
}

/** A mask with a field that may be missing; a mask that has a field has those in it, and `*` has all. */
function withField(mask: string, field: string): string {
  const names = mask.split(",").map((each) => each.trim());
  const has = names.some((each) => each === "*" || `${field}.`.startsWith(`${each}.`));
  return has ? mask : `${mask},${field}`;
}
