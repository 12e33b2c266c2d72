import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extensionPointRegister } from "@seamline/specs/provenance";
import { afterAll, describe, expect, it } from "vitest";
// Call the executable's module, because a separate process for each command would load the compiler every time.
import { runCli } from "../../node_modules/@seamline/codegen/dist/cli/run-cli.js";
import { contracts } from "../../src/model/contract.ts";
import { fillCommand, specifierOf } from "../../src/registers/fill-command.ts";

const folder = mkdtempSync(join(tmpdir(), "fill-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of `npx seamline-codegen`. @throws Error if the command fails */
async function codegen(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const errors: string[] = [];
  const exitCode = await runCli(args, {
    log: (line) => lines.push(line),
    error: (line) => errors.push(line),
  });
  if (exitCode !== 0) throw new Error(`${args.join(" ")} failed: ${errors.join("\n")}`);
  return lines.join("\n");
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
    const command = (fillCommand(spec, point) ?? "").replace("own.overlay.yaml", output);
    expect(command).toMatch(/^npx seamline-codegen fill /);
    const [, , ...args] = command.replaceAll("\\\n", "").split(/ +/);
    await codegen(...args);
    const report = await codegen("overlay", "check", output, "--spec", specifierOf(spec), "--json");
    expect(JSON.parse(report)).toMatchObject({ problems: [], points: [{ id: point.id, openAt: [] }] });
  });
});
