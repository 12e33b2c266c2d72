import { describe, expect, it, onTestFinished } from "vitest";
import { VERSIONS } from "../../support/function-versions.ts";
import { type DeploymentSetup, openDeployments, PLACE } from "../support/open-deployments.ts";
import type { Outcome } from "../support/send-to.ts";

const ENUM_NUMBERS = "$alt=json;enum-encoding%3Dint";

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

type Received = Pick<Outcome, "body" | "status">;

interface Opened {
  readonly setup: DeploymentSetup;
  /** Sends a raw request whose only default header contains the credentials. */
  raw(what: string, sent?: Sent): Promise<Received>;
}

function open(): Opened {
  const setup = openDeployments();
  onTestFinished(() => setup.emulator.close());
  const raw = async (what: string, { headers, body }: Sent = {}): Promise<Received> => {
    const [method = "", target = ""] = what.split(" ");
    const response = await setup.emulator.functions.fetch(`http://127.0.0.1:4011${target}`, {
      method,
      headers: { authorization: "Bearer a-token@example.com", ...headers },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { setup, raw };
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

describe("requests from clients in other languages", () => {
  it("creates an upload URL for a POST request without a body or content type", async () => {
    const { raw } = open();
    for (const version of VERSIONS) {
      const { status, body } = await raw(`POST /${version}/${PLACE}/functions:generateUploadUrl`);
      expect({ status, isUrl: URL.canParse(body.uploadUrl) }).toEqual({ status: 200, isUrl: true });
    }
  });

  it("creates a function from numeric enums, empty maps and null members", async () => {
    const { setup, raw } = open();
    const sent = {
      ...(await setup.bodyV2()),
      name: `${PLACE}/functions/sent-one`,
      environment: 2,
      labels: {},
      serviceConfig: {
        ingressSettings: 1,
        availableMemory: "256Mi",
        availableCpu: "1",
        vpcConnector: null,
        vpcConnectorEgressSettings: null,
        environmentVariables: { LOG_EXECUTION_ID: "true", FUNCTION_TARGET: "hello" },
      },
    };
    const what = `POST /v2/${PLACE}/functions?functionId=sent-one&${ENUM_NUMBERS}`;
    const { status, body } = await raw(what, { headers: JSON_TYPE, body: JSON.stringify(sent) });
    expect(status).toBe(200);
    expect(await setup.ended(body)).toMatchObject({
      response: { environment: "GEN_2", serviceConfig: { ingressSettings: "ALLOW_ALL" } },
    });
  });

  it("updates a function with a POST request that overrides the method", async () => {
    const { setup, raw } = open();
    await setup.deployed("sent-one");
    const target = `/v2/${PLACE}/functions/sent-one?updateMask=labels,service_config.timeout_seconds`;
    const headers = { ...JSON_TYPE, "x-http-method-override": "PATCH" };
    const sent = JSON.stringify({ labels: { team: "b" }, serviceConfig: { timeoutSeconds: 30 } });
    const { status, body } = await raw(`POST ${target}`, { headers, body: sent });
    expect({ status, verb: body.metadata.verb }).toEqual({ status: 200, verb: "update" });
    expect(await setup.ended(body)).toMatchObject({
      response: { labels: { team: "b" }, serviceConfig: { timeoutSeconds: 30 } },
    });
  });

  it("updates a function in v1 with a POST request that overrides the method", async () => {
    const { setup, raw } = open();
    const { body: begun } = await setup.send(`POST /v1/${PLACE}/functions`, await setup.bodyV1("old"));
    await setup.ended(begun);
    const headers = { ...JSON_TYPE, "x-http-method-override": "PATCH" };
    const what = `POST /v1/${PLACE}/functions/old?updateMask=labels`;
    const { body } = await raw(what, { headers, body: '{"labels":{"team":"b"}}' });
    expect(await setup.ended(body)).toMatchObject({ response: { labels: { team: "b" } } });
  });

  it("the error for an unsupported method contains the method from the override header", async () => {
    const { raw } = open();
    const headers = { ...JSON_TYPE, "x-http-method-override": "PATCH" };
    const { status, body } = await raw(`POST /v2/${PLACE}/functions`, { headers, body: "{}" });
    expect({ status, message: body.error.message }).toEqual({
      status: 405,
      message: expect.stringMatching(/must be one of .*, but got PATCH/),
    });
  });

  it("accepts a query parameter without a value", async () => {
    const { setup, raw } = open();
    await setup.deployed("sent-one");
    const { status } = await raw(`GET /v2/${PLACE}/functions/sent-one?${ENUM_NUMBERS}&revision`);
    expect(status).toBe(200);
  });
});
