export interface NavigationLink {
  readonly title: string;
  /** Shorter title in the sidebar. */
  readonly label?: string;
  readonly url: string;
  /** HTTP method of an operation in upper case. */
  readonly method?: string;
  /** True if the sidebar indents the link below the previous link. */
  readonly isNested?: boolean;
}

/** Links below a heading in the sidebar. */
export interface NavigationGroup {
  readonly title: string;
  /** URL of the page that the heading links to, if any. */
  readonly url?: string;
  readonly links: readonly NavigationLink[];
}

/** The pages before and after a page. */
export interface Neighbours {
  readonly previous: NavigationLink | undefined;
  readonly next: NavigationLink | undefined;
}

/** Returns the pages before and after a page, in sidebar order. */
export function neighboursOf(pathname: string, groups: readonly NavigationGroup[]): Neighbours {
  const pages = groups.flatMap(({ title, url, links }) => [
    ...(url === undefined ? [] : [{ title, url }]),
    ...links,
  ]);
  const index = pages.findIndex(({ url }) => url === pathname);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: pages[index - 1], next: pages[index + 1] };
}
