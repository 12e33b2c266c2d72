import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline, Transform, type TransformCallback } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Entry, extract } from "tar-stream";
import { type ArchiveLimits, pathProblem, quotedPath } from "../archive/archive-rules.ts";
import type { PackageLimits } from "../archive/nested-archive.ts";
import { packageError } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import { isFile } from "../file-system.ts";
import { type DependencyPlace, dependenciesOf, dependencyPlace, lockedPlaces } from "./dependency-spec.ts";
import { parseObject } from "./json-files.ts";

/** Maximum size of a manifest, much larger than real manifests. */
const MAX_MANIFEST_BYTES = 1024 * 1024;

/**
 * Checks a tarball in an archive. It must follow the rules for archives and only depend on packages from registries and
 * URLs.
 *
 * @param place description of the dependency in errors
 * @throws CodeError with the problem "package"
 * @throws the signal's reason if the signal is aborted
 */
export async function examineTarball(
  file: string,
  place: string,
  limits: PackageLimits,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await isFile(file))) throw packageError(`${place}, which the archive does not contain: add it`);
  const reader = new TarballReader(place, limits.remaining);
  try {
    for await (const entry of await entriesOf(file, limits.remaining, signal)) await reader.read(entry);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CodeError) throw error;
    throw packageError(`${place}, which is not a valid tarball (${(error as Error).message}): pack it again`);
  }
  limits.subtract(reader.entries, reader.bytes);
  checkManifests(file, reader.manifests, place);
}

/** Yields the entries of a tarball, which may be compressed with gzip. */
async function entriesOf(
  file: string,
  limits: ArchiveLimits,
  signal?: AbortSignal,
): Promise<AsyncIterable<Entry>> {
  const entries = extract();
  const limit = new ByteLimit(limits);
  const source = createReadStream(file, { signal });
  const streams = (await isGzip(file)) ? [source, createGunzip(), limit, entries] : [source, limit, entries];
  // The iteration below throws the errors of all streams.
  pipeline(streams, () => {});
  return entries;
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/** Fails if the stream exceeds a limit. */
class ByteLimit extends Transform {
  readonly #limits: ArchiveLimits;
  #bytes = 0;

  constructor(limits: ArchiveLimits) {
    super();
    this.#limits = limits;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#bytes += chunk.length;
    const isExceeded = this.#bytes > this.#limits.uncompressedBytes;
    done(isExceeded ? unpackedSizeError(this.#limits) : null, chunk);
  }
}

function unpackedSizeError({ uncompressedBytes }: ArchiveLimits): Error {
  return new Error(`it unpacks to more than ${uncompressedBytes} bytes`);
}

/** A manifest or lock file in a tarball. */
interface TarballManifest {
  readonly path: string;
  readonly text: string;
}

class TarballReader {
  entries = 0;
  bytes = 0;
  readonly manifests: TarballManifest[] = [];
  readonly #place: string;
  readonly #limits: ArchiveLimits;
  readonly #paths = new Set<string>();

  constructor(place: string, limits: ArchiveLimits) {
    this.#place = place;
    this.#limits = limits;
  }

  /** @throws CodeError with the problem "package" */
  async read(entry: Entry): Promise<void> {
    const { name, type, size = 0 } = entry.header;
    const path = name.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
    const problem = this.#problem(path, type ?? "file");
    if (problem !== undefined) throw packageError(`${this.#place}: its entry ${quotedPath(name)} ${problem}`);
    this.#paths.add(path.toLowerCase());
    this.entries += 1;
    this.bytes += size;
    // Rejects a large file before it is inflated.
    if (this.bytes > this.#limits.uncompressedBytes) throw unpackedSizeError(this.#limits);
    if (this.entries > this.#limits.entries)
      throw packageError(
        `${this.#place}: it has more than ${this.#limits.entries} files: remove files that are not needed`,
      );
    if (isManifest(path) && type === "file")
      this.manifests.push({ path, text: await this.#text(entry, name, size) });
    else entry.resume();
  }

  #problem(path: string, type: string): string | undefined {
    if (path === "" || path === ".") return undefined;
    if (type !== "file" && type !== "contiguous-file" && type !== "directory")
      return `is a ${type}: replace it with a regular file`;
    if (type !== "directory" && this.#paths.has(path.toLowerCase()))
      return "occurs twice: remove the duplicate";
    return pathProblem(path, this.#limits);
  }

  async #text(entry: Entry, name: string, size: number): Promise<string> {
    if (size > MAX_MANIFEST_BYTES)
      throw packageError(
        `${this.#place}: ${quotedPath(name)} has ${size} bytes, but the limit is ${MAX_MANIFEST_BYTES}`,
      );
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece);
    return Buffer.concat(pieces).toString("utf8");
  }
}

/** Returns whether this is a file that npm reads in a package or in a bundled package. */
function isManifest(path: string): boolean {
  return /^[^/]+\/(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+\/package\.json$|^[^/]+\/(?:package|npm-shrinkwrap)\.json$/i.test(
    path,
  );
}

/** Rejects dependencies by path, because npm would resolve them relative to the installed package. */
function checkManifests(file: string, manifests: readonly TarballManifest[], place: string): void {
  const root = dirname(file);
  for (const { path, text } of manifests) {
    const manifest = parseObject(text);
    if (manifest === undefined) throw packageError(`${place}: ${path} is not a JSON object: pack it again`);
    const prefix = `${place}: ${path}`;
    for (const { name, version, description } of dependenciesOf(manifest, prefix))
      assertNoPath(dependencyPlace(root, root, name, version, description), description);
    if (!path.endsWith("/npm-shrinkwrap.json")) continue;
    for (const locked of lockedPlaces(root, prefix, manifest)) assertNoPath(locked.place, locked.description);
  }
}

function assertNoPath({ kind }: DependencyPlace, description: string): void {
  if (kind !== "folder" && kind !== "tarball") return;
  throw packageError(
    `${description}, a path inside a tarball: add that package to the dependencies of package.json`,
  );
}
