import type { BrowserPage } from "../chromium.ts";
import type { OpenPage } from "../chromium-page.ts";

export interface TriedPanel {
  readonly page: BrowserPage;
  send(): Promise<string>;
  /** Returns the status of the last action. */
  status(): Promise<string>;
  body(): Promise<string>;
  field(name: string): ReturnType<BrowserPage["locator"]>;
}

export async function openPanel({ page }: Pick<OpenPage, "page">): Promise<TriedPanel> {
  await page.getByRole("button", { name: "Try it" }).click();
  const form = page.getByRole("form", { name: /^Try it/ });
  await form.waitFor();
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const status = form.getByRole("status").first();
  const settled = async (): Promise<string> => {
    await form.locator(".ti-status:not(:empty)").filter({ hasNotText: "Waiting" }).waitFor();
    return (await status.textContent()) ?? "";
  };
  return {
    page,
    field,
    status: settled,
    body: async () => (await form.getByRole("group", { name: "Response body" }).textContent()) ?? "",
    async send() {
      await form.getByRole("button", { name: "Send", exact: true }).click();
      return settled();
    },
  };
}
