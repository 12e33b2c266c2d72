import { type CollectionEntry, getCollection } from "astro:content";

export interface GuideLink {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** True if the guide explains an example program. */
  readonly isExample: boolean;
}

/** Sidebar order of the first guide about a program in `examples`. */
const FIRST_EXAMPLE = 20;

/** Returns all guides in sidebar order. */
export async function guideLinks(): Promise<GuideLink[]> {
  const guides = await getCollection("docs", ({ id }) => id.startsWith("guides/"));
  return guides
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map((guide) => ({
      title: guide.data.title,
      description: guide.data.description ?? "",
      url: `/${guide.id}/`,
      isExample: orderOf(guide) >= FIRST_EXAMPLE,
    }));
}

function orderOf({ data }: CollectionEntry<"docs">): number {
  return data.sidebar.order ?? FIRST_EXAMPLE - 1;
}
