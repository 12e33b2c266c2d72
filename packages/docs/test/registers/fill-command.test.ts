import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { extensionPointRegister } from "@seamline/specs/provenance";
import { afterAll, describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { fillCommand, specifierOf } from "../../src/registers/fill-command.ts";

const run = promisify(execFile);
const docs = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "fill-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of `npx seamline-codegen`. */
async function codegen(...args: string[]): Promise<string> {
  return (await run(join(docs, "node_modules/.bin/seamline-codegen"), args, { cwd: docs })).stdout;
}

/** Documents of both profiles. The register shows the reference profile, but readers may fill the contract as shown. */
const specs = contracts().flatMap(({ filled, shown }) => [filled.spec, shown.spec]);

/** One open point per area. This covers every kind of overlay without hundreds of runs. */
const ofEachArea = new Map(
  specs.flatMap((spec) =>
    extensionPointRegister(spec)
      .filter(({ openAt }) => openAt.length > 0)
      .map((point) => [point.area, { spec, point }] as const),
  ),
);

describe("fillCommand", () => {
  it.each([...ofEachArea.keys()])("writes an overlay that closes a point in the area %s", async (area) => {
    const { spec, point } = ofEachArea.get(area) as NonNullable<ReturnType<typeof ofEachArea.get>>;
    const output = join(folder, `${area}.yaml`);
    const [, , ...args] = (fillCommand(spec, point) ?? "").replace("own.overlay.yaml", output).split(" ");
    await codegen(...args);
    const report = await codegen("overlay", "check", output, "--spec", specifierOf(spec), "--json");
    expect(JSON.parse(report)).toMatchObject({ problems: [], points: [{ id: point.id, openAt: [] }] });
  });
});
