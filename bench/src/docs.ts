/**
 * Measures the first view of an operation page in Chromium: on our site and on the sites that other tools build from
 * the same bundle.
 *
 * npm run docs
 * npm run docs -- --rounds 5
 */
import { parseArgs } from "node:util";
import { serveDocs } from "../../packages/docs/src/serve/serve-docs.ts";
import { connectToChromium, startChromium } from "../../packages/docs/test/chromium.ts";
import { type FirstView, firstView } from "./docs/first-view.ts";
import { type DocsSite, docsSites, OPERATION_TITLE } from "./docs/sites.ts";
import { machine } from "./machine.ts";
import { quantile } from "./quantile.ts";
import { printTable } from "./table.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const rounds = Number(values.rounds);

const sites = await docsSites();
const chromium = await startChromium();
const browser = await connectToChromium(chromium.wsEndpoint());
const views = new Map<DocsSite, FirstView[]>(sites.map((site) => [site, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const site of sites) {
    const server = await serveDocs({ root: site.folder });
    views.get(site)?.push(await firstView(browser, server.url + site.page, OPERATION_TITLE));
    await server.close();
  }
}
await browser.close();
await chromium.close();

const [ours] = sites as [DocsSite];
console.log(
  `\nFirst view of an operation, 1.6 Mbit/s, 150 ms, CPU 4 times slower: medians of ${rounds} rounds`,
);
console.log(`${machine()}\n`);
printTable(
  [
    "site",
    "requests",
    "kB (brotli)",
    "first paint ms",
    "×",
    "largest paint ms",
    "×",
    "its title ms",
    "×",
    "shift",
  ],
  sites.map((site) => [
    site.name,
    String(median(site, "requests")),
    (median(site, "bytes") / 1000).toFixed(1),
    median(site, "firstPaintMs").toFixed(0),
    ratio(site, "firstPaintMs"),
    median(site, "largestPaintMs").toFixed(0),
    ratio(site, "largestPaintMs"),
    median(site, "titleMs").toFixed(0),
    ratio(site, "titleMs"),
    median(site, "shift").toFixed(3),
  ]),
);

function median(site: DocsSite, figure: keyof FirstView): number {
  return quantile(
    (views.get(site) ?? []).map((view) => view[figure]),
    0.5,
  );
}

function ratio(site: DocsSite, figure: keyof FirstView): string {
  return (median(site, figure) / median(ours, figure)).toFixed(1);
}
