import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ClockView } from "../clock/clock-view.tsx";
import { CoverageView } from "../coverage/coverage-view.tsx";
import { StateView } from "../data/state-view.tsx";
import { FaultsView } from "../faults/faults-view.tsx";
import { JournalStrip } from "../journal/journal-strip.tsx";
import { JournalView } from "../journal/journal-view.tsx";
import { useEmulator } from "../live/page-context.ts";
import { OverviewView } from "../overview/overview-view.tsx";
import { focusWhatOpened, keepFocus } from "../page/keep-focus.ts";
import { type Route, useRoute } from "../page/route.ts";
import type { PageServices } from "../protocol.ts";
import { pageText } from "../strings.ts";
import { Navigation } from "./navigation.tsx";
import { ServiceRoute } from "./service-route.tsx";
import { TopBar } from "./top-bar.tsx";

/**
 * The whole page: the navigation on the left, the current view in the middle, the clock at the top and the journal at
 * the bottom.
 */
export function App(): JSX.Element {
  const { services, failure } = useEmulator();
  const known = useStore(services);
  const problem = useStore(failure);
  const route = useRoute();
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const [first = ""] = route.segments;
  const [isMenuOpen, setMenuOpen] = useState(false);
  // On phones, choosing a link closes the menu.
  useEffect(() => setMenuOpen(false), [route]);
  const isJournal = first === "journal" || (first === "" && problem !== undefined);
  // Scrolls to the top whenever a view is opened.
  useEffect(() => main.current?.scrollTo(0, 0), [first]);
  useKeptFocus({ page, main }, route);
  return (
    <div class="page" ref={page}>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {pageText.skip}
      </button>
      <TopBar isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />
      <Navigation route={route} isOpen={isMenuOpen} />
      <main id="main" ref={main} tabIndex={-1}>
        <Content route={route} services={known} isWithoutServices={problem !== undefined} />
      </main>
      {!isJournal && <JournalStrip />}
    </div>
  );
}

/** Parses the id of a request, which may be invalid if the user has edited the URL. */
function requestId(segment: string | undefined): number | undefined {
  return segment !== undefined && /^\d+$/.test(segment) ? Number(segment) : undefined;
}

interface FocusParts {
  readonly page: { readonly current: HTMLDivElement | null };
  readonly main: { readonly current: HTMLElement | null };
}

/** Restores focus when the focused element is removed or another view is opened. */
function useKeptFocus({ page, main }: FocusParts, route: Route): void {
  const first = useRef(route);
  useEffect(() => {
    if (page.current && main.current) return keepFocus(page.current, main.current);
  }, [page, main]);
  useEffect(() => {
    // When the page is first loaded, keep the browser's initial focus.
    if (route !== first.current && main.current) focusWhatOpened(main.current);
  }, [main, route]);
}

interface ContentProps {
  readonly route: Route;
  readonly services: PageServices | undefined;
  /** Whether the emulator has no services. If so, the journal is the first view. */
  readonly isWithoutServices: boolean;
}

function Content({ route, services, isWithoutServices }: ContentProps): JSX.Element {
  const [first, second] = route.segments;
  if (first === "journal" || (first === undefined && isWithoutServices))
    return <JournalView id={requestId(second)} query={route.query} />;
  if (first === "clock") return <ClockView />;
  if (first === "faults") return <FaultsView query={route.query} />;
  if (first === "state") return <StateView />;
  if (first === "coverage") return <CoverageView />;
  if (!services) return <p class="none">{isWithoutServices ? pageText.notFound : pageText.loading}</p>;
  if (services.services.length === 0) return <p class="problem">{pageText.noServices}</p>;
  const service = services.services.find(({ name }) => name === first);
  if (!service) return <OverviewView />;
  return <ServiceRoute key={service.name} service={service} route={route} />;
}
