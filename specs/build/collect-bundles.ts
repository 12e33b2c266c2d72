import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { EXTENSION_POINT_AREAS } from "../rules/model/extension-point-areas.ts";
import { serviceFolders } from "./discover-documents.ts";
import { replaceFolder } from "./dist-folder.ts";
import {
  INDEX_DATA,
  joinIndexes,
  renderIndexModule,
  renderIndexTypes,
  type SpecsIndex,
} from "./index-module.ts";
import { PROFILES } from "./profiles.ts";
import { SpecProblemsError } from "./spec-problem.ts";
import { filesBelow } from "./yaml-file.ts";

/**
 * Joins the bundles of all services into the folder that is published, under one index.
 *
 * @param specsFolder absolute path of the folder that holds the services.
 * @returns what the command prints.
 * @throws {SpecProblemsError} naming each service without bundles.
 */
export function collectBundles(specsFolder: string): string[] {
  const services = serviceFolders(specsFolder);
  checkAreBundled(services);
  const files = new Map<string, Uint8Array | string>();
  for (const service of services) {
    const dist = path.join(service, "dist");
    for (const file of filesBelow(path.join(dist, path.basename(service)))) {
      files.set(path.relative(dist, file), readFileSync(file));
    }
  }
  const index = joinIndexes(services.map(readIndex));
  files.set("index.js", renderIndexModule(index));
  files.set(
    "index.d.ts",
    renderIndexTypes(
      PROFILES.map(({ name }) => name),
      EXTENSION_POINT_AREAS,
    ),
  );
  replaceFolder(path.join(specsFolder, "dist"), files);
  return [`${index.documents.length} documents of ${services.length} services.`];
}

function checkAreBundled(services: readonly string[]): void {
  const problems = services
    .filter((service) => !existsSync(path.join(service, "dist", INDEX_DATA)))
    .map((service) => {
      const file = path.join(service, "package.json");
      const message = existsSync(file)
        ? "This service is not bundled: run `npx -y pnpm install`, then `npx -y pnpm bundle`."
        : "There is no such file: a service needs one like that of any other service, with its own name.";
      return { file, message };
    });
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

function readIndex(service: string): SpecsIndex {
  return JSON.parse(readFileSync(path.join(service, "dist", INDEX_DATA), "utf8")) as SpecsIndex;
}
