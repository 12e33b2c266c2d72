import type { Violation } from "@seamline/openapi/violation";
import { exampleDraft } from "@seamline/ui/request/request-draft";
import { describe, expect, it } from "vitest";
import { fieldOf, findingsAt } from "../../src/try-it/field-violations.ts";
import { tried } from "./tried-operations.ts";

function violation(place: Violation["in"], pointer: string): Violation {
  return { in: place, pointer, rule: "type", problem: `${pointer} is invalid.` };
}

describe("violations at fields", () => {
  it("assigns violations to parameters, resource names and body members", async () => {
    const createHold = await tried("retention", "createHold");
    expect(fieldOf(createHold, violation("path", "/matterId"))).toBe("path.matterId");
    expect(fieldOf(createHold, violation("query", "/alt"))).toBe("query.alt");
    expect(fieldOf(createHold, violation("body", "/accounts/0/email"))).toBe("body.accounts.0.email");
    expect(fieldOf(createHold, violation("body", ""))).toBe("body");
    const getFunction = await tried("functions", "getFunction", "v2");
    expect(fieldOf(getFunction, violation("path", "/project"))).toBe("path.name");
  });

  it("assigns no field to a violation if the form has no such parameter", async () => {
    const createFunction = await tried("functions", "createFunction", "v2");
    expect(fieldOf(createFunction, violation("query", "/unknown"))).toBeUndefined();
    expect(fieldOf(createFunction, violation("header", "/content-type"))).toBeUndefined();
  });

  it("violations disappear after the invalid value has changed", async () => {
    const operation = await tried("retention", "createMatter");
    const sent = { ...exampleDraft(operation), body: '{"name": 5, "description": 6}' };
    const now = { ...sent, body: '{"name": "Case 42", "description": 6}' };
    const violations = [violation("body", "/name"), violation("body", "/description")];
    expect(findingsAt("p", operation, violations, { sent, now: sent })).toHaveLength(2);
    expect(findingsAt("p", operation, violations, { sent, now })).toEqual([
      { elementId: "p-body.description", message: "/description is invalid." },
    ]);
  });
});
