import { describe, expect, it } from "vitest";
import type { Program } from "../../../src/index.ts";
import {
  type FunctionSpec,
  type Generation,
  memoryBytes,
} from "../../../src/services/functions/function-resource/stored-function.ts";
import { programIdParts, programOf } from "../../../src/services/functions/running/program.ts";

const NAME = "projects/demo/locations/north/functions/say-hello";

function program(
  spec: FunctionSpec = {},
  more: { environment?: Generation; archiveId?: string } = {},
): Program {
  const { environment = "GEN_2", archiveId = "ab12" } = more;
  const version = { versionId: 3, spec, archiveId };
  return programOf({ name: NAME, environment }, version, async (id) => new TextEncoder().encode(id));
}

describe("the program of a function version", () => {
  it("the entry point of a program defaults to the function's id", () => {
    expect(program({ buildConfig: { entryPoint: "main" } }).entryPoint).toBe("main");
    expect(program().entryPoint).toBe("say-hello");
    expect(program({ buildConfig: { entryPoint: "" } }).entryPoint).toBe("say-hello");
  });

  it.each([
    ["GEN_1", false, "http"],
    ["GEN_2", false, "http"],
    ["GEN_1", true, "event"],
    ["GEN_2", true, "cloudevent"],
  ] as const)(
    "the signature depends on the generation and the trigger: %s, event trigger: %s",
    (environment, byEvents, signature) => {
      const spec = byEvents ? { eventTrigger: { eventType: "order.placed" } } : {};
      expect(program(spec, { environment }).signature).toBe(signature);
    },
  );

  it("a program has 256 MB of memory and a time-out of one minute by default", () => {
    expect(program()).toMatchObject({ memoryBytes: 256_000_000, timeoutMs: 60_000 });
    const serviceConfig = { availableMemory: "1Gi", timeoutSeconds: 5 };
    expect(program({ serviceConfig })).toMatchObject({ memoryBytes: 1_073_741_824, timeoutMs: 5_000 });
  });

  it("the environment contains the function variables and variables that identify the function", () => {
    const environmentVariables = { COLOR: "blue", K_SERVICE: "another" };
    const serviceConfig = {
      environmentVariables,
      secretEnvironmentVariables: [{ key: "TOKEN", secret: "token", version: "1" }],
    };
    expect(program({ serviceConfig, buildConfig: { entryPoint: "main" } }).environment).toEqual({
      COLOR: "blue",
      K_SERVICE: "say-hello",
      K_REVISION: "say-hello-00003-emu",
      FUNCTION_TARGET: "main",
      FUNCTION_SIGNATURE_TYPE: "http",
    });
  });

  it("the program id contains the function and its version, and changes with the program's settings", () => {
    const { id } = program();
    expect(programIdParts(id)).toEqual({ function: NAME, versionId: 3 });
    expect(program().id).toBe(id);
    expect(program({ description: "Says hello." }).id).toBe(id);
    const others = [
      program({}, { archiveId: "cd34" }),
      program({ buildConfig: { entryPoint: "main" } }),
      program({ buildConfig: { runtime: "nodejs20" } }),
      program({ serviceConfig: { timeoutSeconds: 5 } }),
      program({ serviceConfig: { availableMemory: "1G" } }),
      program({ serviceConfig: { environmentVariables: { COLOR: "blue" } } }),
      program({ eventTrigger: { eventType: "order.placed" } }),
    ];
    expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(others.length + 1);
  });

  it("a program reads its archive on demand", async () => {
    expect(new TextDecoder().decode(await program({}, { archiveId: "cd34" }).archive())).toBe("cd34");
  });

  it("programIdParts returns undefined for an id without a function", () => {
    expect(programIdParts("something")).toBeUndefined();
  });
});

describe("amounts of memory", () => {
  it.each([
    ["256M", 256e6],
    ["256Mi", 268_435_456],
    ["1G", 1e9],
    ["1Gi", 1_073_741_824],
    ["0.5G", 5e8],
    ["512k", 512_000],
    ["2Ki", 2048],
    ["134217728", 134_217_728],
  ])("parses %s as %d bytes", (quantity, bytes) => {
    expect(memoryBytes(quantity)).toBe(bytes);
  });

  it.each(["", "much", "-1M", "256 M", "256MB", "256m", "1e9"])(
    "rejects the amount of memory %j",
    (quantity) => {
      expect(memoryBytes(quantity)).toBeUndefined();
    },
  );
});
