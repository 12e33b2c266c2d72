import { expect, test } from "vitest";
import { withLightStyles } from "../src/after-build/light-styles.ts";

const MEDIA = "@media print,(scripting:none) and (prefers-color-scheme:light)";

test("repeats the light theme's rules for print and for pages without scripts", () => {
  const css = `@layer base{:root{--ink:#fff}:root[data-theme=light],[data-theme='light'] a{--ink:#000}}`;
  expect(withLightStyles(css)).toBe(
    `@layer base{:root{--ink:#fff}:root[data-theme=light],[data-theme='light'] a{--ink:#000}${MEDIA}{:root[data-theme],[data-theme] a{--ink:#000}}}`,
  );
});

test("does not repeat the rules of other themes", () => {
  const css =
    ".code[data-theme=light] a{color:red}:root:not([data-theme=light]) a{color:red}[data-theme=dark] a{color:blue}p{color:red}";
  expect(withLightStyles(css)).toBe(css);
});
