import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { README_FILES } from "./repository/readmes.ts";

/** The group of a guide in the sidebar. `repository/guides.ts` checks it. */
const guide = z.object({ group: z.string().optional() });

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: guide }) }),
  /** Decisions in plain Markdown. The first heading of a file is the title. */
  adr: defineCollection({ loader: glob({ base: "./adr", pattern: "[0-9]*.md" }) }),
  /** READMEs in the repository, by path. The first heading of a file is the title. */
  readmes: defineCollection({
    loader: glob({ base: "../..", pattern: [...README_FILES], generateId: ({ entry }) => entry }),
  }),
};
