import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  /** Decisions in plain Markdown. The first heading of a file is the title. */
  adr: defineCollection({ loader: glob({ base: "./adr", pattern: "[0-9]*.md" }) }),
};
