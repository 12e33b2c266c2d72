import { readFile } from "node:fs/promises";
import { zipSync } from "fflate";
import { call, deploy } from "../functions/deploy.ts";
import { type Caller, Interrupted } from "./caller.ts";

/** A complete series of user actions. A reset removes everything that remains. */
export type Cycle = (caller: Caller, number: number) => Promise<void>;

const query = {
  corpus: "MAIL",
  dataScope: "ALL_DATA",
  method: "ACCOUNT",
  accountInfo: { emails: ["ada@example.com"] },
};

/** Creates a matter with a hold, a saved query, a count and an export, and deletes it. */
export const matterCycle: Cycle = async (caller, number) => {
  const { matterId } = await caller.send("retention", "POST /v1/matters", { name: `Soak ${number}` });
  const matter = `/v1/matters/${matterId}` as const;
  await caller.send("retention", `PUT ${matter}`, { name: `Soak ${number}, renamed` });
  const hold = { name: "Hold", corpus: "MAIL", accounts: [{ email: "ada@example.com" }] };
  const { holdId } = await caller.send("retention", `POST ${matter}/holds`, hold);
  await caller.send("retention", `POST ${matter}/holds/${holdId}/accounts`, { email: "bob@example.com" });
  await caller.send("retention", `GET ${matter}/holds/${holdId}/accounts`);
  await caller.send("retention", `POST ${matter}/savedQueries`, { displayName: "Query", query });
  const { name } = await caller.send("retention", `POST ${matter}:count`, { query });
  await caller.send("retention", `GET /v1/${name as string}`);
  const mailOptions = { exportFormat: "MBOX" };
  await caller.send("retention", `POST ${matter}/exports`, {
    name: "Export",
    query,
    exportOptions: { mailOptions },
  });
  await caller.send("retention", `GET ${matter}/exports`);
  await caller.send("retention", "GET /v1/matters?pageSize=50");
  await caller.send("retention", `DELETE ${matter}/holds/${holdId}`);
  await caller.send("retention", `POST ${matter}:close`, {});
  await caller.send("retention", `DELETE ${matter}`);
};

/** Creates a zone with records, and deletes it. */
export const zoneCycle: Cycle = async (caller, number) => {
  const Domain = `soak-${number}.example`;
  const { Id } = await caller.send("edge", "POST /dnszone", { Domain });
  for (const Name of ["www", "mail", "ftp"])
    await caller.send("edge", `PUT /dnszone/${Id}/records`, { Type: 0, Name, Value: "192.0.2.1", Ttl: 300 });
  await caller.send("edge", `GET /dnszone/${Id}`);
  await caller.send("edge", "GET /dnszone?perPage=100");
  await caller.send("edge", `GET /dnszone/${Id}/export`);
  await caller.send("edge", "POST /dnszone/checkavailability", { Name: Domain });
  await caller.send("edge", `DELETE /dnszone/${Id}`);
};

const source = new URL("../functions/source/", import.meta.url);

/** Deploys, calls and deletes a function, which starts and ends a process. */
export const functionCycle: Cycle = async (caller, number) => {
  const files = ["index.js", "package.json"].map(
    async (file) => [file, await readFile(new URL(file, source))] as const,
  );
  const archive = new Uint8Array(zipSync(Object.fromEntries(await Promise.all(files))));
  try {
    const { name } = await deploy(caller.functionsUrl, `soak-${number}`, archive);
    for (let calls = 0; calls < 20; calls += 1) await call(caller.functionsUrl, name);
    await caller.send("functions", `GET /v2/${name}`);
    await caller.send("functions", `DELETE /v1/${name}`);
  } catch (error) {
    throw new Interrupted(String(error));
  }
};

/** Reads and changes control data, as a page or a test does, without changing the state of services. */
export const controlCycle: Cycle = async (caller) => {
  await caller.watchEvents();
  await caller.control("GET /requests?limit=200");
  await caller.control("GET /clock/due");
  await caller.control("POST /clock", '{"advance":1000}');
  await caller.control("POST /faults", '{"operationId":"getMatter","status":409,"times":2}');
  await caller.control("GET /faults");
  await caller.control("DELETE /faults");
  await caller.control("GET /coverage");
  await caller.control("GET /");
};

/** Restores a snapshot, then resets to the seed. */
export const resetCycle: Cycle = async (caller) => {
  await caller.control("POST /snapshot", await caller.control("GET /snapshot"));
  await caller.control("POST /reset");
};
