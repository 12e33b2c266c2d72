import { type CollectionEntry, getCollection } from "astro:content";

/** A guide in a list. */
export interface GuideLink {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Whether it tells one of the example programs. */
  readonly isExample: boolean;
}

/** Guides from this number on tell the programs of `examples`. */
const FIRST_EXAMPLE = 20;

/** Every guide, in the order that their front matter states. */
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
