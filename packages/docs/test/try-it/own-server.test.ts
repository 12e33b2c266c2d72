import { describe, expect, test } from "vitest";
import { baseUrlProblem } from "../../src/try-it/own-server.ts";

describe("a URL of the reader's own", () => {
  test.for([
    "https://api.example.com",
    "https://api.example.com/base",
    "http://127.0.0.1:4010",
    "http://localhost:80",
    "http://[::1]:1",
  ])("may be %s", (url) => {
    expect(baseUrlProblem(url)).toBeUndefined();
  });

  test.for([
    ["http://api.example.com", "Plain http is refused for api.example.com"],
    ["http://localhost.example.com", "Plain http is refused"],
    ["ftp://api.example.com", "no URL of a server"],
    ["api.example.com", "no URL of a server"],
    ["https://key@api.example.com", "credential belongs into its own field"],
    ["https://api.example.com?key=1", "no query"],
    ["", "A URL is required"],
  ] as const)("is refused with the reason: %s", ([url, reason]) => {
    expect(baseUrlProblem(url)).toContain(reason);
  });
});
