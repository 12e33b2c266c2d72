import type { IndexedPage } from "../after-build/page-index.ts";
import { matchNames } from "./match-names.ts";
import { mergeVersions } from "./merge-versions.ts";
import { containsWords, FIRST_KINDS, rankPages } from "./rank-pages.ts";

export interface FoundPage {
  /** Path relative to the site root. */
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  readonly of: string | undefined;
  readonly method: string | undefined;
  /** HTML excerpt around the first match, with the matches marked. Empty if the page was found by name. */
  readonly excerpt: string;
  /** Matching sections and fields on the page. */
  readonly places: readonly FoundPlace[];
}

export interface FoundPlace {
  readonly path: string;
  readonly title: string;
  /** True if the title is the path of a field instead of a heading. */
  readonly isField: boolean;
}

/** The part of Pagefind's API that is used here (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  search(
    query: string,
    options: { filters: Filters },
  ): Promise<{ results: readonly { data(): Promise<PagefindPage> }[] }>;
}

type Filters = Readonly<Record<string, object>>;

interface PagefindPage {
  readonly url: string;
  readonly excerpt: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly locations: readonly number[];
  readonly anchors: readonly { element: string; id: string; text: string; location: number }[];
}

/** Maximum number of pages to read per group of kinds, and maximum number of sections and fields to list per page. */
const PAGES = 16;
const PLACES = 3;

export type Find = (query: string) => Promise<readonly FoundPage[]>;

/** Loads the page index and Pagefind, and returns a function that searches both. */
export async function loadSearch(root: URL): Promise<Find> {
  const [pages, pagefind] = await Promise.all([loadPages(root), loadPagefind(root)]);
  const here = location.pathname.slice(root.pathname.length);
  const merged = mergeVersions(pages, here);
  return async (query) => {
    const named = matchNames(merged, query).map(namedPage);
    const found = mergeVersions(await findByContent(pagefind, query), here);
    const byPath = new Map(found.map((page) => [page.path, page]));
    const withPlaces = named.map((page) => ({ ...page, places: byPath.get(page.path)?.places ?? [] }));
    const paths = new Set(named.map(({ path }) => path));
    return rankPages([...withPlaces, ...found.filter(({ path }) => !paths.has(path))], query);
  };
}

/** Searches the most wanted kinds of pages separately, because schemas would otherwise fill most of the results. */
async function findByContent(pagefind: Pagefind, query: string): Promise<FoundPage[]> {
  const kinds = { any: [...FIRST_KINDS] };
  const filters: Filters[] = [{ kind: kinds }, { none: { kind: kinds } }];
  const searches = filters.map(async (each) => {
    const { results } = await pagefind.search(query, { filters: each });
    return Promise.all(results.slice(0, PAGES).map((result) => result.data()));
  });
  const found = (await Promise.all(searches)).flat();
  // Pagefind also finds pages that contain only the first letters of a word.
  return found
    .filter(({ content, meta }) => containsWords(`${meta.title} ${content}`, query))
    .map((page) => foundPage(page, query));
}

async function loadPages(root: URL): Promise<IndexedPage[]> {
  const response = await fetch(new URL("pages.json", root));
  return (await response.json()) as IndexedPage[];
}

async function loadPagefind(root: URL): Promise<Pagefind> {
  const address = new URL("pagefind/pagefind.js", root).href;
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: "/", excerptLength: 18 });
  return pagefind;
}

function namedPage({ path, title, kind, of, method }: IndexedPage): FoundPage {
  return { path, title, kind, of, method, excerpt: "", places: [] };
}

function foundPage(page: PagefindPage, query: string): FoundPage {
  const { title = "", kind = "page", of, method } = page.meta;
  const path = page.url.replace(/^\//, "");
  return { path, title, kind, of, method, excerpt: page.excerpt, places: placesIn(page, path, query) };
}

/** Returns sections and fields that contain a match, and whose name contains a word that is missing from the title. */
function placesIn({ anchors, locations, meta }: PagefindPage, path: string, query: string): FoundPlace[] {
  const title = meta["title"]?.toLowerCase() ?? "";
  const words = query.toLowerCase().split(/\s+/);
  const missing = words.filter((word) => !title.includes(word));
  const before = locations.map((at) => anchors.findLast(({ location }) => location <= at));
  const distinct = [...new Set(before)].filter((anchor) => anchor !== undefined && anchor.id !== "_top");
  const places = distinct.map((anchor) => {
    const { element, id, text } = anchor as PagefindPage["anchors"][number];
    const isField = element === "li";
    return { path: `${path}#${id}`, title: isField ? id : text.trim() || id, isField };
  });
  const isNamed = (place: FoundPlace) => missing.some((word) => place.title.toLowerCase().includes(word));
  return places.filter(isNamed).slice(0, PLACES);
}
