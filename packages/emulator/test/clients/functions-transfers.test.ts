import { deploySource, downloadSource, uploadSource } from "@seamline/functions/source";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { keptDownload } from "../functions/support/kept-download.ts";
import { FAMILY } from "../support/function-versions.ts";
import { type ClientOffice, openClientOffice } from "./support/client-office.ts";
import { ARCHIVE, newName, PARENT } from "./support/deployed-function.ts";
import { type FunctionClients, functionClients } from "./support/function-clients.ts";

const HOUR = 60 * 60_000;

let office: ClientOffice;

beforeEach(() => {
  office = openClientOffice();
  onTestFinished(() => office.emulator.close());
});

function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += 65_536)
    crypto.getRandomValues(bytes.subarray(from, from + 65_536));
  return bytes;
}

/** Creates clients whose second request to a signed URL is sent an hour late. */
function lateClients(method: string): { readonly clients: FunctionClients; readonly statuses: number[] } {
  const { emulator } = office;
  const statuses: number[] = [];
  let sent = 0;
  const fetch: typeof emulator.functions.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== method || !request.url.includes("signature="))
      return emulator.functions.fetch(request);
    sent += 1;
    if (sent === 2) await emulator.clock.advance(HOUR);
    const response = await emulator.functions.fetch(request);
    statuses.push(response.status);
    return response;
  };
  return { clients: functionClients(emulator, "alice@example.com", { fetch }), statuses };
}

describe.each(["v1", ...FAMILY])("uploads and downloads of %s", (version) => {
  it("requests a new URL and resumes the download if the URL expires halfway", async () => {
    const name = newName();
    const archive = randomBytes(400_000);
    const fields = { runtime: "nodejs24", entryPoint: "main" };
    await deploySource(office.functions.v1, { name, source: archive, function: fields }).wait();
    office.emulator.faults.add({ operationId: "downloadSourceArchive", truncate: 150_000, times: 1 });
    const { clients, statuses } = lateClients("GET");
    const { target, bytes } = keptDownload();
    const client = clients[version] as FunctionClients["v2"];
    expect(await downloadSource(client, { name }, target)).toEqual({ bytes: archive.length });
    expect(bytes()).toEqual(archive);
    expect(statuses.slice(0, 2)).toEqual([200, 400]);
    expect(statuses.at(-1)).toBeLessThan(300);
  });

  it("requests a new URL and repeats the upload if the URL expires between attempts", async () => {
    office.emulator.faults.add({ operationId: "uploadSourceArchive", status: 503, times: 1 });
    const { clients, statuses } = lateClients("PUT");
    const client = clients[version] as FunctionClients["v2"];
    const source = await uploadSource(client, { parent: PARENT, source: ARCHIVE });
    expect(statuses).toEqual([503, 400, 200]);
    expect(Object.keys(source)).toEqual([version === "v1" ? "sourceUploadUrl" : "storageSource"]);
  });

  it("uploads an archive when the clock time has a fraction of a millisecond", async () => {
    await office.emulator.clock.advance(0.25);
    const client = office.functions[version] as FunctionClients["v2"];
    await expect(uploadSource(client, { parent: PARENT, source: ARCHIVE })).resolves.toBeDefined();
  });
});
