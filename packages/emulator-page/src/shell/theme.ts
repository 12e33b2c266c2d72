/** The page's colour theme: the stored choice, or the system preference by default. */

export type Theme = "dark" | "light";

const KEY = "seamline-emulator-theme";

/** Returns the stored choice. Reading may fail, because browsers can block access to storage. */
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
    // If storage is full or blocked, the choice is lost when the page is closed.
  }
}
