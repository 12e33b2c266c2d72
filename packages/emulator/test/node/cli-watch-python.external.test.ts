import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openTestCache } from "../../../function-runner/test/python/support/python.ts";
import { temporaryFolder } from "../store/support/engines.ts";
import { startCli } from "./support/run-cli.ts";

const { hasFramework, close } = await openTestCache();
afterAll(close);

const code = (text: string): string => `
import os, functions_framework

@functions_framework.http
def say_it(request):
    return "${text} " + os.environ["GREETING"]
`;

it.runIf(hasFramework)(
  "a Python folder is deployed with its settings, and redeployed when its files change",
  { timeout: 120_000 },
  async () => {
    const folder = join(await temporaryFolder(), "hello");
    const main = join(folder, "main.py");
    await mkdir(folder);
    await writeFile(main, code("one"));
    await writeFile(join(folder, "requirements.txt"), "flask\n");
    const flag = `hello=${folder},memory=512Mi,timeout=30,env.GREETING=Hello, you`;
    const run = startCli(["--port", "0", "--services", "functions", "--function", flag, "--watch"]);
    const [, url = ""] = await run.printed(/hello is deployed from .* \(.* s\): (http\S+)\n/);
    const call = async (): Promise<string> => (await fetch(url)).text();
    expect(await call()).toBe("one Hello, you");
    const described = await fetch(new URL("/v2/projects/demo/locations/us-central1/functions/hello", url), {
      headers: { authorization: "Bearer ada@example.com" },
    });
    expect(await described.json()).toMatchObject({
      buildConfig: { runtime: expect.stringMatching(/^python3\d+$/), entryPoint: "say_it" },
      serviceConfig: {
        availableMemory: "512Mi",
        timeoutSeconds: 30,
        environmentVariables: { GREETING: "Hello, you" },
      },
    });
    await writeFile(main, code("two"));
    await run.printed(/(?:hello is deployed (?:.|\n)*){2}/);
    expect(await call()).toBe("two Hello, you");
    await writeFile(join(folder, "requirements.txt"), "flask\n--index-url https://example.com\n");
    await run.printed(/hello cannot be deployed from .*: requirements\.txt, line 2: --index-url sets/);
    expect(await call()).toBe("two Hello, you");
    run.child.kill("SIGTERM");
    expect([await run.ended, run.stderr()]).toEqual([0, ""]);
  },
);
