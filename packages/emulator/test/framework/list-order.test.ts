import { keyPage, orderOf } from "@seamline/emulator-kit";
import { describe, expect, it } from "vitest";
import { serviceErrorOf } from "../support/service-error-of.ts";

const rules = { sortable: ["name", "state", "updateTime", "serviceConfig.timeoutSeconds"], lastly: "name" };

const values = [
  {
    name: "c",
    state: "ACTIVE",
    updateTime: "2026-03-04T05:06:07.250Z",
    serviceConfig: { timeoutSeconds: 60 },
  },
  { name: "a", state: "FAILED", updateTime: "2026-03-04T05:06:07Z", serviceConfig: { timeoutSeconds: 540 } },
  { name: "d", state: "ACTIVE", updateTime: "2026-03-04T04:06:07.5-01:00" },
  { name: "b", state: "ACTIVE", updateTime: "2026-03-05T00:00:00Z", serviceConfig: { timeoutSeconds: 9 } },
];

function sorted(text?: string): string {
  const order = orderOf(text, rules);
  const asked = { pageSize: 10, scope: order.text };
  return keyPage(values, order.keyOf, asked, {}, order.descending)
    .items.map(({ name }) => name)
    .join("");
}

describe("orderBy", () => {
  it.each([
    [undefined, "abcd"],
    ["", "abcd"],
    ["  ", "abcd"],
    ["name desc", "dcba"],
    ["state", "bcda"],
    ["state desc, name desc", "adcb"],
    ["state asc,name", "bcda"],
    [" state  DESC , update_time desc ", "abdc"],
    ["serviceConfig.timeoutSeconds", "dbca"],
    ["service_config.timeout_seconds desc", "acbd"],
  ])("sorts a list by %j", (text, names) => {
    expect(sorted(text)).toBe(names);
  });

  it("sorts times chronologically, regardless of their time zone and precision", () => {
    expect(sorted("updateTime")).toBe("acdb");
  });

  it("normalizes equivalent orderBy values to the same text", () => {
    expect(orderOf("update_time  desc,state", rules).text).toBe(
      orderOf("updateTime desc, state asc", rules).text,
    );
    expect(orderOf("state", rules).text).not.toBe(orderOf("state desc", rules).text);
  });

  it.each([
    ["stat", /cannot be sorted by "stat"\. Did you mean state\? \(column 1\)/],
    ["name, serviceConfig", /cannot be sorted by "serviceConfig"/],
    ["name, colour", /Sortable fields: name, state, updateTime\. \(column 7\)/],
    ["name down", /"name" must be followed by desc, asc or a comma, but is followed by "down"/],
    ["name desc desc", /"name" must be followed by/],
    ["name,,state", /A field name is missing.* \(column 6\)/],
    ["name,", /A field name is missing/],
    [Array.from({ length: 21 }, () => "name").join(), /21 fields/],
  ])("rejects orderBy %j, and reports the reason and the position", (text, problem) => {
    const { status, message, details } = serviceErrorOf(() => orderOf(text, rules));
    expect(status).toBe(400);
    expect(message).toMatch(problem);
    expect(details.violations).toMatchObject([{ in: "query", pointer: "/orderBy" }]);
  });
});
