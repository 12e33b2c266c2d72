import { afterEach, expect, it, vi } from "vitest";
import { InvalidArgumentError } from "../src/index.ts";
import { bearerFromEnvironment, readEnvironment } from "../src/options/environment.ts";

const URL_NAME = "SEAMLINE_RETENTION_URL";
const TOKEN_NAME = "SEAMLINE_RETENTION_TOKEN";
const SECRET = "hidden-secret";

afterEach(() => vi.unstubAllGlobals());

it("reads the process environment on each call", async () => {
  vi.stubGlobal("process", {
    env: { [URL_NAME]: "https://retention.example.com/", [TOKEN_NAME]: "token-1" },
  });
  const { baseUrl, auth } = bearerFromEnvironment("RETENTION", undefined);
  expect(baseUrl).toBe("https://retention.example.com");
  expect(await auth.header({})).toEqual({ name: "authorization", value: "Bearer token-1" });
});

it("variables that are passed as an argument override the process environment", () => {
  vi.stubGlobal("process", {
    env: { SEAMLINE_EDGE_URL: "https://wrong.example", SEAMLINE_EDGE_KEY: "wrong" },
  });
  const variables = { SEAMLINE_EDGE_URL: "https://edge.example", SEAMLINE_EDGE_KEY: "key-1", OTHER: {} };
  expect(readEnvironment("EDGE", "KEY", variables)).toEqual({
    baseUrl: "https://edge.example",
    credential: "key-1",
  });
});

it.each([
  [{}, URL_NAME, "must be set"],
  [{ [URL_NAME]: "" }, URL_NAME, "must be set"],
  [{ [URL_NAME]: "http://127.0.0.1:4010" }, TOKEN_NAME, "must be set"],
  [{ [URL_NAME]: "http://127.0.0.1:4010", [TOKEN_NAME]: "" }, TOKEN_NAME, "must be set"],
  [{ [URL_NAME]: "127.0.0.1:4010", [TOKEN_NAME]: SECRET }, URL_NAME, "must be an absolute http(s) URL"],
  [{ [URL_NAME]: `https://me:${SECRET}@example.com`, [TOKEN_NAME]: SECRET }, URL_NAME, "without user"],
  [{ [URL_NAME]: "https://example.com", [TOKEN_NAME]: `${SECRET}\n` }, TOKEN_NAME, "without line breaks"],
  [{ [URL_NAME]: "https://example.com", [TOKEN_NAME]: {} }, TOKEN_NAME, "must be"],
])("the error contains the invalid variable's name but not its value: %j", (variables, name, problem) => {
  const error = thrownBy(() => bearerFromEnvironment("RETENTION", variables));
  expect(error).toBeInstanceOf(InvalidArgumentError);
  expect(error.argument).toBe(name);
  expect(error.message).toContain(problem);
  expect(JSON.stringify(error)).not.toContain(SECRET);
});

it.each([
  ["no process", undefined],
  ["no variables", {}],
])("the error names the missing variable if the platform has %s", (_, process) => {
  vi.stubGlobal("process", process);
  const error = thrownBy(() => bearerFromEnvironment("RETENTION", undefined));
  expect(error.argument).toBe(URL_NAME);
});

it("the error names the variable that the program is not allowed to read", () => {
  const denied = new Error("Requires env access");
  const env = new Proxy(
    {},
    {
      get: () => {
        throw denied;
      },
    },
  );
  vi.stubGlobal("process", { env });
  const error = thrownBy(() => bearerFromEnvironment("RETENTION", undefined));
  expect([error.argument, error.cause]).toEqual([URL_NAME, denied]);
});

function thrownBy(work: () => unknown): InvalidArgumentError {
  try {
    work();
  } catch (error) {
    return error as InvalidArgumentError;
  }
  throw new Error("no error was thrown");
}
