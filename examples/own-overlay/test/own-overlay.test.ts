import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Unlisted } from "@seamline/client-core";
import { startContractServer } from "@seamline/contract-server";
import { applyOverlays, readOverlay, settlePoints } from "@seamline/overlay";
import { documents } from "@seamline/specs";
import { expect, expectTypeOf, onTestFinished, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import type { Matter, MatterInput } from "../src/generated/types.gen.ts";

const run = promisify(execFile);
const example = fileURLToPath(new URL("..", import.meta.url));
const overlay = readOverlay(join(example, "own.overlay.yaml"));

/** Returns the document that the client is generated from: the as-shown document with the overlay applied. */
async function overlaidDocument() {
  const asShown = documents.find(({ service, profile }) => service === "retention" && profile === "as shown");
  const overlaid = applyOverlays(JSON.parse(await readFile(asShown?.files.json ?? "", "utf8")), [overlay]);
  return { ...settlePoints(overlaid), document: overlaid.document };
}

/** Runs the package's `generate` command in a copy of the example, and returns its folder. */
async function generateAnew(edit: (text: string) => string = (text) => text): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "own-overlay-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(example, "node_modules"), join(folder, "node_modules"));
  await copyFile(join(example, "package.json"), join(folder, "package.json"));
  await writeFile(join(folder, "own.overlay.yaml"), edit(await readFile(overlay.file, "utf8")));
  const [, ...args] = manifest.scripts.generate.split(" ");
  await run(process.execPath, args, { cwd: folder });
  return folder;
}

test("the overlay fills two extension points and leaves the others open", async () => {
  const { filled, partlyFilled, open } = await overlaidDocument();
  expect(filled).toEqual(["matter.fields", "createMatter.response"]);
  expect(partlyFilled).toEqual([]);
  expect(open).toContain("matter.states");
});

test("the generated files are up to date", async () => {
  const anew = join(await generateAnew(), "src/generated");
  const committed = join(example, "src/generated");
  expect(await readdir(anew)).toEqual(await readdir(committed));
  for (const file of await readdir(anew)) {
    expect(await readFile(join(anew, file), "utf8"), file).toBe(
      await readFile(join(committed, file), "utf8"),
    );
  }
});

test("the error for a misspelled target matches the README", async () => {
  const slip = (text: string): string => text.replace("schemas.Matter\n", "schemas.Mater\n");
  const message = /^seamline-codegen: own\.overlay\.yaml:.*$/m.exec(
    await readFile(join(example, "README.md"), "utf8"),
  );
  await expect(generateAnew(slip)).rejects.toMatchObject({ code: 1, stderr: `${message?.[0]}\n` });
});

test("the program creates and reads a matter on a server for the overlaid contract", async () => {
  const { document } = await overlaidDocument();
  const server = await startContractServer(document);
  onTestFinished(() => server.close());
  const { stdout } = await run(process.execPath, ["src/main.ts"], {
    cwd: example,
    env: { ...process.env, RETENTION_URL: server.url },
  });
  expect(server.received).toMatchObject([
    { operationId: "createMatter", violations: [], body: '{"name":"Case 42","matterRegion":"EUROPE"}' },
    { operationId: "getMatter", violations: [] },
  ]);
  expect(stdout).toMatch(/ is kept in ANY\.\n$/);
});

test("the types of filled fields accept unlisted values only if they are marked as unlisted", () => {
  expectTypeOf<Matter["matterId"]>().toEqualTypeOf<string>();
  expectTypeOf<"EUROPE" | Unlisted>().toExtend<Matter["matterRegion"]>();
  expectTypeOf<"MOON">().not.toExtend<Matter["matterRegion"]>();
  expectTypeOf<number>().not.toExtend<Matter["matterRegion"]>();
  expectTypeOf<MatterInput["name"]>().toEqualTypeOf<string | undefined>();
});
