import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chromiumTests } from "./chromium.ts";
import { DESKTOP, DOCS_URL, type Page, PageTests, PHONE, TIMEOUT_MS } from "./open-page.ts";

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

describe.runIf(chromiumTests)("journal page", options, () => {
  test("a request appears immediately, and its body is shown as text, not as markup", async () => {
    const page = await tests.open("#/journal");
    await tests.send("", { name: NAME });
    await page.getByRole("link", { name: "createMatter" }).click();
    await page.getByRole("heading", { name: "Response" }).waitFor();
    expect(await page.getByText(NAME).count()).toBeGreaterThan(0);
    expect(await page.locator("main img").count()).toBe(0);
  });

  test("an invalid request's page shows the invalid member and links to the operation's docs", async () => {
    await tests.send("", { name: 5 });
    const page = await tests.open("#/journal");
    await rowsOf(page).filter({ hasText: "invalid request" }).click();
    const finding = page.locator(".findings .refused");
    await finding.getByText("/name").waitFor();
    const href = await page
      .locator(".facts")
      .getByRole("link", { name: "createMatter" })
      .getAttribute("href");
    expect(href).toBe(`${DOCS_URL}retention/v1/createMatter/`);
  });

  test("a damaged response is shown in red, and a suppressed response is reported as such", async () => {
    tests.emulator.faults.add({ operationId: "getMatter", malformed: true, times: 1 });
    await tests.send("/lease");
    tests.emulator.faults.add({ operationId: "getMatter", reset: "after" });
    await tests.send("/lease").catch(() => undefined);
    const page = await tests.open("#/journal");
    await rowsOf(page).filter({ hasText: "invalid response" }).click();
    await page.locator(".findings .broken").getByText("is not valid JSON").waitFor();
    await rowsOf(page).filter({ hasText: "lost" }).click();
    await page.getByText("A fault closed the connection before the response.").waitFor();
  });

  test("the journal keeps its filter in the URL", async () => {
    await tests.send("", { name: "One" });
    await tests.send("", { name: 5 });
    await tests.send("/lease");
    const page = await tests.open("#/journal?status=4xx");
    await page.getByText("1 of 3").waitFor();
    await page.getByLabel("Status", { exact: true }).selectOption("2xx");
    await page.getByText("2 of 3").waitFor();
    await page.getByLabel("Operation", { exact: true }).selectOption("getMatter");
    await page.getByText("1 of 3").waitFor();
    expect(page.url()).toContain("status=2xx&operation=getMatter");
    await page.getByLabel("Filter by method").fill("nothing like it");
    await page.getByRole("link", { name: "Clear the filter" }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);
  });
});

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

describe.runIf(chromiumTests)("overview page", options, () => {
  test("the overview shows each service's URL, seed and client code, and the next task on the clock", async () => {
    await tests.send("/lease:close", {});
    await tests.emulator.retention.fetch("http://127.0.0.1/v1/matters/lease", {
      method: "DELETE",
      headers: { authorization: "Bearer ada@example.com" },
    });
    const page = await tests.open("");
    const retention = page.getByRole("article", { name: "Retention" });
    await retention.getByText(tests.urls.retention, { exact: true }).waitFor();
    await retention.getByText("1 matter", { exact: true }).waitFor();
    const connect = page.getByRole("region", { name: "Connect" });
    await connect.getByRole("combobox", { name: "Service" }).selectOption("Retention");
    const program = connect.getByRole("group", { name: "TypeScript for Retention" });
    await expect.poll(() => program.textContent()).toContain('from "@seamline/retention/reference"');
    expect(await program.textContent()).toContain("retention.matters.list()");
    await connect.getByRole("button", { name: "curl", exact: true }).click();
    await connect
      .getByText(`curl -H "Authorization: Bearer ada@example.com" ${tests.urls.retention}`)
      .waitFor();
    await page.getByRole("region", { name: "Next on the clock" }).getByText("is purged").waitFor();
  });
});

describe.runIf(chromiumTests)("clock page", options, () => {
  test("a button advances the clock by the amount on the button", async () => {
    const page = await tests.open("#/clock");
    const before = tests.emulator.clock.now();
    await page.getByRole("button", { name: "+1 h" }).click();
    await expect.poll(() => tests.emulator.clock.now() - before).toBeGreaterThanOrEqual(3_600_000);
  });

  test("the form that sets the clock is prefilled with the current time", async () => {
    const page = await tests.open("#/clock");
    const field = page.getByLabel("Set to (UTC)");
    const hour = new Date(tests.emulator.clock.now() + 3_600_000)
      .toISOString()
      .slice(0, 13)
      .replace("T", " ");
    expect(await field.inputValue()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    await field.fill(`${hour}:30:05`);
    await page.getByRole("button", { name: "Set", exact: true }).click();
    await expect
      .poll(() => new Date(tests.emulator.clock.now()).toISOString().replace("T", " "))
      .toContain(`${hour}:30:0`);
  });

  test("the clock jumps to the next task and runs it", async () => {
    await tests.send("/lease:close", {});
    const remove = { method: "DELETE", headers: { authorization: "Bearer ada@example.com" } };
    await tests.emulator.retention.fetch("http://127.0.0.1/v1/matters/lease", remove);
    const page = await tests.open("#/clock");
    const before = tests.emulator.clock.now();
    await page.locator(".due").getByText("is purged").waitFor();
    const hour = page.getByRole("button", { name: "+1 h" });
    const place = await hour.boundingBox();
    await page.getByRole("button", { name: "Jump to next" }).click();
    await page.getByText("Nothing scheduled", { exact: true }).waitFor();
    // The buttons do not move when the text about the next event changes.
    expect(await hour.boundingBox()).toEqual(place);
    expect(tests.emulator.clock.now() - before).toBeGreaterThan(29 * 86_400_000);
    expect((await tests.send("/lease")).status).toBe(404);
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

describe.runIf(chromiumTests)("faults page", options, () => {
  test("a fault can be added and removed, and its hits are counted", async () => {
    const page = await tests.open("#/faults");
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("0 of 0 requests").waitFor();
    expect((await tests.send("", { name: "Any" })).status).toBe(503);
    await page.getByText("1 of 1 request").waitFor();
    await page.getByRole("button", { name: "Remove the fault" }).click();
    await page.getByText("No faults are active.").waitFor();
    expect(tests.emulator.faults.list()).toEqual([]);
  });

  test("filters operations as you type, and adds a fault for the selected symptom", async () => {
    const page = await tests.open("#/faults");
    const field = page.getByRole("combobox", { name: "Operation" });
    await field.fill("retention delete");
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(1);
    await field.fill("deletemat");
    await page.getByRole("option", { name: /^deleteMatter/ }).waitFor();
    await field.press("ArrowDown");
    await field.press("Enter");
    expect(await field.inputValue()).toBe("deleteMatter");
    await page.getByText("Network", { exact: true }).click();
    await page.getByRole("button", { name: "Malformed JSON" }).click();
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("0 of 0 requests").waitFor();
    expect(tests.emulator.faults.list()).toMatchObject([
      { operationId: "deleteMatter", malformed: true, times: 1 },
    ]);
    await field.fill("deleteMater");
    await page.getByRole("button", { name: "Add fault" }).click();
    await page.getByText("deleteMatter?").waitFor();
  });
});

describe.runIf(chromiumTests)("state page", options, () => {
  test("a reset requires confirmation, and applying an invalid seed shows its problems", async () => {
    await tests.send("", { name: "To be dropped" });
    const page = await tests.open("#/state");
    await page.getByRole("button", { name: "Reset" }).click();
    expect(tests.emulator.requests()).toHaveLength(1);
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByText("The emulator was reset to its seed.").waitFor();
    expect(tests.emulator.requests()).toHaveLength(0);
    await page.getByLabel("Seed", { exact: true }).last().fill('{ "acounts": [] }');
    await page.getByRole("button", { name: "Apply seed" }).click();
    await page.locator(".problem").first().waitFor();
  });

  test("an edited seed is kept when another client replaces the seed, until it is discarded", async () => {
    const page = await tests.open("#/state");
    const seed = page.getByRole("textbox", { name: "Seed" });
    await expect.poll(() => seed.inputValue()).toContain("lease");
    await seed.fill("edited");
    const reloaded = page.waitForResponse(`${tests.urls.retention}/__emulator/seed`);
    await tests.emulator.reset();
    await (await reloaded).finished();
    await page.evaluate("new Promise(requestAnimationFrame)");
    expect(await seed.inputValue()).toBe("edited");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect.poll(() => seed.inputValue()).toContain("lease");
  });

  test("a named snapshot can be saved, restored and deleted", async () => {
    const page = await tests.open("#/state");
    await page.getByText("No named snapshots yet.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill(NAME);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Saved as").waitFor();
    await tests.send("", { name: "After the snapshot" });
    await page.getByRole("button", { name: `Restore ${NAME}` }).click();
    await page.getByText("Restored from").waitFor();
    const { matters } = (await (await tests.send("")).json()) as { matters: { name: string }[] };
    expect(matters.map(({ name }) => name)).toEqual([NAME]);
    expect(await page.locator("main img").count()).toBe(0);
    await page.getByRole("button", { name: `Delete ${NAME}` }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No named snapshots yet.").waitFor();
    expect(tests.emulator.snapshots.list()).toEqual([]);
  });

  test("a snapshot can be downloaded, and restored from the file", async () => {
    await tests.send("", { name: "In the snapshot" });
    const page = await tests.open("#/state");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download snapshot" }).click(),
    ]);
    const path = await download.path();
    expect(JSON.parse(readFileSync(path, "utf8"))).toHaveProperty("seed");
    await tests.emulator.reset();
    await page.getByLabel("Restore snapshot").setInputFiles(path);
    await page.getByText("Restored from").waitFor();
    const { matters } = (await (await tests.send("")).json()) as { matters: { name: string }[] };
    expect(matters.map(({ name }) => name)).toContain("In the snapshot");
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
