import { describe, expect, test } from "vitest";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages } from "../chromium-page.ts";
import { openPanel } from "./panel.ts";

describe.runIf(chromiumTests)("try-it panel", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("loads the try-it panel only when it is opened, and then focuses the form", async () => {
    const { page, go } = await open("retention/v1/getMatter/");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await go("retention/v1/createMatter/");
    await page.waitForLoadState("networkidle");
    expect(loaded.filter((path) => /worker|mount-try-it|try-it\.json/.test(path))).toEqual([]);
    await page.getByRole("button", { name: "Try it" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Try it: Create a matter" }).waitFor();
    expect(loaded.filter((path) => /worker|mount-try-it|try-it\.json/.test(path)).length).toBeGreaterThan(2);
    const focused = page.locator("form.ti-panel :focus");
    await focused.waitFor();
  });

  test("shows the panel instead of the sample until the panel is closed", async () => {
    const opened = await open("retention/v1/createMatter/");
    const sample = opened.page.locator(".in-filled > .recorded");
    await sample.waitFor();
    const panel = await openPanel(opened);
    await panel.field("name").fill("Case 42");
    expect(await sample.isVisible()).toBe(false);
    await opened.page.getByRole("button", { name: "Close", exact: true }).click();
    expect(await sample.isVisible()).toBe(true);
    await opened.page.getByRole("button", { name: "Try it" }).click();
    expect(await panel.field("name").inputValue()).toBe("Case 42");
  });

  test("keeps the focus on the button when the response arrives, and announces the result", async () => {
    const opened = await open("retention/v1/listMatters/");
    const panel = await openPanel(opened);
    expect(await panel.send()).toMatch(/^200 OK · [\d.]+ ms · Response matches the contract$/);
    expect(await opened.page.locator(":focus").textContent()).toBe("Send");
  });

  test("sends requests anonymously or as the selected caller from the seed", async () => {
    const opened = await open("edge/createDnsZone/");
    const panel = await openPanel(opened);
    await panel.field("Call as").selectOption("read-only-key");
    expect(await panel.send()).toMatch(/^40[13]/);
    await panel.field("Call as").selectOption("");
    expect(await panel.send()).toMatch(/^401/);
    await panel.field("Call as").selectOption("test-key");
    expect(await panel.send()).toMatch(/^201/);
  });

  test("shows the edited request as TypeScript and as curl", async () => {
    const opened = await open("retention/v1/listMatters/");
    const panel = await openPanel(opened);
    await panel.field("pageSize").fill("5");
    await opened.page.getByText("This request as code").click();
    const code = (name: string) =>
      opened.page.getByRole("group", { name: `${name} for this request` }).textContent();
    expect(await code("TypeScript")).toContain("pageSize: 5");
    expect(await code("curl")).toContain("/v1/matters?pageSize=5");
  });

  test("sends the calls that the example depends on", async () => {
    const opened = await open("retention/v1/getOperation/");
    const panel = await openPanel(opened);
    await opened.page.getByRole("button", { name: "Send it first" }).click();
    expect(await panel.status()).toBe("You can send the example now.");
    expect(await panel.send()).toMatch(/^200/);
  });
});

describe.runIf(chromiumTests)("malformed stored values", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test.each(["[]", "{", '{"items":5,"names":{"retention":5}}', '{"snapshot":5,"clockAheadMs":"x"}'])(
    "opens the panel and sends requests if the stored value is %s",
    async (text) => {
      const opened = await open("favicon.svg");
      await opened.page.evaluate((value) => {
        for (const key of ["seamline-try-it-values", "seamline-try-it-emulator"])
          sessionStorage.setItem(key, value);
      }, text);
      await opened.go("retention/v1/listMatters/");
      expect(await (await openPanel(opened)).send()).toMatch(/^200/);
      expect(opened.watched.errors).toEqual([]);
    },
  );
});

describe.runIf(chromiumTests)("live call", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("sends the live call on demand, and again after an edit", async () => {
    const { page, watched } = await open("");
    await page.getByRole("button", { name: "Edit and send" }).click();
    const form = page.locator("seamline-live-call form");
    const received = form.getByRole("group", { name: "Response body" });
    await received.waitFor();
    const body = form.locator("textarea");
    await body.fill((await body.inputValue()).replace(/"name": "[^"]*"/, '"name": "Edited by its reader"'));
    await form.getByRole("button", { name: "Send" }).click();
    await received.filter({ hasText: "Edited by its reader" }).waitFor();
    expect(watched).toEqual({ foreign: [], errors: [] });
  });
});

describe.runIf(chromiumTests)("try-it response", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  test("lists ignored members, and shows request violations next to their fields", async () => {
    const opened = await open("retention/v1/createMatter/");
    const panel = await openPanel(opened);
    await opened.page.getByLabel("JSON", { exact: true }).check();
    await panel.field("JSON body").fill('{"nme": "Case 42", "description": 5}');
    expect(await panel.send()).toMatch(/^400/);
    const findings = await opened.page.locator(".ti-findings").textContent();
    expect(findings).toContain("did you mean name?");
    expect(findings).not.toContain("description must");
    await opened.page.getByLabel("Form", { exact: true }).check();
    const field = panel.field("description");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    const problem = opened.page.locator(".ti-problem", { hasText: "description must be a string" });
    expect(await problem.count()).toBe(1);
    await field.fill("A case");
    expect(await problem.count()).toBe(0);
  });

  test("reports that the emulator failed to load, and loads it for the next request", async () => {
    const opened = await open("retention/v1/listMatters/");
    await opened.page.route("**/worker*", (route) => route.abort());
    const panel = await openPanel(opened);
    await opened.page.getByText("The emulator could not be loaded").waitFor();
    await opened.page.unroute("**/worker*");
    expect(await panel.send()).toMatch(/^200/);
  });

  test("uploads a file to a signed URL from a response", async () => {
    const opened = await open("functions/v2/generateFunctionUploadUrl/");
    const panel = await openPanel(opened);
    expect(await panel.send()).toMatch(/^200/);
    const file = { name: "source.zip", mimeType: "application/zip", buffer: Buffer.from("PK") };
    await opened.page.getByLabel("File to upload with PUT").setInputFiles(file);
    await opened.page.getByRole("button", { name: "Upload file" }).click();
    expect(await panel.status()).toMatch(/^200/);
  });

  test("explains that functions cannot run in the page", async () => {
    const opened = await open("functions/v1/callFunction/");
    const panel = await openPanel(opened);
    await panel.send();
    await opened.page.getByText("cannot run code").waitFor();
    expect(await opened.page.locator(".ti-panel").textContent()).toContain(
      "npx @seamline/emulator --example",
    );
  });
});
