import { describe, expect, test } from "vitest";
import { baseUrlProblem } from "../../src/try-it/own-server.ts";

describe("baseUrlProblem", () => {
  test.for([
    "https://api.example.com",
    "https://api.example.com/base",
    "http://127.0.0.1:4010",
    "http://localhost:80",
    "http://[::1]:1",
  ])("accepts %s", (url) => {
    expect(baseUrlProblem(url)).toBeUndefined();
  });

  test.for([
    ["http://api.example.com", "Plain http is not allowed for api.example.com"],
    ["http://localhost.example.com", "Plain http is not allowed"],
    ["ftp://api.example.com", "Enter a valid server URL"],
    ["api.example.com", "Enter a valid server URL"],
    ["https://key@api.example.com", "credential in its own field"],
    ["https://api.example.com?key=1", "must not have a query"],
    ["", "Enter a URL"],
  ] as const)("rejects “%s” with the reason “%s”", ([url, reason]) => {
    expect(baseUrlProblem(url)).toContain(reason);
  });
});
