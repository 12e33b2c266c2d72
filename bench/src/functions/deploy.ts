import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

const PLACE = "projects/bench/locations/bench";
const HEADERS = { authorization: "Bearer bench", "content-type": "application/json" };
const POLL_MS = 10;

/** A deployed function, and how long each part of the deployment took in milliseconds. */
export interface Deployed {
  readonly name: string;
  /** Time until the archive was uploaded. */
  readonly uploadMs: number;
  /** Time from the request for the deployment to the response of the first call. */
  readonly coldMs: number;
}

/** Uploads an archive through v1, deploys it and calls it once. */
export async function deploy(url: string, id: string, archive: Uint8Array<ArrayBuffer>): Promise<Deployed> {
  const name = `${PLACE}/functions/${id}`;
  const start = performance.now();
  const { uploadUrl } = await post(`${url}/v1/${PLACE}/functions:generateUploadUrl`, {});
  await upload(`${uploadUrl}`, archive);
  const uploaded = performance.now();
  const body = {
    name,
    runtime: "nodejs24",
    entryPoint: "hello",
    httpsTrigger: {},
    sourceUploadUrl: uploadUrl,
  };
  const { name: operation } = await post(`${url}/v1/${PLACE}/functions`, body);
  await done(`${url}/v1/${operation}`);
  await call(url, name);
  return { name, uploadMs: uploaded - start, coldMs: performance.now() - uploaded };
}

/** Calls a function through v1. @throws Error for any response other than the function's own */
export async function call(url: string, name: string): Promise<void> {
  const { result, error } = await post(`${url}/v1/${name}:call`, { data: '{"name":"bench"}' });
  if (result !== "Hello bench!") throw new Error(`The call returned ${error ?? result}.`);
}

async function upload(url: string, archive: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { "content-type": "application/zip", "x-goog-content-length-range": "0,104857600" };
  const response = await fetch(url, { method: "PUT", headers, body: archive });
  if (!response.ok) throw new Error(`The upload was rejected: ${await response.text()}`);
}

async function done(url: string): Promise<void> {
  for (;;) {
    const operation = (await (await fetch(url, { headers: HEADERS })).json()) as Record<string, unknown>;
    if (operation.error) throw new Error(`The deployment failed: ${JSON.stringify(operation.error)}`);
    if (operation.done) return;
    await pause(POLL_MS);
  }
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url, { method: "POST", headers: HEADERS, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
