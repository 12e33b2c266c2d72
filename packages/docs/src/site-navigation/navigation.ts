import type { Contract } from "../model/contract.ts";
import { workflowUrl } from "../model/site-urls.ts";
import { contractGroups, contractOf } from "./contract-navigation.ts";
import type { NavigationGroup } from "./navigation-group.ts";
import { groupsOfSection, startGroups } from "./section-groups.ts";
import { reference, type Section, sectionOf } from "./sections.ts";

/** The sidebar of a page. */
export interface Navigation {
  readonly section: Section | undefined;
  /** The contract that the page belongs to. */
  readonly contract: Contract | undefined;
  readonly groups: readonly NavigationGroup[];
}

/** The parts of a workflow shown in the sidebar. */
export interface ListedWorkflow {
  readonly service: string;
  readonly slug: string;
  readonly title: string;
}

/**
 * Returns the sidebar of a page.
 *
 * @param workflows all workflows, if the page is about workflows
 */
export function navigationOf(pathname: string, workflows: readonly ListedWorkflow[] = []): Navigation {
  const section = sectionOf(pathname);
  const contract = contractOf(pathname);
  return { section, contract, groups: groupsOf(pathname, section, contract, workflows) };
}

function groupsOf(
  pathname: string,
  section: Section | undefined,
  contract: Contract | undefined,
  workflows: readonly ListedWorkflow[],
): NavigationGroup[] {
  if (contract !== undefined) return contractGroups(contract);
  if (section === undefined) return startGroups();
  return section === reference && workflows.length > 0
    ? workflowGroups(workflows)
    : groupsOfSection(section, pathname);
}

function workflowGroups(workflows: readonly ListedWorkflow[]): NavigationGroup[] {
  const groups = [...Map.groupBy(workflows, ({ service }) => service)].map(([service, listed]) => ({
    title: contractOf(`/${service}/`)?.name ?? service,
    links: listed.map((workflow) => ({ title: workflow.title, url: workflowUrl(workflow) })),
  }));
  return [{ title: "Workflows", url: "/workflows/", links: [] }, ...groups];
}
