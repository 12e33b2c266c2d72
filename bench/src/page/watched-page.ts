import type { Browser, BrowserPage } from "../../../packages/docs/test/chromium.ts";

/** Measurements of a series of frames. */
export interface Frames {
  /** Time between successive frames, in milliseconds. */
  readonly gaps: readonly number[];
  /** CPU time of the page's thread for all frames, in milliseconds. */
  readonly workMs: number;
}

type Session = Awaited<ReturnType<ReturnType<BrowserPage["context"]>["newCDPSession"]>>;

/** Whether all visible rows of the list have been loaded. */
const IS_FILLED = `
  const isFilled = () => {
    const rows = [...document.querySelectorAll("main .vl li")];
    return rows.length > 0 && rows.every((row) => row.firstElementChild && !row.querySelector(".it-waiting"));
  };
`;

/** The list that the page shows. */
const LIST = 'const list = document.querySelector("main .vl");';

/** The emulator's page in its own browser window. */
export class WatchedPage {
  /** Milliseconds from the request for the page to its first rows. */
  readonly firstRowsMs: number;
  readonly #page: BrowserPage;
  readonly #session: Session;

  constructor(page: BrowserPage, session: Session, firstRowsMs: number) {
    this.#page = page;
    this.#session = session;
    this.firstRowsMs = firstRowsMs;
  }

  static async open(browser: Browser, url: string): Promise<WatchedPage> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "commit" });
    const firstRowsMs = (await page.evaluate(`new Promise((resolve) => {
      ${IS_FILLED}
      const look = () => isFilled() ? resolve(performance.now()) : requestAnimationFrame(look);
      look();
    })`)) as number;
    return new WatchedPage(page, session, firstRowsMs);
  }

  /** Scrolls to one end of the list. @returns milliseconds until the rows there are loaded */
  async jumpTo(place: "start" | "end"): Promise<number> {
    const top = place === "start" ? "0" : "list.scrollHeight";
    return (await this.#page.evaluate(`new Promise((resolve) => {
      ${LIST} ${IS_FILLED}
      const start = performance.now();
      list.scrollTop = ${top};
      const isThere = () => ${place === "start"} || list.querySelector("li:last-child").ariaPosInSet === list.querySelector("li").ariaSetSize;
      const look = () => isThere() && isFilled() ? resolve(performance.now() - start) : requestAnimationFrame(look);
      // The browser reports the new scroll position with the next frame.
      requestAnimationFrame(() => requestAnimationFrame(look));
    })`)) as number;
  }

  /** Measures frames. Each frame scrolls on by the given number of pixels. */
  async frames(count: number, scrollPx: number): Promise<Frames> {
    const before = await this.#metric("TaskDuration");
    const gaps = (await this.#page.evaluate(`new Promise((resolve) => {
      ${LIST}
      const gaps = [];
      let last;
      const frame = (now) => {
        if (last !== undefined) gaps.push(now - last);
        last = now;
        list.scrollTop += ${scrollPx};
        if (gaps.length < ${count}) requestAnimationFrame(frame);
        else resolve(gaps);
      };
      requestAnimationFrame(frame);
    })`)) as number[];
    return { gaps, workMs: ((await this.#metric("TaskDuration")) - before) * 1000 };
  }

  /** Returns the heap size of the page after garbage collection. */
  async heapMegabytes(): Promise<number> {
    await this.#session.send("HeapProfiler.collectGarbage");
    return (await this.#metric("JSHeapUsedSize")) / 1e6;
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async #metric(name: string): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    return metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  }
}
