import { expect, it, onTestFinished, vi } from "vitest";
import { createEmulator } from "../../../src/index.ts";
import { functionRunner } from "../../../src/node/index.ts";
import { ask } from "../../runtime/support/ask.ts";
import { httpFunction, PLACE } from "../support/open-functions.ts";

it("a Python deployment reports which Python to install if it finds none", async () => {
  vi.stubEnv("PATH", "/nowhere");
  onTestFinished(() => void vi.unstubAllEnvs());
  const seeded = httpFunction("hello", {
    buildConfig: { runtime: "nodejs24", entryPoint: "hello" },
    files: {
      "main.py": "def hello(request):\n    return 'Hello'\n",
      "index.js": "exports.hello = () => {};",
    },
  });
  const emulator = createEmulator({
    clock: { mode: "manual" },
    runner: functionRunner(),
    seed: { functions: { functions: [seeded] } },
  });
  onTestFinished(() => emulator.close());
  const name = `${PLACE}/functions/hello`;
  const change = `PATCH /v2/${name}?updateMask=buildConfig.runtime`;
  const { status, body } = await ask(emulator.functions, change, { buildConfig: { runtime: "python312" } });
  expect([status, body]).toEqual([200, expect.objectContaining({ done: false })]);
  await emulator.clock.advance(3_600_000);
  const operation = await ask(emulator.functions, `GET /v2/${(body as { name: string }).name}`);
  const message =
    "python312 needs Python, but Python was not found on PATH: install Python 3.12, with its venv module.";
  expect(operation.body).toMatchObject({ done: true, error: { code: 9, message } });
});
