import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium as playwright } from "playwright-core";
import { buildProgram } from "../build-program.ts";
import type { Runtime } from "../runtime.ts";
import { readLine } from "../transcript.ts";

const executablePath = "/usr/bin/chromium";
const isInstalled = existsSync(executablePath);

/** Flags that keep the browser from making its own network requests. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function nameOf(): string {
  if (!isInstalled) return "Chromium";
  const version = execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return version.split(" ").slice(0, 2).join(" ");
}

const chromium: Runtime = {
  name: nameOf(),
  missing: isInstalled ? undefined : `${executablePath} does not exist`,
  run: async (servers, take, signal) => {
    const program = await buildProgram({ kind: "browser", servers, builtins: false });
    const browser = await playwright.launch({ executablePath, args });
    try {
      await runPage(browser, { address: servers.routes, program }, take, signal);
    } finally {
      await browser.close();
    }
  },
};

/** Opens a page whose origin differs from the server's, as in an application, and waits for the last line of output. */
async function runPage(
  browser: Browser,
  { address, program }: { readonly address: string; readonly program: string },
  take: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const page = await browser.newPage();
  const ended = new Promise<void>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    page.on("pageerror", reject);
    page.on("console", (message) => {
      take(message.text());
      const line = readLine(message.text());
      if (line && "ended" in line) resolve();
    });
  });
  await page.goto(address.replace("127.0.0.1", "localhost"));
  await Promise.all([ended, page.addScriptTag({ path: program, type: "module" })]);
}

export default [chromium];
