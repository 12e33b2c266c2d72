import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

const NAME = "<img src=x onerror=alert(1)>";
const MATTER = "#/retention/matters/lease";

const tests = new PageTests(
  {
    accounts: [{ email: "ada@example.com" }],
    retention: { matters: [{ matterId: "lease", name: NAME, owner: "ada@example.com" }] },
  },
  { journalLimit: 200 },
);
const options = { timeout: TIMEOUT_MS };

const SMALL_PHONE = { width: 320, height: 640 };
/** A desktop window at 200 % zoom, in CSS pixels. */
const ZOOMED = { width: 720, height: 450 };

const rowsOf = (page: Page) => page.locator("main a.jr");

describe.runIf(chromiumTests)("full journal", options, () => {
  test("visible rows stay in place while requests arrive and the oldest are removed", async () => {
    const send = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n += 1)
        await tests.emulator.retention.fetch("http://127.0.0.1/v1/matters/lease");
    };
    await send(200);
    const read = tests.emulator.requests()[150]?.id;
    const page = await tests.open("#/journal");
    const row = page.locator(`.jr[href="#/journal/${read}"]`);
    await page.locator("main .vl").waitFor();
    await page.evaluate(`document.querySelector("main .vl").scrollTop = 1400`);
    await row.waitFor();
    const before = await row.boundingBox();
    await send(30);
    await page.locator(`main li[aria-posinset="80"]`).filter({ has: row }).waitFor();
    expect(await row.boundingBox()).toEqual(before);
  });
});

describe.runIf(chromiumTests)("latest requests", options, () => {
  test.each([
    ["in a tall window", { width: 1440, height: 1200 }, [6, 5, 4, 3, 2]],
    ["on a desktop", DESKTOP, [6, 5, 4]],
    ["on a phone", PHONE, [6, 5, 4]],
  ])(
    "the latest requests are sorted like the journal, with the newest first, %s",
    async (_, viewport, numbers) => {
      for (const number of [1, 2, 3, 4, 5, 6]) await tests.send(`/matter-${number}`);
      const page = await tests.open("#/faults", { viewport });
      const strip = page.getByRole("region", { name: "Latest requests" });
      // On phones, the list is collapsed at first.
      const expand = strip.getByRole("button", { name: "Expand" });
      expect(await expand.isVisible()).toBe(viewport === PHONE);
      if (viewport === PHONE) await expand.click();
      const rows = strip.locator("li:visible .jr-target");
      await expect
        .poll(() => rows.allInnerTexts())
        .toEqual(numbers.map((number) => `/v1/matters/matter-${number}`));
    },
  );
});

describe.runIf(chromiumTests)("paused journal", options, () => {
  test("a paused journal counts new requests, and shows them when it is resumed", async () => {
    await tests.send("/before");
    const page = await tests.open("#/journal");
    await rowsOf(page).filter({ hasText: "/before" }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    await tests.send("/after");
    const resume = page.getByRole("button", { name: "Resume (1 new)" });
    await resume.waitFor();
    expect(await rowsOf(page).filter({ hasText: "/after" }).count()).toBe(0);
    await resume.click();
    await rowsOf(page).filter({ hasText: "/after" }).waitFor();
    expect(await rowsOf(page).locator(".jr-target").allInnerTexts()).toEqual([
      "/v1/matters/after",
      "/v1/matters/before",
    ]);
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("No requests yet.").waitFor();
    expect(tests.emulator.requests()).toEqual([]);
  });
});

describe.runIf(chromiumTests)("empty journal", options, () => {
  test("an empty journal shows a command that sends a successful request", async () => {
    const page = await tests.open("#/journal");
    const command = await page
      .getByRole("group", { name: "Command that sends the first request" })
      .textContent();
    const [, name = "", value = "", url = ""] = /^curl -H "(.+?): (.+?)" (\S+)$/.exec(command ?? "") ?? [];
    expect(url).toContain("/dnszone");
    expect((await fetch(url, { headers: { [name]: value } })).status).toBe(200);
    await rowsOf(page).filter({ hasText: "/dnszone" }).getByText("200", { exact: true }).waitFor();
  });
});

describe.runIf(chromiumTests)("item page", options, () => {
  test("an item shows a diagram of its life cycle, and its state is updated immediately", async () => {
    const page = await tests.open(MATTER);
    const drawing = page.locator("main svg.states");
    for (const state of ["OPEN", "CLOSED", "DELETED"])
      await drawing.getByText(state, { exact: true }).waitFor();
    await tests.send("/lease:close", {});
    await page.locator("main h1").getByText("CLOSED").waitFor();
  });

  test("an item can be edited with a form, and its name is shown as text, not as markup", async () => {
    const page = await tests.open(MATTER);
    await page.locator("main h1").getByText(NAME).waitFor();
    await page.locator(".it-row").getByText(NAME).waitFor();
    expect(await page.locator(".it-row .it-title").first().getAttribute("dir")).toBe("auto");
    expect(await page.locator("main img").count()).toBe(0);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    const form = page.locator("form.action");
    await form.getByRole("textbox", { name: "name" }).first().fill("Lease of Q1");
    await form.getByRole("button", { name: "Send" }).click();
    await page.locator("main h1").getByText("Lease of Q1").waitFor();
    expect(await (await tests.send("/lease")).json()).toMatchObject({ name: "Lease of Q1" });
  });
});

describe.runIf(chromiumTests)("list page", options, () => {
  test("the URL of a service leads to its first list", async () => {
    const page = await tests.open("#/retention");
    await page.getByRole("heading", { level: 1, name: "Matters" }).waitFor();
    expect(page.url()).toMatch(/#\/retention\/matters$/);
  });

  test("the form for a new matter asks for the name, and its response links to the new matter", async () => {
    const page = await tests.open("#/retention/matters");
    await page.getByRole("button", { name: "Create matter" }).click();
    const form = page.locator("form.action");
    await form.getByRole("textbox", { name: "name" }).fill("Second lease");
    await form.getByRole("button", { name: "Send" }).click();
    await form.getByRole("link", { name: "Open “Second lease”" }).click();
    await page.getByRole("heading", { level: 1, name: "Second lease" }).waitFor();
  });
});

describe.runIf(chromiumTests)("missing item", options, () => {
  test("the page of a missing item shows the message of the service", async () => {
    const page = await tests.open("#/retention/matters/nope");
    await page.getByText("The service returned 404: There is no matter nope.").waitFor();
  });
});

describe.runIf(chromiumTests)("coverage page", options, () => {
  test("the coverage lists called operations with their responses, and collapses the others", async () => {
    await tests.send("/lease");
    const page = await tests.open("#/coverage");
    const contract = page.locator("details.document").filter({ hasText: "Retention v1" });
    const called = contract.getByRole("row").filter({ hasText: "getMatter" });
    await called.getByRole("link", { name: /^200 × \d+$/ }).waitFor();
    await called.getByRole("img", { name: "yes" }).first().waitFor();
    expect(await contract.getByText("undeleteMatter", { exact: true }).isVisible()).toBe(false);
    await contract.getByText("not called").click();
    await contract.getByText("undeleteMatter", { exact: true }).waitFor();
  });
});

describe.runIf(chromiumTests)("emulator page on a phone", options, () => {
  test("the page never scrolls horizontally", async () => {
    await tests.send("", { name: "One" });
    const page = await tests.open("#/journal", { viewport: PHONE });
    for (const hash of ["#/", "#/journal", "#/clock", "#/faults", "#/state", "#/coverage", MATTER]) {
      await page.goto(new URL(hash, page.url()).href);
      await page.locator("main h1:visible").first().waitFor();
      for (const viewport of [PHONE, SMALL_PHONE, ZOOMED]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), hash).toBe(0);
        expect(
          await page.evaluate(
            `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector("main"))`,
          ),
          hash,
        ).toBe(0);
      }
    }
  });

  test("the menu opens the navigation, and choosing a link closes it", async () => {
    const page = await tests.open("", { viewport: PHONE });
    const navigation = page.getByRole("navigation", { name: "Services and emulator" });
    expect(await navigation.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await navigation.getByRole("link", { name: "Faults" }).click();
    await page.getByRole("heading", { name: "Faults", exact: true }).waitFor();
    expect(await navigation.isVisible()).toBe(false);
  });
});
