import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const run = promisify(execFile);
const example = fileURLToPath(new URL("..", import.meta.url));

/** Returns the first line that a program prints. Throws an Error if it exits before that. */
async function firstLine(program: ChildProcess): Promise<string> {
  const lines = createInterface({ input: program.stdout as NodeJS.ReadableStream });
  const ended = once(program, "exit").then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
  const [line] = await Promise.race([once(lines, "line"), ended]);
  return line;
}

test("the program prints and returns the output that the README shows", async () => {
  const program = spawn(process.execPath, ["src/main.ts"], {
    cwd: example,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void program.kill());
  const line = await firstLine(program);
  const url = /http:\S+?(?=,)/.exec(line)?.[0] ?? "";
  const readme = await readFile(join(example, "README.md"), "utf8");
  expect(readme).toContain(line.replaceAll(url, "http://127.0.0.1:4010"));
  const headers = { authorization: "Bearer ada@example.com" };
  const response = await fetch(`${url}/v1/parcels/parcel-c:send`, { method: "POST", headers });
  expect(readme).toContain(await response.text());
  const page = await fetch(`${url}/__emulator/`, { headers: { accept: "text/html" } });
  expect(await page.text()).toContain("<html");
});

test("the service has at most 80 lines", async () => {
  const text = await readFile(join(example, "src/parcels-service.ts"), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(80);
});

test("the generated files are up to date", async () => {
  const folder = await mkdtemp(join(tmpdir(), "own-service-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(example, "node_modules"), join(folder, "node_modules"));
  for (const file of ["package.json", "openapi.yaml"])
    await copyFile(join(example, file), join(folder, file));
  const [, ...args] = manifest.scripts.generate.split(" ");
  await run(process.execPath, args, { cwd: folder });
  const anew = join(folder, "src/generated");
  const committed = join(example, "src/generated");
  expect(await readdir(anew)).toEqual(await readdir(committed));
  for (const file of await readdir(anew))
    expect(await readFile(join(anew, file), "utf8"), file).toBe(
      await readFile(join(committed, file), "utf8"),
    );
});
