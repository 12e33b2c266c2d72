import { collection } from "@seamline/emulator-kit";

/** A value with every kind of key. */
export interface Note {
  readonly owner: string;
  readonly rank: number;
  readonly slug: string | null;
  readonly tags: readonly string[];
}

export const collections = {
  notes: collection<Note>().indexed({
    byOwner: { key: (note) => [note.owner, note.rank] },
    bySlug: { key: (note) => (note.slug === null ? undefined : [note.slug]), unique: true },
    byTag: { keys: (note) => note.tags.map((tag) => [tag]) },
  }),
  pages: collection<{ text: string }>(),
};

export type Notes = typeof collections;

export function note(values: Partial<Note> = {}): Note {
  return { owner: "ann", rank: 1, slug: null, tags: [], ...values };
}
