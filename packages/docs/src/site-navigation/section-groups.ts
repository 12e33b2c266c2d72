import { decisions } from "../repository/decisions.ts";
import { GUIDE_GROUPS, type GuideGroup, guides } from "../repository/guides.ts";
import { packagePages, readmes } from "../repository/readmes.ts";
import { apiLinks, softwareLinks } from "../software/software-links.ts";
import { serviceLinks } from "./contract-navigation.ts";
import type { NavigationGroup, NavigationLink } from "./navigation-group.ts";
import {
  changelogSection,
  clientsSection,
  emulatorSection,
  guidesSection,
  reference,
  type Section,
} from "./sections.ts";

/** Maximum number of services in the sidebar. If there are more, only the reference's start page lists them. */
const MOST_LISTED = 24;

/** Returns the sidebar of a section for a page that does not belong to a contract. */
export function groupsOfSection(section: Section, pathname: string): NavigationGroup[] {
  return GROUPS.get(section)?.(pathname) ?? [];
}

const GROUPS: ReadonlyMap<Section, (pathname: string) => NavigationGroup[]> = new Map([
  [reference, referenceGroups],
  [guidesSection, guideGroups],
  [emulatorSection, emulatorGroups],
  [clientsSection, clientGroups],
  [changelogSection, changelogGroups],
]);

/** Returns the menu links for pages that do not belong to any section. */
export function startGroups(): NavigationGroup[] {
  return [
    { title: "Services", links: listedServices() },
    { title: "Start", links: guideLinks("call").slice(0, 1) },
  ];
}

function listedServices(): NavigationLink[] {
  const services = serviceLinks();
  return services.length > MOST_LISTED ? [] : services;
}

function referenceGroups(pathname: string): NavigationGroup[] {
  return [
    { title: "Reference", url: reference.url, links: listedServices() },
    {
      title: "All services",
      links: [
        { title: "Workflows", url: "/workflows/" },
        { title: "Extension points", url: "/points/" },
        { title: "Downloads", url: "/downloads/" },
        { title: "Coverage", url: "/coverage/" },
        { title: "How contracts are written", url: "/reference/specs/" },
        ...softwareLinks("/reference/"),
        ...apiLinks("/reference/", pathname).map(({ title, url }) => ({ title, url })),
      ],
    },
  ];
}

function guideGroups(): NavigationGroup[] {
  const groups = Object.entries(GUIDE_GROUPS).map(([group, title]) => ({ title, links: guideLinks(group) }));
  const rules = ["contributing", "glossary", "releasing", "security"].flatMap(pageOfRepository);
  return [
    { title: "All guides", url: guidesSection.url, links: [] },
    ...groups.slice(0, -1),
    ...groups.slice(-1).map(({ title, links }) => ({ title, links: [...links, ...rules] })),
  ];
}

function guideLinks(group: string): NavigationLink[] {
  return guides().filter((guide) => guide.group === (group as GuideGroup));
}

function pageOfRepository(name: string): NavigationLink[] {
  return readmes().filter(({ url }) => url === `/repository/${name}/`);
}

function emulatorGroups(pathname: string): NavigationGroup[] {
  return [
    { title: "Start", url: emulatorSection.url, links: [] },
    { title: "Packages", links: packagePages("/emulator/") },
    { title: "Reference", links: softwareLinks("/emulator/") },
    { title: "TypeScript API", links: apiLinks("/emulator/", pathname) },
    { title: "Guides", links: [...guideLinks("test"), ...guideLinks("contracts")] },
  ];
}

function clientGroups(pathname: string): NavigationGroup[] {
  return [
    { title: "All clients", url: clientsSection.url, links: [] },
    { title: "Packages", links: packagePages("/clients/") },
    { title: "Reference", links: softwareLinks("/clients/") },
    { title: "TypeScript API", links: apiLinks("/clients/", pathname) },
    { title: "Other languages", links: [{ title: "Tested generators", url: "/languages/" }] },
    { title: "Guides", links: guideLinks("call") },
  ];
}

function changelogGroups(pathname: string): NavigationGroup[] {
  return [
    {
      title: "Changelog",
      url: changelogSection.url,
      links: [{ title: "Contract changes", url: "/changelog/contracts/" }],
    },
    { title: "Decisions", url: "/adr/", links: /^\/adr\/./.test(pathname) ? decisionLinks() : [] },
  ];
}

function decisionLinks(): NavigationLink[] {
  return decisions().map(({ title, url, number }) => ({ title: `${number}. ${title}`, url }));
}
