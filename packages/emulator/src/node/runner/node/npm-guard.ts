/** The default maximum number of bytes that one run of npm writes, including the tarballs in its cache. */
export const MAX_INSTALLED_BYTES: number = 2 * 1024 ** 3;

/** The maximum number of files and folders that one run of npm creates. */
const MAX_ENTRIES = 500_000;

/**
 * The script that runs in the process of npm before npm itself, and ends the process when packages unpack to more than
 * an installation may have. npm has no such limit. A small tarball can unpack to any size, and its registry does not
 * have to declare the size. npm writes all files in one process, by the functions that the script replaces.
 */
const guardSource = (maxBytes: number): string => `
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

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
const countOpen = (_path, flags) => {
  if (typeof flags === "number" ? (flags & O_CREAT) !== 0 : /[wa]/.test(String(flags))) countEntry();
};
for (const name of ["write", "writev"])
  before(name, (_file, data) => countBytes(Array.isArray(data) ? data.reduce((sum, each) => sum + lengthOf(each), 0) : lengthOf(data)));
for (const name of ["open", "openSync"]) before(name, countOpen);
for (const name of ["mkdir", "mkdirSync"]) before(name, countEntry);
syncBuiltinESMExports();
`;

/** Returns the script as a URL for Node's `--import`. */
export function npmGuardUrl(maxBytes: number): string {
  return `data:text/javascript,${encodeURIComponent(guardSource(maxBytes))}`;
}
