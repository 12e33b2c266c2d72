import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { EXTENSION_POINT_AREAS } from "../model/extension-point-areas.ts";
import { replaceFolder } from "./dist-folder.ts";
import {
  INDEX_DATA,
  joinIndexes,
  renderIndexModule,
  renderIndexTypes,
  type ServiceIndex,
} from "./index-module.ts";
import { PROFILES } from "./profiles.ts";
import { serviceFolders } from "./service-folders.mjs";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Collects all services' bundles in the published folder, with one index. Removes bundles of services that no longer
 * exist.
 *
 * @param specsFolder absolute path of the folder that contains the services.
 * @returns the output of the command.
 * @throws {SpecProblemsError} listing each service without bundles.
 */
export function collectBundles(specsFolder: string): string[] {
  const services = serviceFolders(specsFolder);
  const indexes = readIndexes(services);
  const files = new Map<string, Uint8Array | string>();
  for (const [position, service] of services.entries()) {
    for (const name of indexes[position]?.bundled ?? []) {
      files.set(name, readFileSync(path.join(service, "dist", name)));
    }
  }
  const index = joinIndexes(indexes);
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

function readIndexes(services: readonly string[]): ServiceIndex[] {
  const indexes = services.map(readIndex);
  const unbundled = services.filter((_, position) => indexes[position] === undefined);
  if (unbundled.length > 0) throw new SpecProblemsError(unbundled.map(unbundledProblem));
  return indexes.flatMap((index) => index ?? []);
}

/**
 * Reads the index of a service. Returns `undefined` if the service is not bundled, or was bundled by an older version.
 */
function readIndex(service: string): ServiceIndex | undefined {
  const dist = path.join(service, "dist");
  const file = path.join(dist, INDEX_DATA);
  if (!existsSync(file)) return undefined;
  const index = JSON.parse(readFileSync(file, "utf8")) as Partial<ServiceIndex>;
  const isComplete = index.bundled?.every((name) => existsSync(path.join(dist, name))) ?? false;
  return isComplete ? (index as ServiceIndex) : undefined;
}

function unbundledProblem(service: string): SpecProblem {
  const file = path.join(service, "package.json");
  const message = existsSync(file)
    ? "This service is not bundled: run `npx -y pnpm install`, then `npx -y pnpm bundle`."
    : "This file is missing: copy it from another service, and change the name in it.";
  return { file, message };
}
