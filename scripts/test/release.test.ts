import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Consumer } from "../release/consumer.ts";
import { userOfTools } from "../release/consumers.ts";
import { workspaceFolder } from "../release/packages.ts";
import { npmEnvironment } from "../release/registry.ts";
import { rehearseRelease } from "../release/rehearse-release.ts";
import { startServiceStandIn } from "../release/service-stand-in.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-release-test-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe("a rehearsed release", { timeout: 300_000 }, () => {
  test("fails if a package's types are missing from its tarball", async () => {
    const manifest = await standIn();
    await writeManifest({
      ...manifest,
      exports: { ".": { types: "./dist/missing.d.ts", default: "./dist/index.js" } },
    });
    await expect(rehearseRelease({ workspace: folder, consumers: [] })).rejects.toThrow(
      /publint[\s\S]*missing\.d\.ts/,
    );
  });

  test("fails if the types of a client are wrong, and shows the compiler's output", async () => {
    await writeManifest(await standIn());
    const consumer = await userWith('import { createEdgeClient } from "@stand-in/edge";');
    await expect(rehearseRelease({ workspace: folder, consumers: [consumer] })).rejects.toThrow(
      /tsc[\s\S]*consumer\.ts[\s\S]*createEdgeClient/,
    );
  });

  test("fails if a consumer's program prints something unexpected", async () => {
    await writeManifest(await standIn());
    const consumer = await userWith('import { nothing } from "@stand-in/edge";\nconsole.log(nothing);');
    await expect(rehearseRelease({ workspace: folder, consumers: [consumer] })).rejects.toThrow(
      "The program should have printed /^1\\n$/",
    );
  });

  test("fails if a consumer's program violates the contract", async () => {
    await writeManifest(await standIn());
    const consumer = await userWith('await fetch(process.env.EDGE_URL + "/zones");\nconsole.log(1);');
    await expect(rehearseRelease({ workspace: folder, consumers: [consumer] })).rejects.toThrow(
      "The contract does not allow this: no operation matches GET /zones",
    );
  });

  test("fails if a consumer's command fails, and shows its output", async () => {
    await writeManifest(await standIn());
    const consumer = { ...(await userWith("console.log(1);")), commands: [["no-such-command"]] };
    await expect(rehearseRelease({ workspace: folder, consumers: [consumer] })).rejects.toThrow(
      /npx no-such-command failed/,
    );
  });

  test("fails with the name of the package if a package does not exist", async () => {
    await writeManifest(await standIn());
    const consumer = { ...(await userWith("console.log(1);")), packages: ["@stand-in/other"] };
    await expect(rehearseRelease({ workspace: folder, consumers: [consumer] })).rejects.toThrow(
      /npm install @stand-in\/other failed[\s\S]*404/,
    );
  });
});

test("the tools consumer runs the command from the README of the example", async () => {
  const readme = await readFile(join(workspaceFolder, "examples/own-overlay/README.md"), "utf8");
  const command = userOfTools.commands.find(([name]) => name === "seamline-codegen") ?? [];
  expect(readme).toContain(`npx ${command.join(" ")}\n`);
});

test("npm does not receive the credentials, registry or settings of this machine", async () => {
  vi.stubEnv("NODE_AUTH_TOKEN", "secret");
  vi.stubEnv("NPM_TOKEN", "secret");
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:1/");
  vi.stubEnv("NPM_CONFIG__AUTH", "secret");
  const env = await npmEnvironment(folder, "http://127.0.0.1:2/");
  expect(JSON.stringify(env)).not.toMatch(/secret|127\.0\.0\.1:1/);
  expect(env.npm_config_userconfig).toBe(join(folder, ".npmrc"));
  expect(env.PATH).toBe(process.env.PATH);
});

/** Writes a workspace with one package that is not a client. Returns the package's manifest. */
async function standIn(): Promise<object> {
  const dist = join(folder, "packages/edge/dist");
  await mkdir(dist, { recursive: true });
  await writeFile(join(folder, "pnpm-workspace.yaml"), "packages: [packages/*]\n");
  await writeFile(join(dist, "index.js"), "export const nothing = 0;\n");
  await writeFile(join(dist, "index.d.ts"), "export declare const nothing: number;\n");
  return {
    name: "@stand-in/edge",
    version: "0.0.1",
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    files: ["dist"],
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  };
}

/** Returns a consumer of the stand-in whose program should print 1. */
async function userWith(program: string): Promise<Consumer> {
  const files = { "consumer.ts": join(folder, "consumer.ts"), "globals.d.ts": join(folder, "globals.d.ts") };
  await writeFile(files["consumer.ts"], `${program}\nexport {};\n`);
  await writeFile(files["globals.d.ts"], "declare const process: { env: Record<string, string> };\n");
  return {
    packages: ["@stand-in/edge"],
    files,
    commands: [],
    program: "consumer.ts",
    services: {
      EDGE_URL: () => startServiceStandIn({ service: "edge", version: undefined, profile: "as shown" }),
    },
    expectedOutput: /^1\n$/,
  };
}

function writeManifest(manifest: object): Promise<void> {
  return writeFile(join(folder, "packages/edge/package.json"), JSON.stringify(manifest));
}
