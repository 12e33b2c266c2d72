import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { npmEnvironment } from "../release/npm-environment.ts";
import { publicPackages } from "../release/public-packages.ts";
import { rehearseRelease } from "../release/rehearse-release.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-release-test-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe("a rehearsed release", { timeout: 300_000 }, () => {
  test("publishes every public package and serves a consumer that installs a client", async () => {
    const names = (await publicPackages()).map(({ name, version }) => `${name}@${version}`);
    const { published, consumer } = await rehearseRelease();
    expect(published).toEqual(names);
    expect(published.join()).toContain("@seamline/edge@");
    expect(consumer.requests.map(({ method, accessKey }) => `${method} ${accessKey}`)).toEqual([
      "GET rehearsal",
      "GET rehearsal",
      "GET rehearsal",
    ]);
    expect(new URL(consumer.requests[1]?.target ?? "", "http://stand-in").search).toBe("?perPage=2&page=2");
  });

  test("fails on a package whose types do not arrive", async () => {
    const manifest = await standIn();
    await writeManifest({
      ...manifest,
      exports: { ".": { types: "./dist/missing.d.ts", default: "./dist/index.js" } },
    });
    await expect(rehearseRelease({ workspace: folder, client: "@stand-in/edge" })).rejects.toThrow(
      /publint[\s\S]*missing\.d\.ts/,
    );
  });

  test("fails on a client whose types are wrong, and shows what the compiler said", async () => {
    await writeManifest(await standIn());
    await expect(rehearseRelease({ workspace: folder, client: "@stand-in/edge" })).rejects.toThrow(
      /tsc[\s\S]*consumer\.ts[\s\S]*createEdgeClient/,
    );
  });

  test("says when there is no such client", async () => {
    await writeManifest(await standIn());
    await expect(rehearseRelease({ workspace: folder, client: "@stand-in/other" })).rejects.toThrow(
      "@stand-in/other is not a public package of this workspace.",
    );
  });
});

test("npm learns no credentials, registry or settings of this machine", async () => {
  vi.stubEnv("NODE_AUTH_TOKEN", "secret");
  vi.stubEnv("NPM_TOKEN", "secret");
  vi.stubEnv("npm_config_registry", "http://127.0.0.1:1/");
  vi.stubEnv("NPM_CONFIG__AUTH", "secret");
  const env = await npmEnvironment(folder, "http://127.0.0.1:2/");
  expect(JSON.stringify(env)).not.toMatch(/secret|127\.0\.0\.1:1/);
  expect(env.npm_config_userconfig).toBe(join(folder, ".npmrc"));
  expect(env.PATH).toBe(process.env.PATH);
});

/** Writes a workspace of one package, which is no client. Gives the manifest that it should have. */
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

function writeManifest(manifest: object): Promise<void> {
  return writeFile(join(folder, "packages/edge/package.json"), JSON.stringify(manifest));
}
