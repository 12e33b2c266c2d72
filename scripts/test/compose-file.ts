import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { containerFolder } from "./containerfile.ts";

/** Parts of a compose service that the tests use. */
export interface ComposedService {
  readonly image?: string;
  readonly build?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: string;
  readonly cap_drop?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
}

/** Reads a YAML file next to the Containerfile. Variables have their default values: `${NAME:-default}`. */
export function containerYaml<Content>(name: string): Content {
  const text = readFileSync(join(containerFolder, name), "utf8");
  return parse(text.replace(/\$\{\w+:-([^}]*)\}/g, "$1"), { merge: true }) as Content;
}

export const composed: Readonly<Record<string, ComposedService>> = containerYaml<{
  readonly services: Readonly<Record<string, ComposedService>>;
}>("compose.yaml").services;

/** Services that run an emulator. */
export const composedEmulators: readonly ComposedService[] = Object.values(composed).filter(
  ({ build }) => build !== undefined,
);
