import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveLocally } from "../../../function-runner/test/support/serve-locally.ts";
import { type Browser, chromiumTests, launchChromium } from "./chromium.ts";

/** Allows only scripts from the same origin, and forbids eval. */
const policy = "default-src 'none'; script-src 'self'; worker-src 'self'";

describe.runIf(chromiumTests)("in a web worker", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  test("an emulator in a web worker serves clients without a network and without eval", async () => {
    const program = await bundled();
    const address = await serveLocally(({ url }, response) => {
      const isProgram = url === "/worker.js";
      response.setHeader("content-security-policy", policy);
      response.setHeader("content-type", isProgram ? "text/javascript" : "text/html");
      response.end(isProgram ? program : "<!doctype html><title>Worker</title>");
    });
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    const report = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker("/worker.js", { type: "module" });
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
    );
    expect(report).toEqual({
      matters: ["Case 42"],
      counted: "0",
      refused: 400,
      zones: 12,
      requests: expect.any(Number),
    });
    expect(asked.filter((path) => path !== "/favicon.ico")).toEqual(["/", "/worker.js"]);
  });
});

async function bundled(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL("worker-program.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "browser",
    mainFields: ["module", "main"],
    write: false,
  });
  return result.outputFiles[0]?.text ?? "";
}
