import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { ClockBar } from "../clock/clock-bar.tsx";
import { useEmulator } from "../live/page-context.ts";
import { navigationText, pageText } from "../strings.ts";
import { chooseTheme, chosenTheme, THEMES, type Theme } from "./theme.ts";

interface TopBarProps {
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
}

/** Shows the page name, the navigation button on phones, the clock and the connection state. */
export function TopBar({ isMenuOpen, onMenu }: TopBarProps): JSX.Element {
  const { connection } = useEmulator();
  const state = useStore(connection);
  return (
    <header class="top">
      <a class="logo" href="#/">
        <Logo /> Seamline <span>{pageText.emulator}</span>
      </a>
      <button
        type="button"
        class="menu"
        aria-expanded={isMenuOpen}
        aria-controls="navigation"
        onClick={() => onMenu(!isMenuOpen)}
      >
        <MenuIcon />
      </button>
      <ClockBar />
      <span class={`connection ${state}`} role="status">
        {pageText.connection[state]}
      </span>
      <ThemeChoice />
    </header>
  );
}

/** The logo: two pages with a stitch between them. */
function Logo(): JSX.Element {
  return (
    <svg viewBox="0 0 32 32" width="22" height="22" fill="none" aria-hidden="true">
      <path class="logo-page" stroke-width="2.5" d="M3.5 5.5H14v21H3.5zM18 5.5h10.5v21H18z" />
      <path class="logo-stitch" stroke-width="3.5" stroke-linecap="round" d="M8 16h4M14.5 16h3M20 16h4" />
    </svg>
  );
}

function MenuIcon(): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" role="img">
      <title>{navigationText.menu}</title>
      <path d="M2 4h12M2 8h12M2 12h12" fill="none" stroke="currentColor" stroke-width="1.5" />
    </svg>
  );
}

function ThemeChoice(): JSX.Element {
  return (
    <select aria-label={pageText.theme} onChange={(event) => chooseTheme(event.currentTarget.value as Theme)}>
      {THEMES.map((theme) => (
        <option key={theme} value={theme} selected={theme === chosenTheme()}>
          {pageText.themes[theme]}
        </option>
      ))}
    </select>
  );
}
