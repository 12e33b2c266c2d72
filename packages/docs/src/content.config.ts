import { defineCollection } from "astro:content";
import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { glob } from "astro/loaders";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  /** The decisions, which are plain Markdown: their title is their heading. */
  adr: defineCollection({ loader: glob({ base: "./adr", pattern: "[0-9]*.md" }) }),
};
