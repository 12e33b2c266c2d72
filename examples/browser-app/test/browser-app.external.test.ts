import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmulator, type Emulator } from "@seamline/emulator";
import { exampleSeed } from "@seamline/emulator/example-seed";
import { listen } from "@seamline/emulator/node";
import type { Page } from "playwright-core";
import { build, preview } from "vite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Browser, chromiumTests, launchChromium } from "./chromium.ts";
import { routeToService } from "./route-to-service.ts";

const root = join(import.meta.dirname, "..");

/** Folders of the built app, by mode. */
const folders = { emulator: "", production: "" };
let browser: Browser;

async function buildApp(mode: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "browser-app-"));
  await build({ root, mode, logLevel: "error", build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Serves the built app and opens it in a new page. @param emulator handles the page's requests, if given */
async function openApp(mode: keyof typeof folders, emulator?: Emulator): Promise<Page> {
  const build = { outDir: folders[mode] };
  const server = await preview({ root, logLevel: "error", build, preview: { host: "127.0.0.1", port: 0 } });
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    await server.close();
  });
  const url = server.resolvedUrls?.local[0] ?? "";
  if (emulator) await routeToService(page, `${url}retention`, emulator.retention);
  await page.goto(url);
  await page.getByText("alan@example.com").waitFor();
  return page;
}

const rowOf = (page: Page, text: string) => page.locator("li").filter({ hasText: text });

beforeAll(async () => {
  if (!chromiumTests) return;
  browser = await launchChromium();
  folders.emulator = await buildApp("emulator");
  folders.production = await buildApp("production");
});

afterAll(async () => {
  await browser?.close();
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true });
});

describe.runIf(chromiumTests)("the app with an emulator in the page", () => {
  test("creates a hold", async () => {
    const page = await openApp("emulator");
    await rowOf(page, "alan@example.com").getByRole("button", { name: "Put on hold" }).click();
    await page.getByText("alan@example.com: MAIL and DRIVE on hold").waitFor();
    expect(await rowOf(page, "barbara@example.com").getByRole("button").count()).toBe(1);
  });

  test("shows the service's error when a matter with holds is closed", async () => {
    const page = await openApp("emulator");
    await rowOf(page, "Project Enigma").getByRole("button", { name: "Close" }).click();
    await page.getByRole("alert").getByText("closeMatter failed with").waitFor();
    expect(await rowOf(page, "Project Enigma").count()).toBe(1);
  });

  test("shows an error if an injected network fault makes fetch reject", async () => {
    const page = await openApp("emulator");
    const add = (fault: object) =>
      page.evaluate(
        (body) =>
          fetch("/retention/__emulator/faults", { method: "POST", body }).then(({ status }) => status),
        JSON.stringify({ times: 1, ...fault }),
      );
    await add({ operationId: "createMatter", reset: "before" });
    await rowOf(page, "alan@example.com").getByRole("button").click();
    await page.getByRole("alert").getByText("createMatter").waitFor();
    expect(await page.getByRole("alert").textContent()).toMatch(/network|Failed to fetch/i);
    await page.getByText("alan@example.com: nothing on hold").waitFor();

    await add({ operationId: "listMatters", truncate: 10 });
    const outcome = await page.evaluate(async () => {
      const headers = { authorization: "Bearer ada@example.com" };
      const response = await fetch("/retention/v1/matters", { headers });
      return [response.status, await response.text().catch((error: Error) => error.name)];
    });
    expect(outcome).toEqual([200, "TypeError"]);
  });
});

describe.runIf(chromiumTests)("the app built for production", () => {
  test("the production build reaches an emulator on a port through the server's proxy", async () => {
    const emulator = createEmulator({ seed: exampleSeed });
    const { urls, close } = await listen(emulator, { port: 0 });
    process.env.RETENTION_URL = urls.retention;
    onTestFinished(async () => {
      delete process.env.RETENTION_URL;
      await close();
      await emulator.close();
    });
    const page = await openApp("production");
    await rowOf(page, "alan@example.com").getByRole("button").click();
    await page.getByText("alan@example.com: MAIL and DRIVE on hold").waitFor();
    expect(emulator.requests({ operationId: "createHold", status: 200 })).toHaveLength(2);
  });

  test("the production build reaches an emulator in the test process through page routes", async () => {
    const emulator = createEmulator({ seed: exampleSeed });
    onTestFinished(() => emulator.close());
    const page = await openApp("production", emulator);
    await rowOf(page, "alan@example.com").getByRole("button").click();
    await page.getByText("alan@example.com: MAIL and DRIVE on hold").waitFor();
    expect(emulator.requests({ operationId: "createHold", status: 200 })).toHaveLength(2);
    emulator.faults.add({ operationId: "closeMatter", reset: "before" });
    await rowOf(page, "Project Enigma").getByRole("button", { name: "Close" }).click();
    await page.getByRole("alert").getByText("closeMatter").waitFor();
    expect(emulator.requests({ operationId: "closeMatter" }).map(({ status }) => status)).toEqual([
      undefined,
    ]);
  });

  test("the production build contains neither the emulator nor MSW", async () => {
    const files = await readdir(folders.production, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => file.isFile()).map(({ name }) => name);
    expect(names).not.toContain("mockServiceWorker.js");
    for (const { parentPath, name } of files.filter((file) => file.isFile())) {
      expect(await readFile(join(parentPath, name), "utf8")).not.toContain("__emulator");
    }
  });
});
