/** Limits for one run of npm. */
export interface NpmLimits {
  /** Folder of the archive. npm cannot use packages from other folders. */
  readonly folder: string;
  /** The maximum number of bytes that npm can write, including tarballs in its cache. Default: 2 GiB. */
  readonly maxBytes?: number | undefined;
}

const MAX_BYTES = 2 * 1024 ** 3;

/** Maximum number of files and folders that one run of npm can create. */
const MAX_ENTRIES = 500_000;

/**
 * Returns a script that runs in the npm process before npm itself.
 *
 * The script ends the process if the unpacked packages exceed the limit. npm has no such limit, and a small tarball can
 * unpack to any size. npm writes all files in one process, using the functions that the script replaces.
 *
 * The script also rejects every path outside the archive when npm reads it from a manifest. Checking the lock file is
 * not sufficient: it does not list the dependencies of bundled packages, because npm only reads their manifests during
 * the installation.
 */
function guardSource({ folder, maxBytes = MAX_BYTES }: NpmLimits): string {
  return `
import fs from "node:fs";
import Module, { syncBuiltinESMExports } from "node:module";
import { isAbsolute, relative, sep } from "node:path";

const folder = ${JSON.stringify(folder)};
let bytes = ${maxBytes};
let entries = ${MAX_ENTRIES};

function end(problem) {
  fs.writeSync(2, "npm error the packages " + problem + ": depend on fewer packages\\n");
  process.exit(1);
}

function countBytes(length) {
  bytes -= length;
  if (bytes < 0) end("unpack to more than ${maxBytes} bytes");
}

function countEntry() {
  entries -= 1;
  if (entries < 0) end("have more than ${MAX_ENTRIES} files");
}

function before(name, count) {
  const original = fs[name];
  fs[name] = (...values) => {
    count(...values);
    return original(...values);
  };
}

const { O_CREAT } = fs.constants;
const lengthOf = (data) => data?.byteLength ?? String(data).length;
const lengthOfAll = (data) => [data].flat().reduce((sum, each) => sum + lengthOf(each), 0);
const countOpen = (_path, flags) => {
  if (typeof flags === "number" ? (flags & O_CREAT) !== 0 : /[wa]/.test(String(flags))) countEntry();
};
for (const name of ["write", "writev"]) before(name, (_file, data) => countBytes(lengthOfAll(data)));
for (const name of ["open", "openSync"]) before(name, countOpen);
for (const name of ["mkdir", "mkdirSync"]) before(name, countEntry);
syncBuiltinESMExports();

function requireInside(spec) {
  if (spec.type !== "file" && spec.type !== "directory") return spec;
  const path = relative(folder, spec.fetchSpec);
  if (path !== ".." && !path.startsWith(".." + sep) && !isAbsolute(path)) return spec;
  throw new Error((spec.name ?? "a package") + " is at " + spec.rawSpec + ", outside of the archive: put that package into the archive");
}

function guarded(parse) {
  const resolve = (...values) => requireInside(parse.resolve(...values));
  return Object.assign((...values) => requireInside(parse(...values)), parse, { resolve });
}

const { _load: load } = Module;
let guardedParse;
Module._load = function (request, ...others) {
  const loaded = load.call(this, request, ...others);
  if (request !== "npm-package-arg") return loaded;
  guardedParse ??= guarded(loaded);
  return guardedParse;
};
`;
}

/** Returns the script as a URL for the `--import` option of Node.js. */
export function npmGuardUrl(limits: NpmLimits): string {
  return `data:text/javascript,${encodeURIComponent(guardSource(limits))}`;
}
