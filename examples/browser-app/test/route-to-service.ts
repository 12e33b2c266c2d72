import type { EmulatedService } from "@seamline/emulator";
import type { Page } from "playwright-core";

/** Forwards a page's requests below a URL to an emulated service. */
export async function routeToService(page: Page, url: string, service: EmulatedService): Promise<void> {
  await page.route(
    ({ href }) => href.startsWith(`${url}/`),
    async (route) => {
      const request = route.request();
      const target = request.url().slice(url.length);
      const body = request.postDataBuffer();
      try {
        const response = await service.fetch(`http://127.0.0.1:4010${target}`, {
          method: request.method(),
          headers: request.headers(),
          body: body && new Uint8Array(body),
        });
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        });
      } catch {
        // A fault closed the connection.
        await route.abort("connectionreset");
      }
    },
  );
}
