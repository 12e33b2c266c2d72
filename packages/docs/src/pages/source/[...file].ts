import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import { repositoryRoot } from "../../repository/repository-root.ts";
import { copyUrl, sourceFiles } from "../../repository/source-files.ts";

/** Copies of the Markdown files that the site shows as pages. */
export const getStaticPaths = (() =>
  sourceFiles().map((source) => ({
    params: { file: copyUrl(source).slice("/source/".length) },
    props: { source },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ source: string }> = ({ props }) =>
  new Response(readFileSync(join(repositoryRoot, props.source), "utf8"));
