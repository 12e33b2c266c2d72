import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Program } from "../src/code-runner/index.ts";
import { expectEndWithRunner } from "./support/end-with-runner.ts";
import { openRunner, respondingWith } from "./support/open-runner.ts";

it("runs code with a separate environment that only inherits PATH, TZ and LANG", async () => {
  vi.stubEnv("SECRET_OF_THE_EMULATOR", "hush");
  vi.stubEnv("TZ", "Asia/Tokyo");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { textOf } = openRunner();
  const program = respondingWith("res.send([process.env, process.argv, process.execArgv])", {
    environment: { OWN: "one", FUNCTION_TARGET: "other", PORT: "99" },
  });
  const text = await textOf(program);
  expect(text).not.toContain("hush");
  const [environment, , flags] = JSON.parse(text);
  const { PATH, HOME, TMPDIR, LANG: _, ...others } = environment;
  expect(PATH).toBe(process.env.PATH);
  expect(HOME).toBe(TMPDIR);
  expect(others).toEqual({
    TZ: "Asia/Tokyo",
    OWN: "one",
    PORT: "99",
    FUNCTION_TARGET: "hello",
    FUNCTION_SIGNATURE_TYPE: "http",
  });
  expect(flags.join(" ")).not.toContain("--import");
});

it("runs code in its source folder with a private home folder, and removes both at the end", async () => {
  const { textOf, runner } = openRunner();
  const program = respondingWith(
    "require('fs').writeFileSync(require('os').tmpdir() + '/own', ''); res.send([process.cwd(), require('os').homedir()])",
  );
  const [cwd, home] = JSON.parse(await textOf(program));
  expect(readdirSync(cwd)).toContain("index.js");
  expect(readdirSync(home)).toEqual(["own"]);
  expect(statSync(dirname(cwd)).mode & 0o777).toBe(0o700);
  await runner.close();
  expect(existsSync(dirname(cwd))).toBe(false);
});

it("ignores a package.json in the system's temporary folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "seamline-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { textOf, runner } = openRunner();
  expect(await textOf(respondingWith("res.send('a CommonJS module')"))).toBe("a CommonJS module");
  await runner.close();
});

it.runIf(process.platform === "linux")("the framework does not listen on a port", async () => {
  const { textOf } = openRunner();
  const program = respondingWith("res.send(String(process.pid))");
  const pid = await textOf(program);
  const inodes = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return statSync(`/proc/${pid}/fd/${fd}`).ino;
    } catch {
      return 0;
    }
  });
  const listening = ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, "utf8")
      .split("\n")
      .map((line) => Number(line.trim().split(/\s+/)[9])),
  );
  expect(inodes.filter((inode) => inode !== 0 && listening.includes(inode))).toEqual([]);
});

it("unpacks an archive once for all of its programs and removes it after the last one retires", async () => {
  const { textOf, runner } = openRunner();
  const program = respondingWith("res.send(process.cwd())");
  const archive = vi.fn(program.archive);
  const [first, last]: readonly [Program, Program] = [
    { ...program, archive },
    { ...program, archive, id: "another" },
  ];
  const [folder, same] = await Promise.all([textOf(first), textOf(last)]);
  expect(same).toBe(folder);
  expect(archive).toHaveBeenCalledTimes(1);
  runner.retire(first.id);
  expect(await textOf(last)).toBe(folder);
  runner.retire(last.id);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

it.runIf(process.platform !== "win32").each(["SIGKILL", "SIGTERM"] as const)(
  "ends busy code and removes its files when the emulator is terminated by %s",
  (signal) => expectEndWithRunner("nodejs24", signal),
);
