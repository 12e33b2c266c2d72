import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page, PageTests } from "./open-page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type ColorScheme = "light" | "dark";

/** Colours are all that depends on the theme, so that the second one takes a part of the time. */
const RULES: Readonly<Record<ColorScheme, string>> = {
  light: "{}",
  dark: '{ runOnly: ["color-contrast"] }',
};

/** A page that axe examines. */
export interface AxePage {
  readonly page: Page;
  /** What axe has to say against the elements of a selector: the rules, each with the first element that breaks it. */
  violations(selector: string): Promise<string[]>;
}

/** Opens the page in a theme, with axe in it. */
export async function openWithAxe(
  tests: PageTests,
  hash: string,
  options: Parameters<PageTests["open"]>[1] & { readonly colorScheme: ColorScheme },
): Promise<AxePage> {
  // The policy of the page keeps scripts of others out, and axe is one.
  const page = await tests.open(hash, { bypassCSP: true, ...options });
  await page.evaluate(axe);
  return {
    page,
    async violations(selector) {
      const { violations } = (await page.evaluate(
        `axe.run(${JSON.stringify(selector)}, ${RULES[options.colorScheme]})`,
      )) as { violations: { id: string; nodes: { html: string }[] }[] };
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
  };
}
