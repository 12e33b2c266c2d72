import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ThemeRegistration } from "shiki/core";
import { siteTheme } from "./site-theme.ts";

/** Rules of `tokens.css` that define the colors of each theme. */
const RULES = { dark: /^:root \{(.*?)^\}/ms, light: /^:root\[data-theme="light"\] \{(.*?)^\}/ms } as const;

/** Colors for kinds of tokens. Other kinds use the text color. */
const COLOURS: Readonly<Record<string, string>> = {
  "token-comment": "seam-code-comment",
  "token-constant": "seam-code-number",
  "token-function": "seam-code-function",
  "token-keyword": "seam-code-keyword",
  "token-string": "seam-code-string",
  "token-string-expression": "seam-code-string",
  background: "seam-surface",
};

/** Returns the themes for code in guides. The colors are the same as on pages that are rendered from data. */
export function guideThemes(): ThemeRegistration[] {
  const tokens = readFileSync(fileURLToPath(import.meta.resolve("@seamline/ui/styles/tokens.css")), "utf8");
  return (["dark", "light"] as const).map((type) => guideTheme(type, coloursIn(tokens, RULES[type])));
}

function coloursIn(tokens: string, rule: RegExp): ReadonlyMap<string, string> {
  const [, body = ""] = rule.exec(tokens) ?? [];
  return new Map(
    [...body.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name = "", colour = ""]) => [name, colour]),
  );
}

function guideTheme(type: "dark" | "light", colours: ReadonlyMap<string, string>): ThemeRegistration {
  const text = JSON.stringify(siteTheme(`seamline-${type}`)).replaceAll(
    /var\(--([\w-]+)\)/g,
    (_, variable: string) => {
      const colour = colours.get(COLOURS[variable] ?? "sl-color-gray-1");
      if (colour === undefined) throw new Error(`tokens.css defines no ${type} colour for ${variable}`);
      return colour;
    },
  );
  return { ...(JSON.parse(text) as ThemeRegistration), type };
}
