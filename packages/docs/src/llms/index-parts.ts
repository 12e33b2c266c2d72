import type { BuiltPage } from "../after-build/built-page.ts";
import { type Contract, contracts, titleWithVersion } from "../model/contract.ts";
import { bundleUrl } from "../model/site-urls.ts";
import type { PageSection } from "./page-lines.ts";

/** A part of the site with its own index, and a file with the full text of its pages. */
export interface IndexPart {
  /** URL of the folder that contains the index. */
  readonly folder: string;
  readonly title: string;
  /** Contents of the part, as a phrase. */
  readonly contents: string;
  /** Lines about files other than pages. */
  readonly files: readonly string[];
  readonly sections: readonly PageSection[];
}

/** Parts other than services, by the first folder of their pages. */
const FOLDERS = [
  {
    name: "reference",
    title: "Contracts",
    contents: "how they are written, and the command and API of @seamline/specs",
  },
  {
    name: "clients",
    title: "Clients",
    contents: "packages, their options and errors, and their TypeScript API",
  },
  {
    name: "emulator",
    title: "Emulator",
    contents: "its command, options, control routes and TypeScript API",
  },
  {
    name: "repository",
    title: "Repository",
    contents: "example programs, private packages and rules for contributors",
  },
] as const;

/** Returns the parts of the site: every service with its workflows, and the pages about packages. */
export function indexParts(pages: readonly BuiltPage[]): IndexPart[] {
  const services = [...Map.groupBy(contracts(), ({ service }) => service).values()];
  return [
    ...services.map((versions) => servicePart(versions, pages)),
    ...FOLDERS.map(({ name, title, contents }) => ({
      ...{ folder: `/${name}/`, title, contents, files: [] },
      sections: [{ title: "Pages", pages: pages.filter(({ url }) => url.startsWith(`/${name}/`)) }],
    })),
  ];
}

function servicePart(versions: readonly Contract[], pages: readonly BuiltPage[]): IndexPart {
  const first = versions[0] as Contract;
  const { service, name } = first;
  const { operations } = versions.at(-1) as Contract;
  const count = `${operations.length} operations${versions.length > 1 ? ` in each of ${versions.length} versions` : ""}`;
  const workflows = pages.filter(({ url }) => url.startsWith(`/workflows/${service}/`));
  return {
    ...{
      folder: `/${service}/`,
      title: name,
      contents: `${count}, resources, extension points and workflows`,
    },
    files: [`[${name}: OpenAPI 3.1](${bundleUrl(first, "reference").slice(1)})`],
    sections: [...versionSections(versions, pages), { title: "Workflows", pages: workflows }].filter(
      (section) => section.pages.length > 0,
    ),
  };
}

/** Returns the pages of each version of a service, and pages about all versions. */
function versionSections(versions: readonly Contract[], pages: readonly BuiltPage[]): PageSection[] {
  const own = pages.filter(({ url }) => url.startsWith(`/${versions[0]?.service}/`));
  const ofVersions = versions.map((contract) => ({
    title: titleWithVersion(contract),
    pages: inOrder(
      contract,
      own.filter(({ url }) => url.startsWith(contract.urls.overview)),
    ),
  }));
  const listed = new Set(ofVersions.flatMap((section) => section.pages));
  return [...ofVersions, { title: "All versions", pages: own.filter((page) => !listed.has(page)) }];
}

/** Sorts the pages of a contract: overview, operations in contract order, then all other pages by URL. */
function inOrder({ urls, operations }: Contract, pages: readonly BuiltPage[]): BuiltPage[] {
  const first = [urls.overview, ...operations.map(({ url }) => url)];
  const places = new Map(first.map((url, index) => [url, index]));
  const place = ({ url }: BuiltPage) => places.get(url) ?? first.length;
  return pages.toSorted((a, b) => place(a) - place(b));
}
