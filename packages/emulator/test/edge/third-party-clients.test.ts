import { describe, expect, it } from "vitest";
import { emulate } from "./support/edge-caller.ts";

/** Shell scripts find zones and records with regular expressions that depend on the order of members. */
const zoneInText = (domain: string): RegExp => new RegExp(`"Id":\\d+,"Domain":"${domain}"`);
const recordInText = (value: string, name: string): RegExp =>
  new RegExp(`"Id":\\d+,"Type"[^}]*"Value":"${value}"[^}]*"Name":"${name}"`);

describe("third-party edge clients", () => {
  it("clients can create a zone with a lower-case `domain` member", async () => {
    const { send } = emulate();
    expect(await send("POST", "/dnszone", { domain: "example.com" })).toMatchObject({
      status: 201,
      body: { Id: 1, Domain: "example.com" },
    });
  });

  it("clients can find zones and records in the response text with regular expressions", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com" });
    const challenge = { Id: 1, Type: 3, Name: "_acme-challenge.www", Value: "token", ttl: 120 };
    expect(await send("PUT", "/dnszone/1/records", challenge)).toMatchObject({
      status: 201,
      body: { Ttl: 120 },
    });
    expect((await send("GET", "/dnszone?page=1")).text).toMatch(zoneInText("example.com"));
    expect((await send("GET", "/dnszone/1")).text).toMatch(recordInText("token", "_acme-challenge.www"));
  });

  it("clients can delete a record with an empty form as the body", async () => {
    const { send } = emulate();
    await send("POST", "/dnszone", { Domain: "example.com", Records: [{ Type: 3, Value: "token" }] });
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await send("DELETE", "/dnszone/1/records/1", "", form)).status).toBe(204);
    expect((await send("GET", "/dnszone/1")).body.Records).toEqual([]);
  });
});
