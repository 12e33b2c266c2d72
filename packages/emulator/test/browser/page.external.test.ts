import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { type Listening, listen } from "../../src/node/index.ts";
import { type Browser, chromiumTests, launchChromium } from "./chromium.ts";

type Page = Awaited<ReturnType<Browser["newPage"]>>;

const PHONE = { width: 390, height: 844 };
const NAME = "<img src=x onerror=alert(1)>";

let browser: Browser;
let emulator: Emulator;
let listening: Listening;
let address: string;
/** What pages did that they must not do: requests elsewhere, errors, violations of their policy. */
const complaints: string[] = [];

beforeAll(async () => {
  if (!chromiumTests) return;
  emulator = createEmulator();
  listening = await listen(emulator, { port: 0 });
  address = `${listening.urls.retention}/__emulator/`;
  browser = await launchChromium();
});
beforeEach(() => emulator?.reset());
afterAll(async () => {
  await browser?.close();
  await listening?.close();
  await emulator?.close();
});

async function open(hash: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) complaints.push(request.url());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  page.on("dialog", (dialog) => {
    complaints.push(dialog.message());
    return dialog.dismiss();
  });
  await page.goto(address + hash);
  await page.getByText("live", { exact: true }).waitFor();
  return page;
}

function create(name: string): Promise<Response> {
  return fetch(`${listening.urls.retention}/v1/matters`, {
    method: "POST",
    headers: { authorization: "Bearer ada@example.com", "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
}

describe.runIf(chromiumTests)("the page of an emulator", () => {
  test("shows a request as soon as it comes, and its body as the text that it is", async () => {
    const page = await open("#/journal");
    await create(NAME);
    await page.getByRole("link", { name: "createMatter" }).click();
    await page.getByRole("heading", { name: "Response" }).waitFor();
    expect(await page.getByText(NAME).count()).toBeGreaterThan(0);
    expect(await page.locator("main img").count()).toBe(0);
    await page.close();
    expect(complaints).toEqual([]);
  });

  test("moves the clock", async () => {
    const page = await open("#/clock");
    const before = emulator.clock.now();
    await page.getByRole("button", { name: "+1 h" }).click();
    await expect.poll(() => emulator.clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
    await page.close();
  });

  test("adds a fault, counts what it did, and removes it", async () => {
    const page = await open("#/faults");
    await page.getByRole("button", { name: "Add the fault" }).click();
    await page.getByText("0 hits in 0").waitFor();
    expect((await create("Any")).status).toBe(503);
    await page.getByText("1 hit in 1").waitFor();
    await page.getByRole("button", { name: "Remove the fault" }).click();
    await page.getByText("No request meets a fault").waitFor();
    expect(emulator.faults.list()).toEqual([]);
    await page.close();
    expect(complaints).toEqual([]);
  });

  test("asks before it resets, and says where a seed is wrong", async () => {
    await create("To be dropped");
    const page = await open("#/state");
    await page.getByRole("button", { name: "Reset" }).click();
    expect(emulator.requests()).toHaveLength(1);
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByText("The emulator is back at its seed.").waitFor();
    expect(emulator.requests()).toHaveLength(0);
    await page.getByLabel("Seed", { exact: true }).last().fill('{ "acounts": [] }');
    await page.getByRole("button", { name: "Replace the state" }).click();
    await page.locator(".problem").first().waitFor();
    await page.close();
    expect(complaints).toEqual([]);
  });
});

describe.runIf(chromiumTests)("the page of an emulator on a phone", () => {
  test.each(["#/journal", "#/clock", "#/faults", "#/state", "#/coverage"])(
    "does not scroll sideways on a phone: %s",
    async (hash) => {
      await create("One");
      const page = await open(hash, PHONE);
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
      await page.close();
    },
  );
});

describe.runIf(chromiumTests)("the page of an emulator, as axe sees it", () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const parts = ["#/journal", "#/clock", "#/faults", "#/state", "#/coverage"];

  test.each(["light", "dark"] as const)("has no violation in the %s theme", async (colorScheme) => {
    await create("One");
    emulator.faults.add({ operationId: "*", status: 503, after: 100 });
    // The policy of the page keeps scripts of others out, and axe is one.
    const context = await browser.newContext({ bypassCSP: true, colorScheme, viewport: PHONE });
    for (const hash of parts) {
      const page = await context.newPage();
      await page.goto(address + hash);
      await page.getByText("live", { exact: true }).waitFor();
      await page.locator("main h1").first().waitFor();
      await page.evaluate(axe);
      const { violations } = (await page.evaluate("axe.run()")) as { violations: { id: string }[] };
      expect(
        violations.map(({ id }) => id),
        hash,
      ).toEqual([]);
      await page.close();
    }
    await context.close();
  });
});
