import { pageFacts } from "../model/page-facts.ts";
import { contractOf } from "./contract-navigation.ts";
import type { NavigationGroup } from "./navigation-group.ts";
import { sectionOf } from "./sections.ts";

/** A page above the current page. A group of pages has no URL. */
export interface Breadcrumb {
  readonly title: string;
  readonly url?: string;
}

/** Returns the path from the section to a page, without the page itself. */
export function breadcrumbsOf(pathname: string, groups: readonly NavigationGroup[]): Breadcrumb[] {
  const section = sectionOf(pathname);
  if (section === undefined) return [];
  const above = [
    section,
    ...(contractOf(pathname) ? aboveInContract(pathname) : aboveInSection(pathname, groups)),
  ];
  const distinct = above.filter(
    ({ url }, index) => url === undefined || above.findIndex((other) => other.url === url) === index,
  );
  return distinct
    .filter(({ url }) => url !== pathname)
    .map(({ title, url }) => ({ title, ...(url && { url }) }));
}

function aboveInContract(pathname: string): Breadcrumb[] {
  const { contract, resource } = pageFacts(pathname);
  const found = contract ?? contractOf(pathname);
  if (found === undefined) return [];
  const { name, version, urls } = found;
  const overview = { title: [name, version].filter(Boolean).join(" "), url: urls.overview };
  return [overview, ...(resource ? [{ title: resource.title, url: resource.url }] : [])];
}

/** Page lists by the first folder in the pages' URLs. */
const LISTS: Readonly<Record<string, Breadcrumb>> = {
  overlays: { title: "Downloads", url: "/downloads/" },
  workflows: { title: "Workflows", url: "/workflows/" },
};

/** Returns the list that contains the page, if the sidebar does not show the page itself. */
export function listOf(pathname: string): Breadcrumb | undefined {
  return LISTS[pathname.split("/")[1] ?? ""];
}

/** Returns the list and the group that contain the page. */
function aboveInSection(pathname: string, groups: readonly NavigationGroup[]): Breadcrumb[] {
  const list = listOf(pathname);
  const group = groups.find(({ links }) => links.some(({ url }) => url === pathname));
  return [list, group].flatMap((crumb) => crumb ?? []);
}
