import { describe, expect, it } from "vitest";
import { type CliRun, serveByCli } from "../node/support/run-cli.ts";
import { History, notLinearizable } from "./support/linearizability.ts";
import { type NameInput, type RegisterInput, register, uniqueName } from "./support/observed-objects.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { sendJson } from "./support/send-json.ts";
import { testDatabase } from "./support/test-database.ts";

type Process = CliRun & { readonly urls: Record<string, string> };

async function serveTwo(): Promise<[Process, Process]> {
  const args = ["--store", await testDatabase(), "--no-code"];
  return Promise.all([serveByCli(args), serveByCli(args)]);
}

/** Each process serves half of the clients. */
const CLIENTS = 8;
const ROUNDS = 20;
const OBJECTS = 3;

/** Records the operations of clients and their outcomes. */
class Observation {
  readonly registers = new History<RegisterInput, string>();
  readonly names = new History<NameInput, string>();
  readonly #processes: readonly Process[];
  readonly #matterIds: readonly string[];
  #afterHalf: (() => void) | undefined;
  #rounds = 0;

  constructor(processes: readonly Process[], matterIds: readonly string[], afterHalf?: () => void) {
    this.#processes = processes;
    this.#matterIds = matterIds;
    this.#afterHalf = afterHalf;
  }

  async runClients(): Promise<void> {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => this.#run(client)));
  }

  async #run(client: number): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      this.#rounds += 1;
      if (this.#rounds > (CLIENTS * ROUNDS) / 2) {
        this.#afterHalf?.();
        this.#afterHalf = undefined;
      }
      const object = (client + round) % OBJECTS;
      const urls = this.#processes[client % 2]?.child.killed
        ? this.#processes[1]?.urls
        : this.#processes[client % 2]?.urls;
      if (round % 2 === 0) await this.#useMatter(urls, object, `${client} ${round}`);
      else await this.#useDomain(urls, `z${object}.example`, client % 4 === 3);
    }
  }

  async #useMatter(urls: Process["urls"] | undefined, object: number, value: string): Promise<void> {
    const path = `/v1/matters/${this.#matterIds[object]}`;
    await this.registers.note(path, { write: value }, async () => {
      const { status } = await sendJson(urls?.retention, `PUT ${path}`, { name: "Case", description: value });
      return status === 200 ? "written" : undefined;
    });
    await this.registers.note(path, "read", async () => {
      const { status, body } = await sendJson(urls?.retention, `GET ${path}`);
      return status === 200 ? (body.description ?? "") : undefined;
    });
  }

  async #useDomain(urls: Process["urls"] | undefined, Domain: string, onlyLooks: boolean): Promise<void> {
    if (onlyLooks)
      return this.names.note(Domain, "look", async () => {
        const { status, body } = await sendJson(urls?.edge, "GET /dnszone?perPage=1000");
        if (status !== 200) return undefined;
        const zone = body.Items.find((each: { readonly Domain: string }) => each.Domain === Domain);
        return zone ? `${zone.Id}` : "free";
      });
    let id: string | undefined;
    await this.names.note(Domain, "take", async () => {
      const { status, body } = await sendJson(urls?.edge, "POST /dnszone", { Domain });
      if (status === 201) id = `${body.Id}`;
      return id ?? (status === 400 ? "taken" : undefined);
    });
    if (id === undefined) return;
    await this.names.note(Domain, { free: id }, async () => {
      const { status } = await sendJson(urls?.edge, `DELETE /dnszone/${id}`);
      return status === 204 ? "done" : undefined;
    });
  }
}

async function createMatters({ urls }: Process): Promise<string[]> {
  const created = Array.from({ length: OBJECTS }, () =>
    sendJson(urls.retention, "POST /v1/matters", { name: "Case" }),
  );
  return (await Promise.all(created)).map(({ body }) => body.matterId);
}

function expectLinearizable({ registers, names }: Observation): void {
  expect(notLinearizable(registers.operations, register)).toEqual([]);
  expect(notLinearizable(names.operations, uniqueName)).toEqual([]);
}

describe.runIf(postgresTests)("two processes on a database", LONG, () => {
  it("two processes serve one state, so every history of their clients is linearizable", async () => {
    const processes = await serveTwo();
    const observation = new Observation(processes, await createMatters(processes[0]));
    await observation.runClients();
    const { registers, names } = observation;
    expect(
      [...registers.operations, ...names.operations].filter(({ output }) => output === undefined),
    ).toEqual([]);
    expectLinearizable(observation);
  });

  it("histories stay linearizable if one process is killed", async () => {
    const processes = await serveTwo();
    const [one, other] = processes;
    const observation = new Observation(processes, await createMatters(one), () => one.child.kill("SIGKILL"));
    await observation.runClients();
    expect(one.child.killed).toBe(true);
    expectLinearizable(observation);
    expect((await sendJson(other.urls.edge, "POST /dnszone", { Domain: "after.example" })).status).toBe(201);
    expect((await sendJson(other.urls.edge, "POST /__emulator/reset")).status).toBe(204);
  });

  it("no acknowledged change is lost if one process is killed", async () => {
    const [one, other] = await serveTwo();
    const acknowledged: string[] = [];
    const adding = (async () => {
      for (let at = 0; ; at += 1) {
        const Domain = `z${at}.example`;
        if ((await sendJson(one.urls.edge, "POST /dnszone", { Domain })).status === 201)
          acknowledged.push(Domain);
        if (at === 20) one.child.kill("SIGKILL");
      }
    })();
    await expect(adding).rejects.toThrow();
    const { body } = await sendJson(other.urls.edge, "GET /dnszone?perPage=1000");
    expect(acknowledged.length).toBeGreaterThan(20);
    const domains = body.Items.map(({ Domain }: { readonly Domain: string }) => Domain);
    expect(domains).toEqual(expect.arrayContaining(acknowledged));
  });
});
