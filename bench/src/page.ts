/**
 * Measures how smoothly the emulator's page scrolls in Chromium: with many zones, with a long journal and under a
 * constant load of requests.
 *
 * npm run page
 * npm run page -- --zones 100000 --requests 10000 --per-second 500
 */
import { parseArgs } from "node:util";
import { launchChromium } from "../../packages/emulator/test/browser/chromium.ts";
import { type Server, startServer } from "./emulators/server.ts";
import { emulator } from "./emulators/servers.ts";
import { machine } from "./machine.ts";
import { RequestLoad, sendAll } from "./page/request-load.ts";
import { type Frames, WatchedPage } from "./page/watched-page.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

/** Frames per measurement. */
const FRAMES = 240;

/** Scroll distance per frame in pixels: most of the viewport, so that all rows are new in every frame. */
const SCROLL_PX = 700;

const { values } = parseArgs({
  options: {
    zones: { type: "string", default: "100000" },
    requests: { type: "string", default: "10000" },
    "per-second": { type: "string", default: "500" },
  },
});
const zones = Number(values.zones);
const count = Number(values.requests);
const perSecond = Number(values["per-second"]);

const server = await startServer({
  ...emulator,
  args: ["--port", "0", "--json", "--journal-limit", `${count}`],
  probe: ["edge", "/__emulator/health"],
});
const browser = await launchChromium();
const rows: string[][] = [];
try {
  await seed(server);
  await sendAll(server.urls, count);
  rows.push(
    await scrolled(`${zones} zones`, "#/edge/dnsZones"),
    await scrolled(`${count} requests`, "#/journal"),
    await underLoad(`journal, ${perSecond} requests/s`, "#/journal"),
    await underLoad(`zones, ${perSecond} requests/s`, "#/edge/dnsZones"),
  );
} finally {
  await browser.close();
  await server.stop();
}

console.log(`\nThe emulator's page in Chromium, 1440 x 900, ${FRAMES} frames each. ${machine()}\n`);
printTable(
  ["view", "first rows ms", "at the end ms", "frame ms", "p99", "longest", "CPU per frame ms", "heap MB"],
  rows,
);

async function seed({ urls }: Server): Promise<void> {
  const body = JSON.stringify({
    edge: { zones: [{ Domain: "zone-{n}.example", repeat: zones }] },
    retention: { matters: [{ matterId: "case-1", name: "Case 1", owner: "ada@example.com" }] },
  });
  const response = await fetch(`${urls.edge}/__emulator/seed`, { method: "POST", body });
  if (!response.ok) throw new Error(`The seed was rejected: ${response.status} ${await response.text()}`);
}

/** Opens a view, scrolls through it from the start, and jumps to its end. */
async function scrolled(name: string, hash: string): Promise<string[]> {
  const page = await WatchedPage.open(browser, `${server.urls.retention}/__emulator/${hash}`);
  await page.jumpTo("start");
  const frames = await page.frames(FRAMES, SCROLL_PX);
  await page.jumpTo("start");
  const endMs = await page.jumpTo("end");
  return row(name, page, frames, endMs);
}

/** Opens a view and does not touch it while requests arrive. */
async function underLoad(name: string, hash: string): Promise<string[]> {
  const page = await WatchedPage.open(browser, `${server.urls.retention}/__emulator/${hash}`);
  const load = new RequestLoad(server.urls, perSecond);
  const frames = await page.frames(FRAMES, 0);
  const { sent, elapsedMs } = await load.stop();
  const reached = Math.round((sent / elapsedMs) * 1000);
  return row(`${name} (${reached} reached)`, page, frames);
}

async function row(name: string, page: WatchedPage, frames: Frames, endMs?: number): Promise<string[]> {
  const { gaps, workMs } = frames;
  const heap = await page.heapMegabytes();
  await page.close();
  return [
    name,
    page.firstRowsMs.toFixed(0),
    endMs?.toFixed(0) ?? "",
    quantile(gaps, 0.5).toFixed(1),
    quantile(gaps, 0.99).toFixed(1),
    Math.max(...gaps).toFixed(0),
    (workMs / gaps.length).toFixed(1),
    heap.toFixed(1),
  ];
}
