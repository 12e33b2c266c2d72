/** The colours of the page: as the system has them, unless its reader has chosen. */

export type Theme = "dark" | "light";

const KEY = "seamline-emulator-theme";

function chosen(): Theme | undefined {
  const value = storage()?.getItem(KEY);
  return value === "dark" || value === "light" ? value : undefined;
}

export function currentTheme(): Theme {
  return chosen() ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => {
    document.documentElement.dataset.theme = currentTheme();
  });
}

export function chooseTheme(theme: Theme): void {
  storage()?.setItem(KEY, theme);
  document.documentElement.dataset.theme = theme;
}

/** Browsers may forbid pages to keep anything. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
