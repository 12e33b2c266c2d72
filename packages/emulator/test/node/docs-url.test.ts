import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { ask } from "../runtime/support/ask.ts";

async function served(docsUrl?: string): Promise<string> {
  const emulator = createEmulator();
  onTestFinished(() => emulator.close());
  const { urls, close } = await listen(emulator, { port: 0, services: ["edge"], docsUrl });
  onTestFinished(close);
  return urls.edge;
}

async function services(url: string): Promise<object> {
  return (await (await fetch(`${url}/__emulator/services`)).json()) as object;
}

it("the page receives the URL of the documentation", async () => {
  expect(await services(await served("http://localhost:4321/"))).toMatchObject({
    docsUrl: "http://localhost:4321/",
  });
});

it("the page receives no URL if there is no documentation", async () => {
  expect(await services(await served())).not.toHaveProperty("docsUrl");
  const emulator = createEmulator();
  onTestFinished(() => emulator.close());
  expect((await ask(emulator.edge, "GET /__emulator/services")).body).not.toHaveProperty("docsUrl");
});

it.each(["javascript:alert(1)", "localhost:4321", "//docs.example", "http://", ""])(
  "%j is rejected as the URL of the documentation",
  async (docsUrl) => {
    await expect(served(docsUrl)).rejects.toThrow("The docs address must be a URL");
  },
);
