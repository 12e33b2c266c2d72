import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { wordsOf } from "../contract/resource-tree.ts";
import { isUsedUp } from "../faults/fault-text.ts";
import { useEmulator } from "../live/page-context.ts";
import { chooseCaller, useCaller } from "../page/caller.ts";
import { hrefOf, type Route } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import { navigationText } from "../strings.ts";
import { useServiceLinks } from "../views/use-service-links.ts";

interface NavigationProps {
  readonly route: Route;
  /** Whether the navigation is visible on phones. Wide windows always show it. */
  readonly isOpen: boolean;
}

/** Links to the services' lists and to the emulator's views. */
export function Navigation({ route, isOpen }: NavigationProps): JSX.Element {
  const { services, faults } = useEmulator();
  const known = useStore(services);
  const faultCount = useStore(faults).filter((fault) => !isUsedUp(fault)).length;
  const path = route.segments.join("/");
  const own: readonly (readonly [segment: string, label: string, count?: number])[] = [
    ["journal", navigationText.journal],
    ["clock", navigationText.clock],
    ["faults", navigationText.faults, faultCount],
    ["state", navigationText.state],
    ["coverage", navigationText.coverage],
  ];
  return (
    <nav id="navigation" class={isOpen ? "nav open" : "nav"} aria-label={navigationText.title}>
      <ul class="nav-group">
        <li>
          <a href="#/" aria-current={path === "" ? "page" : undefined}>
            {navigationText.overview}
          </a>
        </li>
      </ul>
      {known?.services.map((service) => (
        <ServiceGroup key={service.name} service={service} path={path} />
      ))}
      <div class="nav-group">
        <h2>{navigationText.emulator}</h2>
        <ul>
          {own.map(([segment, label, count = 0]) => (
            <li key={segment}>
              <a href={hrefOf([segment])} aria-current={route.segments[0] === segment ? "page" : undefined}>
                {label} {count > 0 && <span class="count">{count}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {known?.version !== undefined && <p class="version">{navigationText.version(known.version)}</p>}
    </nav>
  );
}

function ServiceGroup({
  service,
  path,
}: {
  readonly service: PageService;
  readonly path: string;
}): JSX.Element {
  const links = useServiceLinks(service);
  return (
    <div class="nav-group">
      <div class="nav-title">
        <h2>{wordsOf(service.name)}</h2>
        <CallerChoice service={service} />
      </div>
      <ul>
        {links.map(({ segments, label, hint }) => {
          const here = [service.name, ...segments].join("/");
          const isOpen = isIn(path, here) || isBelow(path, service.name, segments);
          return (
            <li key={here}>
              <a href={hrefOf([service.name, ...segments])} aria-current={isOpen ? "page" : undefined}>
                {label}
                {hint !== undefined && (
                  <span class="hint" dir="auto">
                    {hint}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Returns whether the list or one of its items is open. A list for all locations has `-` in place of the location. */
function isIn(path: string, list: string): boolean {
  const own = path.split("/");
  return list.split("/").every((segment, index) => segment === "-" || segment === own[index]);
}

/** Returns whether a child of this resource is open. */
function isBelow(path: string, service: string, [key = ""]: readonly string[]): boolean {
  return path.startsWith(`${service}/${key}.`);
}

/** Selects the caller for the page's requests to a service that has several callers. */
function CallerChoice({ service }: { readonly service: PageService }): JSX.Element | null {
  const caller = useCaller(service);
  if (service.callers.length < 2) return null;
  return (
    <label class="caller" title={navigationText.callAsHint(wordsOf(service.name))}>
      <span>{navigationText.callAs}</span>
      <select
        aria-label={navigationText.callServiceAs(service.name)}
        value={caller?.name}
        onChange={(event) => chooseCaller(service.name, event.currentTarget.value)}
      >
        {service.callers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
