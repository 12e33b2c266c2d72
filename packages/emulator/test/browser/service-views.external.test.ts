import { describe, expect, test } from "vitest";
import type { EmulatorSeed } from "../../src/index.ts";
import { functionRunner } from "../../src/node/index.ts";
import { openWithAxe } from "./axe.ts";
import { chromiumTests } from "./chromium.ts";
import { PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const MARKUP = "<img src=x onerror=alert(1)>";
const PLACE = "projects/demo/locations/north";

const buildConfig = { runtime: "nodejs24", entryPoint: "main" };

const seed: EmulatorSeed = {
  accounts: [{ email: "ada@example.com" }, { email: "grace@example.com", privileges: [] }],
  retention: {
    matters: [
      {
        matterId: "one",
        name: MARKUP,
        owner: "ada@example.com",
        permissions: [{ accountId: "grace@example.com" }],
        holds: [{ id: "kept", name: MARKUP, corpus: "MAIL", accounts: ["grace@example.com"] }],
      },
      { matterId: "two", name: "Without holds", owner: "ada@example.com" },
    ],
  },
  functions: {
    functions: [
      {
        name: `${PLACE}/functions/talk`,
        description: MARKUP,
        buildConfig,
        files: {
          "index.js": `
            // ${MARKUP}</script>
            exports.main = (request, response) => {
              console.log("Asked for " + request.query.who);
              if (request.query.to) return response.redirect(request.query.to);
              response.send("Hello, " + request.query.who + "! You sent " + request.get("x-mood"));
            };`,
          [`${MARKUP}.js`]: "// hostile name",
          "logo.png": { base64: "iVBORwAA" },
        },
      },
      {
        name: `${PLACE}/functions/hear`,
        buildConfig,
        eventTrigger: {
          eventType: "com.example.storage.uploaded",
          eventFilters: [
            { attribute: "bucket", value: "contracts" },
            { attribute: "subject", value: "files/{name=*}.txt", operator: "match-path-pattern" },
          ],
          retryPolicy: "RETRY_POLICY_RETRY",
        },
        files: {
          "index.js": `exports.main = ({ data }) => {
            console.log("Heard of " + data.name);
            if (data.name === "bad.txt") throw new Error("${MARKUP}");
          };`,
        },
      },
    ],
  },
  edge: {
    keys: [{ key: "first-key" }, { key: "second-key" }],
    zones: [
      {
        Domain: "first.example",
        key: "first-key",
        Records: [
          { Type: 2, Name: "www", Value: "first.example", Ttl: 60 },
          { Type: 4, Name: "", Value: "mail.first.example", Priority: 10, Ttl: 300 },
          { Type: 3, Name: "note", Value: MARKUP, Ttl: 300 },
        ],
      },
      { Domain: "second.example", key: "second-key" },
    ],
  },
};

const tests = new PageTests(seed, { runner: functionRunner({ npm: "never" }) });

const TALK = "#/functions/projects.locations.functions/demo/north/talk";
const HEAR = "#/functions/projects.locations.functions/demo/north/hear";

describe.runIf(chromiumTests)("function page", { timeout: TIMEOUT_MS }, () => {
  test("source files are shown as text, not as markup", async () => {
    const page = await tests.open(TALK);
    const source = page.locator(".source");
    await source.getByText("Asked for").waitFor();
    expect(await source.getByText(MARKUP, { exact: false }).count()).toBeGreaterThan(0);
    await source.getByRole("button", { name: `${MARKUP}.js` }).click();
    await source.getByText("// hostile name").waitFor();
    await source.getByRole("button", { name: "logo.png" }).click();
    await source.getByText("logo.png is a binary file (6 bytes).").waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  });

  test("the page calls the function, and shows its response and log immediately", async () => {
    const page = await tests.open(TALK);
    await page.getByLabel(/Path and query/).fill(`?who=${encodeURIComponent(MARKUP)}`);
    await page.getByText("Headers", { exact: true }).click();
    await page.getByLabel("One per line").fill("x-mood: cheerful");
    await page.getByRole("button", { name: "Call", exact: true }).click();
    await page.getByText(`Hello, ${MARKUP}! You sent cheerful`).waitFor();
    await page.getByRole("log").getByText(`Asked for ${MARKUP}`).waitFor();
    // Another client calls the function. The page receives the log line without polling.
    await fetch(`${tests.urls.functions}/run/demo/north/talk?who=Grace`);
    await page.getByRole("log").getByText("Asked for Grace").waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  });

  test("the page does not follow a redirect from the function", async () => {
    const page = await tests.open(TALK);
    await page.getByLabel(/Path and query/).fill(`?to=${tests.urls.edge}/dnszone`);
    await page.getByRole("button", { name: "Call", exact: true }).click();
    await page.getByText("The response is a redirect.").waitFor();
    expect(tests.emulator.requests().map(({ service }) => service)).toEqual(["functions"]);
  });

  test("the page suggests an event that the trigger accepts, and shows its delivery", async () => {
    const page = await tests.open(HEAR);
    await page.getByText("Will be delivered to hear").waitFor();
    await page.getByRole("button", { name: "Send event" }).click();
    await page.getByText("was sent to hear.").waitFor();
    await page.getByRole("log").getByText("Heard of first.txt").waitFor();
    await page.locator(".deliveries").getByText("DELIVERED").waitFor();
  });

  test("the event form lists the functions that will receive the edited event", async () => {
    const page = await tests.open("#/functions/events");
    await page.getByText("Will be delivered to hear").waitFor();
    await page.getByRole("combobox", { name: "Suggest an event for" }).selectOption("no particular function");
    await page.getByText("No function receives this event: the only trigger does not match.").waitFor();
    const event = page.getByLabel("Event", { exact: true });
    await event.fill('{ "type": 5 }');
    await page.getByText("Will be delivered to").waitFor({ state: "detached" });
  });

  test("the clock can be advanced to the next attempt of a failed delivery", async () => {
    const page = await tests.open(HEAR);
    const event = page.getByLabel("Event", { exact: true });
    await event.fill((await event.inputValue()).replaceAll("first.txt", "bad.txt"));
    await page.getByRole("button", { name: "Send event" }).click();
    const deliveries = page.locator(".deliveries");
    await deliveries.getByText("1 attempt", { exact: true }).waitFor();
    await deliveries.getByRole("button", { name: "Jump to it" }).click();
    await deliveries.getByText("2 attempts").waitFor();
    await page.evaluate("location.hash = '#/functions/events'");
    await deliveries.getByRole("link", { name: "hear", exact: true }).waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  });
});

describe.runIf(chromiumTests)("zone page", { timeout: TIMEOUT_MS }, () => {
  test("records are listed in zone file order, and can be edited", async () => {
    const page = await tests.open("#/edge/dnsZones/1");
    const rows = page.locator(".item a.it-row");
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/@\s+MX\s+10 mail\.first\.example\s+300/),
      expect.stringContaining(MARKUP),
      expect.stringMatching(/www\s+CNAME/),
    ]);
    await rows.first().click();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Value", { exact: true }).fill("mx.first.example");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator(".ti-status").getByText("204").waitFor();
    await page.locator(".item-hint").getByText("10 mx.first.example").waitFor();
    expect(await page.locator("main img").count()).toBe(0);
  });

  test("the page of a record links to its zone by name", async () => {
    const page = await tests.open("#/edge/dnsZones.records/1/2");
    const place = page.getByRole("navigation", { name: "Breadcrumb" });
    await place.getByRole("link", { name: "first.example" }).click();
    await page.getByRole("heading", { level: 1, name: "first.example" }).waitFor();
  });

  test("the zone list links to the selected key's zones, and the navigation links to the list once", async () => {
    const page = await tests.open("#/edge/dnsZones");
    await page.getByRole("link", { name: "first.example" }).waitFor();
    await page.getByText("visible to key 1").waitFor();
    expect(await page.getByRole("link", { name: "DNS zones" }).count()).toBe(1);
    await page.getByLabel("Call edge as").selectOption("key 2");
    await page.getByRole("link", { name: "second.example" }).waitFor();
    expect(await page.getByRole("link", { name: "first.example" }).count()).toBe(0);
  });
});

describe.runIf(chromiumTests)("matter page", { timeout: TIMEOUT_MS }, () => {
  test("an item shows its available actions, and a menu shows the others with the state they require", async () => {
    const page = await tests.open("#/retention/matters/two");
    const menu = page.locator(".item-head summary");
    await menu.click();
    const reopen = page.getByRole("button", { name: "Reopen matter requires CLOSED" });
    await reopen.waitFor();
    expect(await reopen.getAttribute("aria-disabled")).toBe("true");
    expect(await page.locator(".item-head .actions > *").allInnerTexts()).toEqual([
      "Close matter",
      "Edit",
      expect.stringContaining("More"),
    ]);
    // Escape closes the menu, and not the matter.
    await page.keyboard.press("Escape");
    await reopen.waitFor({ state: "hidden" });
    expect(await page.evaluate("document.activeElement.textContent")).toBe("More");
    await page.getByRole("link", { name: "Close matter", exact: true }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("link", { name: "Reopen matter", exact: true }).waitFor();
    // The first Escape closes the form, and the second one closes the matter.
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Close matter" }).waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1, name: "Without holds" }).waitFor({ state: "detached" });
  });

  test("a list of holds shows the name of its matter, and links back to the matter", async () => {
    const page = await tests.open("#/retention/matters.holds/two", { viewport: PHONE });
    const place = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect.poll(() => place.getByRole("link").allInnerTexts()).toEqual(["Matters", "Without holds"]);
    await place.getByRole("link", { name: "Without holds" }).click();
    await page.getByRole("link", { name: "Close panel" }).click();
    await page.getByRole("heading", { level: 1, name: "Matters" }).waitFor();
  });

  test("the holds and permissions of the matter are listed, and a permission can be removed", async () => {
    const page = await tests.open("#/retention/matters/one");
    await page.getByRole("link", { name: "MAIL" }).waitFor();
    await page.getByRole("button", { name: "Remove grace@example.com" }).click();
    await page.getByText("grace@example.com no longer has access to the matter.").waitFor();
    await page.getByRole("button", { name: "Remove grace@example.com" }).waitFor({ state: "detached" });
    expect(await page.locator("main img").count()).toBe(0);
  });
});

describe.runIf(chromiumTests)("empty list", { timeout: TIMEOUT_MS }, () => {
  test.each([
    ["#/edge/dnsZones/2", { Records: "192.0.2.1" }],
    [
      "#/retention/matters/two",
      { Holds: "First hold", Exports: "First export", "Saved queries": "First query" },
    ],
  ])("an empty list shows a command and a form that create the first item: %s", async (hash, items) => {
    const page = await tests.open(hash);
    await page.getByLabel("Call edge as").selectOption("key 2");
    for (const [name, item] of Object.entries(items)) {
      const list = page.getByRole("region", { name, exact: true });
      await list.getByText("curl").waitFor();
      await list.getByRole("button", { name: /^Create/ }).click();
      await list.getByRole("button", { name: "Send", exact: true }).click();
      await list.locator("a.it-row").filter({ hasText: item }).waitFor();
    }
  });
});

describe.runIf(chromiumTests)("empty list of operations", { timeout: TIMEOUT_MS }, () => {
  test("the list shows a command that starts an operation on one of the caller's matters", async () => {
    const page = await tests.open("#/retention/operations");
    await page.getByText(`${tests.urls.retention}/v1/matters/one:count`).waitFor();
  });
});

describe.runIf(chromiumTests)("service pages on a phone", { timeout: TIMEOUT_MS }, () => {
  const views = [
    ["#/functions/projects.locations.functions/demo/-", "Functions"],
    [TALK, "talk"],
    [HEAR, "hear"],
    ["#/functions/events", "Events"],
    ["#/edge/dnsZones/1", "first.example"],
    ["#/edge/dnsZones.records/1/2?do=updateDnsRecord", "@"],
    ["#/retention/matters/one", MARKUP],
  ] as const;

  test.each(["light", "dark"] as const)(
    "service pages have no accessibility violations in the %s theme, and do not scroll horizontally",
    async (colorScheme) => {
      await fetch(`${tests.urls.functions}/__emulator/functions/events`, {
        method: "POST",
        body: JSON.stringify({
          type: "com.example.storage.uploaded",
          bucket: "contracts",
          subject: "files/a.txt",
        }),
      });
      const { page, violations } = await openWithAxe(tests, "", { colorScheme, viewport: PHONE });
      for (const [hash, heading] of views) {
        await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
        await page.getByRole("heading", { level: 1, name: heading }).waitFor();
        await expect.poll(() => page.getByText("Loading…").count(), { timeout: 30_000 }).toBe(0);
        expect(await violations("main"), hash).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), hash).toBe(0);
      }
    },
  );
});
