import { describe, expect, it, onTestFinished } from "vitest";
import { createEmulator, type EmulatorSeed, InvalidSeedError } from "../../../src/index.ts";
import { type DeploymentSetup, openDeployments, PLACE } from "../support/open-deployments.ts";

const typeUrls = {
  CloudFunction: "types.example/functions.{version}.CloudFunction",
  Function: "types.example/functions.{version}.Function",
  Empty: "types.example/Empty",
  OperationMetadataV1: "types.example/functions.{version}.OperationMetadataV1",
  OperationMetadata: "types.example/functions.{version}.OperationMetadata",
  LocationMetadata: "types.example/functions.{version}.LocationMetadata",
};

function setup(functions: EmulatorSeed["functions"] = { typeUrls }): DeploymentSetup {
  const opened = openDeployments({ seed: { functions } });
  onTestFinished(() => opened.emulator.close());
  return opened;
}

const typed = (name: string): object => ({ "@type": `types.example/${name}` });

describe("messages with type URLs", () => {
  it("adds type URLs to every response that contains an operation", async () => {
    const { send, create, ended } = bound(setup());
    const { body: begun } = await create("typed-one");
    const metadata = {
      ...typed("functions.v2.OperationMetadata"),
      verb: "create",
      requestResource: typed("functions.v2.Function"),
    };
    expect(begun).toMatchObject({ done: false, metadata });
    const operation = await ended(begun);
    const response = { ...typed("functions.v2.Function"), state: "ACTIVE" };
    expect(operation).toMatchObject({ done: true, metadata, response });
    const { body: removal } = await send(`DELETE /v2/${PLACE}/functions/typed-one`);
    expect(await ended(removal)).toMatchObject({ done: true, response: typed("Empty") });
  });

  it("adds type URLs to lists, with the version of the request", async () => {
    const { send, create } = bound(setup());
    await create("typed-one");
    const operations = await send(`GET /v2beta/${PLACE}/operations`);
    expect(operations.body.operations).toMatchObject([
      { metadata: typed("functions.v2beta.OperationMetadata") },
    ]);
    const locations = await send("GET /v2alpha/projects/demo/locations");
    expect(locations.body.locations[0]).toMatchObject({
      metadata: typed("functions.v2alpha.LocationMetadata"),
    });
  });

  it("adds type URLs in v1", async () => {
    const { send, bodyV1, ended } = bound(setup());
    const { body: begun } = await send(`POST /v1/${PLACE}/functions`, await bodyV1("old-one"));
    expect(begun.metadata).toMatchObject({
      ...typed("functions.v1.OperationMetadataV1"),
      request: typed("functions.v1.CloudFunction"),
    });
    expect(await ended(begun)).toMatchObject({ response: typed("functions.v1.CloudFunction") });
    expect((await send("GET /v1/projects/demo/locations")).status).toBe(200);
  });

  it("omits the request from an operation's metadata if the API version has another format", async () => {
    const { send, bodyV1 } = bound(setup({}));
    await send(`POST /v1/${PLACE}/functions`, await bodyV1("old-one"));
    const { body } = await send(`GET /v2/${PLACE}/operations`);
    expect(body.operations[0].metadata).toMatchObject({ apiVersion: "v1", verb: "create" });
    expect(body.operations[0].metadata).not.toHaveProperty("requestResource");
  });

  it("by default, adds type URLs only for Protocol Buffers clients", async () => {
    const { create, emulator, ended } = bound(setup({}));
    const { body: begun } = await create("known-one");
    await ended(begun);
    const read = async (more: Readonly<Record<string, string>>) => {
      const headers = { authorization: "Bearer ada@example.com", ...more };
      return (await emulator.functions.fetch(`http://127.0.0.1/v2/${begun.name}`, { headers })).json();
    };
    const known = "type.googleapis.com/google.cloud.functions.v2";
    expect(await read({ "x-goog-api-client": "gl-node/24 gax/5" })).toMatchObject({
      metadata: { "@type": `${known}.OperationMetadata` },
      response: { "@type": `${known}.Function` },
    });
    const { metadata, response } = await read({});
    expect(metadata).not.toHaveProperty("@type");
    expect(response["@type"]).toBe("Function");
  });

  it("adds no type URL for a message that is missing from the seed's typeUrls", async () => {
    for (const functions of [{ typeUrls: {} }, { typeUrls: { Empty: "types.example/Empty" } }]) {
      const { create, ended } = bound(setup(functions));
      const { body: begun } = await create("plain-one");
      expect(begun.metadata).not.toHaveProperty("@type");
      expect(await ended(begun)).toMatchObject({ response: { "@type": "Function" } });
    }
  });

  it("rejects a seed with a type URL for an unknown message", () => {
    const functions = { typeUrls: { Funktion: "types.example/Funktion" } } as object;
    expect(() => createEmulator({ seed: { functions } })).toThrow(InvalidSeedError);
  });
});

/** Returns bound methods of a setup, so that a test can destructure them. */
function bound(
  opened: DeploymentSetup,
): Pick<DeploymentSetup, "bodyV1" | "create" | "emulator" | "ended" | "send"> {
  return {
    emulator: opened.emulator,
    bodyV1: (...args) => opened.bodyV1(...args),
    create: (...args) => opened.create(...args),
    ended: (...args) => opened.ended(...args),
    send: (...args) => opened.send(...args),
  };
}
