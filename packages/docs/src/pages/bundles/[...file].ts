import { readFileSync } from "node:fs";
import type { APIRoute, GetStaticPaths } from "astro";
import { type Download, downloads } from "../../downloads/download-files.ts";

/** All downloadable files, at stable URLs. */
export const getStaticPaths = (() =>
  downloads().map((download) => ({
    params: { file: download.url.slice("/bundles/".length) },
    props: { download },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ download: Download }> = ({ props }) =>
  new Response(new Uint8Array(readFileSync(props.download.file)));
