import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.ts";

const isInstalled = spawnSync("zizmor", ["--version"]).status === 0;
const isRun = isInstalled || process.env.SEAMLINE_REQUIRE === "all";

if (!isRun)
  console.warn("Skipped the checks of the workflows: zizmor is not installed (pip install zizmor).");

/** Runs every rule that works without a network, including rules about style. */
function zizmor(path: string): { readonly status: number | null; readonly output: string } {
  const args = [
    "--offline",
    "--strict-collection",
    "--persona=pedantic",
    "--no-progress",
    "--color=never",
    path,
  ];
  const { status, stdout, stderr, error } = spawnSync("zizmor", args, { cwd: root, encoding: "utf8" });
  return { status, output: error?.message ?? stdout + stderr };
}

test.runIf(isRun)("zizmor accepts the workflows and the update configuration", () => {
  const { status, output } = zizmor(".github");
  expect(status, output).toBe(0);
  for (const file of ["workflows/ci.yml", "workflows/release.yml", "dependabot.yml"]) {
    expect(output).toContain(`completed .github/${file}`);
  }
});

test.runIf(isRun)("zizmor reports unsafe expressions in a workflow", async () => {
  const folder = await mkdtemp(join(tmpdir(), "seamline-zizmor-"));
  try {
    const title = `$${"{{ github.head_ref }}"}`;
    const steps = `[{ uses: actions/checkout@v5 }, { run: 'echo ${title}' }]`;
    const job = `{ runs-on: ubuntu-24.04, steps: ${steps} }`;
    await writeFile(join(folder, "bad.yml"), `name: Bad\non: pull_request\njobs: { bad: ${job} }\n`);
    const { status, output } = zizmor(join(folder, "bad.yml"));
    expect(status).not.toBe(0);
    for (const rule of ["unpinned-uses", "template-injection", "artipacked", "excessive-permissions"]) {
      expect(output).toContain(rule);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
