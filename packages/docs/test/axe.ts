import axe from "axe-core";
import type { BrowserPage } from "./chromium.ts";

interface AxeOptions {
  /** Selector of the elements to check. Defaults to all elements. */
  readonly within?: string;
  /** Rules to check. Defaults to all rules. */
  readonly runOnly?: readonly string[];
}

/** Checks a page in a theme. @returns each violated rule with the first element that violates it */
export async function violationsIn(
  page: BrowserPage,
  theme: string,
  { within = "html", runOnly }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ([name, selector, options]) => {
      document.documentElement.dataset.theme = name;
      const { axe } = globalThis as unknown as { axe: { run(within: string, options: object): AxeResults } };
      return axe.run(selector, options);
    },
    [theme, within, runOnly ? { runOnly } : {}] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length})`);
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}
