import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contract, ProfilePage } from "./contract.ts";
import { contractBar } from "./html.ts";
import { readableBundle, VISIBLE_EXTENSIONS } from "./readable-bundle.ts";
import { sealPage } from "./seal-page.ts";

const run = promisify(execFile);
const redocly = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const template = fileURLToPath(new URL("document.hbs", import.meta.url));
/** The height of the fixed bar in pixels; see `bar.css`. */
const BAR_HEIGHT = 40;

const barStyles = new URL("bar.css", import.meta.url);

/** Renders a profile of a contract as one self-contained HTML page. */
export async function renderDocument(page: ProfilePage, contract: Contract): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seamline-docs-"));
  try {
    const config = join(folder, "redocly.yaml");
    const bundle = join(folder, "openapi.json");
    const output = join(folder, "page.html");
    await writeFile(config, JSON.stringify(redocConfig(page)));
    const json = await readFile(page.document.files.json, "utf8");
    await writeFile(bundle, readableBundle(json, contract.register.href));
    const flags = ["--inlineBundle", "--template", template, "--config", config, "--output", output];
    await run(process.execPath, [
      redocly,
      "build-docs",
      bundle,
      ...flags,
      ...(await templateFlags(page, contract)),
    ]);
    return sealPage(await readFile(output, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function templateFlags(page: ProfilePage, contract: Contract): Promise<string[]> {
  return [
    `--title=${contract.title}: ${page.label}`,
    `--templateOptions.bar=${contractBar(contract, page.href)}`,
    `--templateOptions.css=${await readFile(barStyles, "utf8")}`,
  ];
}

function redocConfig(page: ProfilePage): object {
  const downloadUrls = page.downloads.map(({ label, href }) => ({ title: label, url: href }));
  // `telemetry: off` also applies to the page: without it, every reader's browser reports to Redocly.
  return {
    telemetry: "off",
    openapi: { showExtensions: VISIBLE_EXTENSIONS, downloadUrls, scrollYOffset: BAR_HEIGHT },
  };
}
