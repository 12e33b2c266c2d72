/** The page's color theme: the stored choice, or the system preference by default. */

/** `auto` follows the preference of the system. */
export const THEMES = ["auto", "dark", "light"] as const;

export type Theme = (typeof THEMES)[number];

const KEY = "seamline-emulator-theme";

/** Returns the stored choice. Reading may fail, because browsers can block access to the storage. */
export function chosenTheme(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === value) ?? "auto";
  } catch {
    return "auto";
  }
}

function shown(theme: Theme): "dark" | "light" {
  if (theme !== "auto") return theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = shown(chosenTheme());
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => {
    document.documentElement.dataset.theme = shown(chosenTheme());
  });
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = shown(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // If storage is full or blocked, the choice is lost when the page is closed.
  }
}
