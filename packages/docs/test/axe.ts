import axe from "axe-core";
import type { BrowserPage } from "./chromium.ts";

/** Rules about colors. They take most of the time. Other rules have the same results in both themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Checks a page in the light and dark themes.
 *
 * @param within selector of the elements to check
 * @returns each violated rule with its theme and the first element that violates it
 */
export async function violationsIn(page: BrowserPage, within = "html"): Promise<string[]> {
  await loadAxe(page);
  const light = await violationsInTheme(page, "light", within, {});
  const dark = await violationsInTheme(page, "dark", within, { runOnly: COLOUR_RULES });
  return [...light, ...dark];
}

/** Checks a page with all rules except the rules about colors. */
export async function violationsWithoutColours(page: BrowserPage): Promise<string[]> {
  await loadAxe(page);
  const rules = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]));
  return violationsInTheme(page, "light", "html", { rules });
}

async function loadAxe(page: BrowserPage): Promise<void> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
}

/** Returns only violations from the page, because the elements that pass all rules are megabytes of JSON. */
function violationsInTheme(
  page: BrowserPage,
  theme: string,
  within: string,
  options: object,
): Promise<string[]> {
  return page.evaluate(
    async ([theme, within, options]) => {
      document.documentElement.dataset.theme = theme;
      const { axe } = globalThis as unknown as { axe: { run(within: string, options: object): AxeResults } };
      const { violations } = await axe.run(within, { ...options, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${theme}, ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`,
      );
    },
    [theme, within, options] as const,
  );
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
