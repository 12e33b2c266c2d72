import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSignatures, type SignatureCheck } from "../../supply-chain/check-signatures.ts";

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const spki = publicKey.export({ format: "der", type: "spki" });
const key = {
  expires: null,
  keyid: `SHA256:${createHash("sha256").update(spki).digest("base64")}`,
  keytype: "ecdsa-sha2-nistp256",
  scheme: "ecdsa-sha2-nistp256",
  key: spki.toString("base64"),
};
const integrity = `sha512-${createHash("sha512").update("a tarball").digest("base64")}`;

let folder: string;
let server: Server;
let keys: readonly object[];

/** Starts a registry of packages whose names state how they are signed. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-signatures-"));
  server = createServer((request, response) => {
    const isKeys = request.url === "/-/npm/v1/keys";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(isKeys ? { keys } : packument(request.url?.slice(1) ?? "")));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

function packument(name: string): object {
  const signed = `${name === "forged" ? "other" : name}@1.0.0:${integrity}`;
  const signature = {
    keyid: key.keyid,
    sig: sign("sha256", Buffer.from(signed), privateKey).toString("base64"),
  };
  const dist = {
    integrity,
    tarball: "http://127.0.0.1/x.tgz",
    signatures: name === "unsigned" ? [] : [signature],
  };
  return { name, "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": { name, version: "1.0.0", dist } } };
}

async function check(
  names: readonly string[],
  published: readonly object[] = [key],
): Promise<SignatureCheck> {
  keys = published;
  const of = (line: (name: string) => string): string => names.map(line).join("");
  const lockfile = `lockfileVersion: '9.0'
settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false
importers:
  .:
    dependencies:
${of((name) => `      ${name}:\n        specifier: 1.0.0\n        version: 1.0.0\n`)}packages:
${of((name) => `  ${name}@1.0.0:\n    resolution: {integrity: ${integrity}}\n`)}snapshots:
${of((name) => `  ${name}@1.0.0: {}\n`)}`;
  const dependencies = Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  await writeFile(join(folder, "pnpm-workspace.yaml"), "packages: []\n");
  await writeFile(join(folder, "pnpm-lock.yaml"), lockfile);
  return checkSignatures(folder, [`--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/`]);
}

test("packages signed by the registry are verified", async () => {
  expect(await check(["signed", "too"])).toEqual({
    status: "verified",
    lines: ["The registry signed all 2 packages."],
  });
});

test("forged and missing signatures are reported with the package names", async () => {
  const { status, lines } = await check(["forged", "signed", "unsigned"]);
  expect(status).toBe("wrong");
  expect(lines).toEqual([
    expect.stringMatching(/^forged@1\.0\.0 has an invalid registry signature/),
    "unsigned@1.0.0 has no signature from the registry.",
  ]);
});

test("checks no signatures if the registry has no keys, and explains why on one line", async () => {
  expect(await check(["signed"], [])).toEqual({
    status: "unchecked",
    lines: [expect.stringMatching(/^Signatures were not checked: the registry publishes no keys/)],
  });
});

test("checks no signatures if the registry is unreachable, and explains why on one line", async () => {
  const { status, lines } = await checkSignatures(folder, ["--registry=http://127.0.0.1:1/"]);
  expect(status).toBe("unchecked");
  expect(lines).toEqual([expect.stringMatching(/^Signatures were not checked: .*127\.0\.0\.1:1.*refused/)]);
});
