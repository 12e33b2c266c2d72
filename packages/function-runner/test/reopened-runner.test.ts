import { expect, it, vi } from "vitest";
import { openRunner, respondingWith } from "./support/open-runner.ts";

it("runs code even if an earlier attempt to create the runner's folder failed", async () => {
  const { call, textOf, runner } = openRunner();
  const program = respondingWith("res.send('here')");
  vi.stubEnv("TMPDIR", "/nowhere");
  try {
    await expect(call(program)).rejects.toThrow("/nowhere");
    await runner.stopAll();
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await textOf(program)).toBe("here");
});
