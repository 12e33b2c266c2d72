import { contracts } from "../model/contract.ts";
import type { Change } from "./changes.ts";

/** Themes of the changelog, by package. Packages without a theme are tools. */
const THEMES: Readonly<Record<string, string>> = {
  "@seamline/specs": "Contracts",
  "@seamline/overlay": "Contracts",
  "@seamline/client-core": "Clients",
  ...Object.fromEntries(contracts().map(({ service }) => [`@seamline/${service}`, "Clients"])),
  "@seamline/codegen": "Code generator",
  "@seamline/emulator": "Emulator",
  "@seamline/emulator-kit": "Emulator",
  "@seamline/function-runner": "Emulator",
};

/** All themes in the order of the page. */
const ORDER: readonly string[] = [...new Set(Object.values(THEMES)), "Tools"];

/** Groups changes by theme. A change has the theme of most of its packages or, in a tie, the first theme. */
export function byTheme(changes: readonly Change[]): [theme: string, changes: readonly Change[]][] {
  const themes = Map.groupBy(changes, themeOf);
  return ORDER.flatMap((theme) => {
    const own = themes.get(theme);
    return own ? [[theme, own]] : [];
  });
}

function themeOf({ packages }: Change): string {
  const themes = packages.map((each) => THEMES[each] ?? "Tools");
  const countOf = (theme: string) => themes.filter((each) => each === theme).length;
  return themes.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? "Tools";
}
