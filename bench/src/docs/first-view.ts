import { setTimeout } from "node:timers/promises";
import type { Browser } from "../../../packages/docs/test/chromium.ts";

/** Metrics of the first view of a page. */
export interface FirstView {
  readonly requests: number;
  /** Transferred bytes. */
  readonly bytes: number;
  /** First Contentful Paint. */
  readonly firstPaintMs: number;
  /** Largest Contentful Paint. */
  readonly largestPaintMs: number;
  /** Time at which the title of the operation appears in the viewport, outside of menus. */
  readonly titleMs: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
}

/** A slow phone: the profile that Lighthouse calls mobile. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** The view is complete after this many milliseconds without loading or painting. */
const QUIET_MS = 2000;

/** Collects paints and layout shifts from the start, and looks for the title in each frame. */
const observe = (title: string) => `
  window.paints = { first: 0, largest: 0, shift: 0, title: 0, last: performance.now() };
  const isTitle = (node) => {
    if (node.data.trim() !== ${JSON.stringify(title)} || node.parentElement.closest("nav, aside, title")) return false;
    const range = document.createRange();
    range.selectNode(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const look = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isTitle(texts.currentNode)) paints.title = paints.last = performance.now();
    if (paints.title === 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const seen = (type, note) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) { note(entry); paints.last = performance.now(); }
  }).observe({ type, buffered: true });
  seen("paint", (entry) => { if (entry.name === "first-contentful-paint") paints.first = entry.startTime; });
  seen("largest-contentful-paint", (entry) => { paints.largest = entry.startTime; });
  seen("layout-shift", (entry) => { paints.shift += entry.value; });
`;

/** Opens a page in a fresh profile of the browser, over a slow network and with a slow CPU. */
export async function firstView(browser: Browser, url: string, title: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.route(
    (address) => address.hostname !== "127.0.0.1",
    (route) => route.abort(),
  );
  await page.addInitScript(observe(title));
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", NETWORK);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  let [requests, bytes] = [0, 0];
  client.on("Network.loadingFinished", ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle", timeout: 180_000 });
  while (!(await page.evaluate(`paints.title > 0 && performance.now() - paints.last > ${QUIET_MS}`)))
    await setTimeout(250);
  const paints = (await page.evaluate("paints")) as Paints;
  await context.close();
  return {
    requests,
    bytes,
    firstPaintMs: paints.first,
    largestPaintMs: paints.largest,
    titleMs: paints.title,
    shift: paints.shift,
  };
}

interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly title: number;
  readonly shift: number;
}
