/**
 * Builds the page into `dist`: one document, one script, one style sheet and two fonts. There are no other
 * dependencies.
 */
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundledPackages } from "../../../scripts/third-party/bundled-packages.ts";
import { writeNotices } from "../../../scripts/third-party/notices-file.ts";
import { serviceViews } from "./service-views.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "dist");

await rm(out, { recursive: true, force: true });
await mkdir(out);
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { page: "src/main.tsx" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  assetNames: "[name]",
  plugins: [serviceViews(join(root, "src/services"))],
  metafile: true,
});
await writeNotices(out, await bundledPackages(Object.keys(metafile.inputs), root));
for (const file of ["index.html", "favicon.svg"]) await cp(join(root, "src", file), join(out, file));
