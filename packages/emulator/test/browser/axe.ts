import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page, PageTests } from "./open-page.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export type ColorScheme = "light" | "dark";

/** Rules to check in each theme. Only colors depend on the theme, so the second theme needs only the contrast rule. */
const RULES: Readonly<Record<ColorScheme, string>> = {
  light: "{}",
  dark: '{ runOnly: ["color-contrast"] }',
};

/** A browser page with axe loaded. */
export interface AxePage {
  readonly page: Page;
  /** Returns the rules that are violated inside a selector, each with the first violating element. */
  violations(selector: string): Promise<string[]>;
}

/** Opens the page in a theme and injects axe. */
export async function openWithAxe(
  tests: PageTests,
  hash: string,
  options: Parameters<PageTests["open"]>[1] & { readonly colorScheme: ColorScheme },
): Promise<AxePage> {
  // The page's content security policy would block axe.
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
