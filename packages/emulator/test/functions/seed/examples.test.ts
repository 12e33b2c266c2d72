import type { Seed } from "@seamline/emulator-kit";
import { seedReaderOf } from "@seamline/emulator-kit/host";
import { expect, it } from "vitest";
import { emulatedServices } from "../../../src/emulated-services.ts";
import { exampleSeed } from "../../../src/generated/example-seed.gen.ts";
import { functions } from "../../../src/services/functions/service.ts";
import { FakeRunner } from "../support/fake-runner.ts";
import { NEW, openSeeded, PLACE } from "../support/open-seeded.ts";

const URL_OF_SERVICE = "http://127.0.0.1:4011";

/** Sends the request that a curl command describes. */
async function run(command: string, seed: Seed) {
  const { emulator } = openSeeded({}, { seed, runner: () => new FakeRunner() });
  await emulator.seed(seed);
  const [, token] = /Bearer ([^"]+)/.exec(command) ?? [];
  const url = command.split(" ").at(-1) ?? "";
  return emulator.functions.fetch(url, { ...(token && { headers: { authorization: `Bearer ${token}` } }) });
}

const callable = { name: NEW, buildConfig: { runtime: "nodejs24" }, files: { "index.js": "" } };
const triggered = { ...callable, name: `${NEW}-2`, eventTrigger: { eventType: "a.b" } };

it.each([
  ["no functions", {}, ["functions", "runtimes"]],
  ["a function without files", { functions: [{ name: NEW }] }, ["functions", "runtimes"]],
  ["an event function", { functions: [triggered] }, ["functions", "runtimes"]],
  ["an HTTP function", { functions: [triggered, callable] }, ["new-one", "functions"]],
])("the example commands work for a seed with %s", async (_, section, last) => {
  const seed = { functions: section };
  const commands = functions.examples(URL_OF_SERVICE, seed);
  expect(commands.map((each) => each.split("/").at(-1))).toEqual(last);
  for (const each of commands) expect((await run(each, seed)).status).toBe(200);
});

it("the example commands use an account with permissions, and names that need no quotes", () => {
  const functionsSection = {
    roles: { lister: ["cloudfunctions.functions.list"] },
    bindings: [{ role: "lister", members: ["user:ben@example.com"] }],
    functions: [
      { ...callable, name: `${PLACE.replace("demo", "a$b")}/functions/other` },
      { ...callable, name: NEW },
    ],
  };
  const accounts = [{ email: "$ann@example.com" }, { email: "al@example.com" }, { email: "ben@example.com" }];
  const commands = functions.examples(URL_OF_SERVICE, { accounts, functions: functionsSection });
  expect(commands[0]).toBe(`curl ${URL_OF_SERVICE}/run/demo/here/new-one`);
  expect(commands[1]).toContain("Bearer ben@example.com");
  expect(commands.join()).not.toContain("$");
});

it("the example seed contains an HTTP function, an event function and first-generation functions", async () => {
  const seed = seedReaderOf(emulatedServices).read(exampleSeed);
  const [call = "", list = ""] = functions.examples(URL_OF_SERVICE, seed);
  expect(call).toContain("/run/demo/europe-west1/greet");
  const listed = (await (await run(list, seed)).json()) as { functions: { eventTrigger?: object }[] };
  expect(listed.functions).toHaveLength(6);
  expect(listed.functions.filter(({ eventTrigger }) => eventTrigger)).toHaveLength(1);
  const old = (await (await run(list.replace("/v2/", "/v1/"), seed)).json()) as typeof listed;
  expect(old.functions).toHaveLength(4);
});
