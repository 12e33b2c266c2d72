import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { documents } from "@seamline/specs";
import type { AstroIntegration, AstroUserConfig } from "astro";
import { pageUrl } from "../after-build/built-page.ts";
import {
  type AssetNames,
  assetNames,
  hasOwnNames,
  withDigests,
  withoutDigests,
} from "../kept-pages/asset-names.ts";
import { dropOthers, isKept, keepFiles, keptFiles, type ServiceFiles } from "../kept-pages/page-store.ts";
import { serviceInputs } from "../kept-pages/service-inputs.ts";
import { pageMarkdown } from "../markdown/page-markdown.ts";
import { twinUrl } from "../model/site-urls.ts";

type VitePlugin = NonNullable<NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number]>;

/**
 * Caches the pages of each service with their Markdown. A build renders a service only if its contract, client,
 * emulator or page code has changed. Most of the build time is spent on services with many operations.
 */
export function keptPages(): AstroIntegration {
  let inputs: ReadonlyMap<string, string> = new Map();
  let unchanged: readonly string[] = [];
  return {
    name: "kept-pages",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        if (command === "build") inputs = inputsOfServices();
        unchanged = [...inputs].flatMap(([service, digest]) => (isKept(service, digest) ? [service] : []));
        updateConfig({ vite: { plugins: [unchangedServices(unchanged)] } });
      },
      "astro:build:generated": async ({ dir }) => {
        const site = fileURLToPath(dir);
        const names = assetNames(site);
        for (const [service, digest] of inputs) {
          if (unchanged.includes(service)) await restore(site, await keptFiles(service, digest), names);
          else await keepService(site, service, digest, names);
        }
        await dropOthers(inputs);
      },
    },
  };
}

function inputsOfServices(): ReadonlyMap<string, string> {
  const services = [...new Set(documents.map(({ service }) => service))];
  const named = documents.map(({ service, version, profile, title }) => [service, version, profile, title]);
  return serviceInputs(services, named);
}

/** Provides the unchanged services as the module `virtual:unchanged-services`. */
function unchangedServices(services: readonly string[]): VitePlugin {
  const id = "virtual:unchanged-services";
  return {
    name: "unchanged-services",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(services)};` : undefined),
  };
}

async function restore(site: string, files: ServiceFiles, names: AssetNames): Promise<void> {
  for (const [name, text] of Object.entries(files)) await write(join(site, name), withDigests(text, names));
}

/** Caches the pages of a service, unless they contain ambiguous asset names. */
async function keepService(site: string, service: string, inputs: string, names: AssetNames): Promise<void> {
  const rendered = await renderedFiles(site, service);
  const files: ServiceFiles = { ...rendered, ...(await writeMarkdown(site, rendered)) };
  const kept = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, withoutDigests(text)]));
  if (Object.values(kept).every((text) => hasOwnNames(text, names))) await keepFiles(service, inputs, kept);
}

async function renderedFiles(site: string, service: string): Promise<ServiceFiles> {
  const entries = await readdir(join(site, service), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [pathBelow(site, file), await readFile(file, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** Writes each page's Markdown next to the page, where the last build step expects it. */
async function writeMarkdown(site: string, files: ServiceFiles): Promise<ServiceFiles> {
  const printed: Record<string, string> = {};
  for (const [name, html] of Object.entries(files)) {
    const url = pageUrl(name);
    if (url === undefined) continue;
    const markdown = pageMarkdown(url, html);
    printed[twinUrl(url).slice(1)] = markdown;
    await write(join(site, twinUrl(url)), markdown);
  }
  return printed;
}

function pathBelow(site: string, file: string): string {
  return file.slice(site.length).split(sep).join("/").replace(/^\//, "");
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
