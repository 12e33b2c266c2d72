import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { parse } from "yaml";
import { serviceFolders } from "../../../specs/build/service-folders.mjs";
import { ScaffoldError } from "../scaffold-error.ts";

/** A YAML object with unknown members. */
export type Members = Readonly<Record<string, unknown>>;

/** An existing operation in a contract. */
export interface KnownOperation {
  readonly path: string;
  /** In lower case, as in path files. */
  readonly method: string;
  readonly operationId: string;
  /** Path of its path file, relative to the repository root. */
  readonly file: string;
  readonly members: Members;
}

/** The hand-written files of one contract. All paths are relative to the repository root. */
export interface ContractFiles {
  readonly service: string;
  /** `undefined` for a service without versions. */
  readonly version: string | undefined;
  /** `specs/retention/v1/openapi.yaml`. */
  readonly root: string;
  readonly members: Members;
  readonly operations: readonly KnownOperation[];
  /** Folder with the path files. Several versions can share it. */
  readonly pathsFolder: string;
  /** Name of the document in the inventory. */
  readonly documentName: string;
}

export function serviceNames(root: string): string[] {
  return serviceFolders(join(root, "specs")).map((folder) => basename(folder.replaceAll("\\", "/")));
}

/**
 * Reads a service's contracts.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError if there is no such service
 */
export function contractsOf(root: string, service: string): ContractFiles[] {
  const known = serviceNames(root);
  if (!known.includes(service))
    throw new ScaffoldError(
      `There is no service ${JSON.stringify(service)}.`,
      `The services are ${known.join(", ")}.`,
    );
  const files = [`specs/${service}/openapi.yaml`, `specs/${service}/*/openapi.yaml`];
  return files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => readContract(root, service, file));
}

function readContract(root: string, service: string, file: string): ContractFiles {
  const members = readMembers(root, file);
  const folder = basename(dirname(file));
  const operations = Object.entries((members.paths ?? {}) as Record<string, Members>).flatMap(
    ([path, item]) => operationsAt(root, path, join(dirname(file), String(item.$ref ?? basename(file)))),
  );
  return {
    service,
    version: folder === service ? undefined : folder,
    root: file,
    members,
    operations,
    pathsFolder: operations[0] === undefined ? join(dirname(file), "paths") : dirname(operations[0].file),
    documentName: String(members["x-api-version"] ?? "not-shown"),
  };
}

function operationsAt(root: string, path: string, file: string): KnownOperation[] {
  return Object.entries(readMembers(root, file)).flatMap(([method, value]) => {
    const members = value as Members;
    const { operationId } = members ?? {};
    return typeof operationId === "string" ? [{ path, method, operationId, file, members }] : [];
  });
}

/** Reads a YAML file. @param file path relative to the repository root */
export function readMembers(root: string, file: string): Members {
  return (parse(readFileSync(join(root, file), "utf8")) ?? {}) as Members;
}

/** Returns the strings of a member that is a string or a list of strings. */
export function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined ? [] : [String(value)];
}
