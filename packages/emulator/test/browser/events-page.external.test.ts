import { describe, expect, test } from "vitest";
import { functionRunner } from "../../src/node/index.ts";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const TYPE = "com.example.storage.uploaded";

const tests = new PageTests(
  {
    accounts: [{ email: "ada@example.com" }],
    functions: {
      functions: [
        {
          name: "projects/demo/locations/north/functions/hear",
          buildConfig: { runtime: "nodejs24", entryPoint: "main" },
          eventTrigger: { eventType: TYPE, eventFilters: [{ attribute: "bucket", value: "contracts" }] },
          files: { "index.js": "exports.main = () => undefined;" },
        },
      ],
    },
  },
  { runner: functionRunner({ npm: "never" }) },
);

describe.runIf(chromiumTests)("events page", { timeout: TIMEOUT_MS }, () => {
  test("the result of the last event disappears when the event is edited", async () => {
    const page = await tests.open("#/functions/events");
    const event = page.getByLabel("Event", { exact: true });
    await page.getByRole("button", { name: "Send event" }).click();
    await page.getByText("was sent to hear.").waitFor();
    await event.press("End");
    await event.pressSequentially(" ");
    await expect.poll(() => page.getByText("was sent to hear.").count()).toBe(0);
    await event.fill('{ "type": 5 }');
    await page.getByRole("button", { name: "Send event" }).click();
    await expect.poll(() => event.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Restore the suggested event" }).click();
    await expect.poll(() => event.getAttribute("aria-invalid")).toBeNull();
  });

  test("a delivered event can be used as a template for a new event", async () => {
    const page = await tests.open("#/functions/events");
    const event = page.getByLabel("Event", { exact: true });
    const members = { type: TYPE, bucket: "contracts", data: { name: "<b>a</b>" } };
    await event.fill(JSON.stringify(members));
    await page.getByRole("button", { name: "Send event" }).click();
    await page.getByText("was sent to hear.").waitFor();
    await page.getByRole("combobox", { name: "Suggest an event for" }).selectOption("no particular function");
    await page.getByText("No function receives this event").waitFor();
    await page.getByRole("button", { name: "Use as template" }).click();
    await page.getByText("Will be delivered to hear").waitFor();
    const template = { specversion: "1.0", source: "//seamline.test/emulator", ...members };
    expect(JSON.parse(await event.inputValue())).toEqual(template);
    expect(await page.evaluate("document.activeElement.id")).toBe("event-json");
    await page.getByRole("button", { name: "Send event" }).click();
    await expect.poll(() => page.locator(".deliveries").getByText("DELIVERED").count()).toBe(2);
  });
});

describe.runIf(chromiumTests)("event deliveries", { timeout: TIMEOUT_MS }, () => {
  test.each([
    ["on a desktop", DESKTOP],
    ["on a phone", PHONE],
  ])("the parts of all deliveries are aligned in columns, %s", async (_, viewport) => {
    const page = await tests.open("#/functions/events", { viewport });
    const init = { method: "POST", body: JSON.stringify({ type: TYPE, bucket: "contracts" }) };
    for (let n = 0; n < 2; n += 1) await fetch(`${tests.urls.functions}/__emulator/functions/events`, init);
    const rows = page.locator(".deliveries > li");
    await expect.poll(() => rows.getByText("DELIVERED").count()).toBe(2);
    const [first, second] = (await page.evaluate(
      `[...document.querySelectorAll(".deliveries > li")].map((row) =>
        [...row.children].map((part) => part.getBoundingClientRect().x))`,
    )) as number[][];
    expect(first).toHaveLength(6);
    expect(second).toEqual(first);
  });
});
