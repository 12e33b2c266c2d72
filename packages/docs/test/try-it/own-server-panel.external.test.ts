import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { chromiumTests } from "../chromium.ts";
import { chromiumPages, type OpenPage } from "../chromium-page.ts";
import { serveLocally } from "../serve-locally.ts";
import { openPanel, type TriedPanel } from "./panel.ts";

const SECRET = "secret-of-the-reader";

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "GET, POST",
};

describe.runIf(chromiumTests)("own server", { timeout: 60_000 }, () => {
  const open = chromiumPages();

  /** Starts a server that returns a matter. @returns its URL and the headers of received requests */
  async function serve(headers: Readonly<Record<string, string>>) {
    const received: IncomingHttpHeaders[] = [];
    const url = await serveLocally((request, response) => {
      if (request.method !== "OPTIONS") received.push(request.headers);
      response.writeHead(200, { ...headers, "content-type": "application/json" });
      response.end(request.method === "OPTIONS" ? undefined : '{"matterId": 7, "name": "Case 42"}');
    });
    return { url, received };
  }

  async function openWith(url: string): Promise<{ opened: OpenPage; panel: TriedPanel }> {
    const opened = await open("retention/v1/getMatter/");
    const panel = await openPanel(opened);
    await opened.page.getByLabel("Your server").check();
    await panel.field("Base URL").fill(url);
    await panel.field("Token or key").fill(SECRET);
    return { opened, panel };
  }

  test("sends the reader's credential and checks the response against the contract", async () => {
    const { url, received } = await serve(CORS);
    const { opened, panel } = await openWith(url);
    expect(await panel.send()).toMatch(/^200 OK · .*Response violates the contract$/);
    expect(received).toMatchObject([{ authorization: `Bearer ${SECRET}` }]);
    expect(await opened.page.locator(".ti-findings").textContent()).toContain(
      "matterId must be a string, but got 7.",
    );
  });

  test("never stores the reader's credential, and shows it in code only on request", async () => {
    const { url } = await serve(CORS);
    const { opened, panel } = await openWith(url);
    await panel.send();
    const { page } = opened;
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    );
    expect(kept).not.toContain(SECRET);
    await page.getByText("This request as code").click();
    const code = page.locator(".ti-equivalent");
    expect(await code.textContent()).not.toContain(SECRET);
    await page.getByLabel("Include the token or key").check();
    expect(await code.textContent()).toContain(SECRET);
  });

  test("lists possible causes if CORS prevents the page from reading the response", async () => {
    const { url } = await serve({});
    const { panel } = await openWith(url);
    expect(await panel.send()).toContain("Access-Control-Allow-Origin");
  });

  test("shows an error for plain http to another machine, and sends nothing", async () => {
    const { opened, panel } = await openWith("http://api.example.com");
    expect(await panel.send()).toMatch(/^Not sent\. Plain http is not allowed for api\.example\.com/);
    expect(await panel.field("Base URL").getAttribute("aria-invalid")).toBe("true");
    expect(opened.watched.foreign).toEqual([]);
  });
});
