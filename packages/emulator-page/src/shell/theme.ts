/** The colours of the page: as the system has them, unless its reader has chosen. */

export type Theme = "dark" | "light";

const KEY = "seamline-emulator-theme";

/** Returns the stored choice. Browsers may forbid pages to store anything. */
function chosen(): Theme | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === "dark" || value === "light" ? value : undefined;
  } catch {
    return undefined;
  }
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
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice is for this page alone if the storage is full or forbidden.
  }
}
