import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BrowserPage, chromiumTests } from "../chromium.ts";
import { chromium } from "../chromium-page.ts";
import { drawn, drawStates, named } from "./machines.ts";

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the bounding boxes of the elements that match each selector. */
async function boxesOf(page: BrowserPage, selectors: readonly string[]): Promise<[Box[], Box[], Box[]]> {
  const boxes = selectors.map((selector) =>
    page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { name: element.textContent, left, right, top, bottom };
    })`),
  );
  return (await Promise.all(boxes)) as [Box[], Box[], Box[]];
}

describe.runIf(chromiumTests)("StatesDrawing in Chromium", () => {
  let page: BrowserPage;
  beforeAll(async () => {
    page = await (await chromium()).newPage({ viewport: { width: 1200, height: 900 } });
  });
  afterAll(() => page.close());

  it.each(named)("the drawing of $schema has no clipped or overlapping text", async ({ machine }) => {
    await page.setContent(`<body style="margin: 0">${drawStates(machine)}`);
    const [[frame] = [], texts, boxes] = await boxesOf(page, ["svg", "svg text", "svg rect, svg circle"]);
    const meet = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const inside = (inner: Box, outer: Box) =>
      inner.left >= outer.left &&
      inner.right <= outer.right &&
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom;
    expect(texts.filter((text) => !inside(text, frame as Box))).toEqual([]);
    for (const [index, text] of texts.entries()) {
      expect(texts.slice(index + 1).filter((other) => meet(text, other))).toEqual([]);
      expect(boxes.filter((box) => meet(text, box) && !inside(text, box))).toEqual([]);
    }
  });

  it("every drawing of a state machine fits on a phone", async () => {
    for (const machine of drawn.filter(({ fields }) => fields.length > 0)) {
      await page.setContent(`<body style="margin: 0">${drawStates(machine)}`);
      const [[frame] = []] = await boxesOf(page, ["svg"]);
      expect(frame?.right, machine.schema).toBeLessThanOrEqual(360);
    }
  });
});
