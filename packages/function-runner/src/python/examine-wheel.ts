import { NestedArchive, type PackageLimits } from "../archive/nested-archive.ts";
import type { ArchiveEntry } from "../archive/read-zip.ts";
import { packageError } from "../code-failures.ts";

/** A wheel to examine. */
export interface ExaminedWheel {
  readonly bytes: Uint8Array;
  /** Description of the wheel in errors. */
  readonly place: string;
}

/** Maximum size of a metadata file, much larger than real files. */
const MAX_METADATA_BYTES = 4 * 1024 * 1024;

/**
 * Checks a wheel before pip installs it. It must follow the rules for archives, only require packages by name, and not
 * overwrite files that Python needs to start.
 *
 * @throws CodeError with the problem "package" if the wheel is invalid
 * @throws the signal's reason if the signal is aborted
 */
export async function examineWheel(
  { bytes, place }: ExaminedWheel,
  limits: PackageLimits,
  signal: AbortSignal,
): Promise<NestedArchive> {
  const archive = await NestedArchive.read(bytes, place, limits, signal);
  const info = infoFolder(archive.files, place);
  const read = async (name: string): Promise<string | undefined> => {
    const entry = archive.files.find(({ path }) => path === `${info}/${name}`);
    return entry && archive.text(entry, MAX_METADATA_BYTES, signal);
  };
  const metadata = await read("METADATA");
  if (metadata === undefined)
    throw packageError(`${place}: ${info}/METADATA is missing (build the wheel again)`);
  const problems = [
    ...requirementProblems(metadata),
    ...scriptProblems((await read("entry_points.txt")) ?? ""),
    ...archive.files.flatMap(({ path }) => dataProblems(path)),
  ];
  if (problems.length > 0) throw packageError(`${place}: ${problems.join("; ")}`);
  return archive;
}

/** Returns the name of the metadata folder. pip requires exactly one at the top level of a wheel. */
function infoFolder(files: readonly ArchiveEntry[], place: string): string {
  const tops = new Set(files.map(({ path }) => path.split("/", 1)[0] ?? ""));
  const folders = [...tops].filter((name) => /\.dist-info$/i.test(name));
  const [folder] = folders;
  if (folder !== undefined && folders.length === 1) return folder;
  const found = folders.length === 0 ? "no metadata folder" : `${folders.length} metadata folders`;
  throw packageError(`${place}: it has ${found} (.dist-info) at its top level: build it again`);
}

/** Matches the name and extras of a required package, up to the version or URL. */
const REQUIRED_NAME = /^[A-Za-z0-9][\w.-]*\s*(?:\[[^\]]*\])?\s*/;

/**
 * Finds requirements that are specified by URL or path. Header fields end at the first empty line, and a line that
 * starts with white space continues the previous field.
 */
function requirementProblems(metadata: string): readonly string[] {
  const [head = ""] = metadata.split(/\r\n\r\n|\n\n|\r\r|\n\r\n/, 1);
  const fields = head.replace(/(?:\r\n|\r|\n)(?=[ \t])/g, " ").split(/\r\n|\r|\n/);
  return fields.flatMap((field) => {
    const requirement = /^\s*requires-dist\s*:(.*)$/is.exec(field)?.[1]?.trim();
    if (requirement === undefined) return [];
    const rest = requirement.replace(REQUIRED_NAME, "");
    if (rest.length < requirement.length && /^(?:[;(<>=!~]|$)/.test(rest)) return [];
    const remedy = "require that package by name, and put its wheel into the archive";
    return [`it requires ${JSON.stringify(requirement)}, which is not a package name: ${remedy}`];
  });
}

/** Matches the names of Python executables. */
const RESERVED_PROGRAM = /^python[\d.]*(?:\.exe)?$/i;

/** Finds programs that would replace Python or would be installed outside the program folder. */
function scriptProblems(entryPoints: string): readonly string[] {
  let group = "";
  return entryPoints.split(/\r\n|\r|\n/).flatMap((line) => {
    group = /^\s*\[\s*([^\]]*?)\s*\]/.exec(line)?.[1]?.toLowerCase() ?? group;
    if (group !== "console_scripts" && group !== "gui_scripts") return [];
    const name = /^\s*([^=:#;[\]]+?)\s*[=:]/.exec(line)?.[1];
    if (name === undefined) return [];
    const isValid = /^\w[\w.+-]*$/.test(name) && !RESERVED_PROGRAM.test(name);
    return isValid ? [] : [`its program ${JSON.stringify(name)} has a reserved or invalid name`];
  });
}

/** Folders in the `.data` folder of a wheel. pip installs their files outside of `site-packages`. */
const DATA_SCHEMES: ReadonlySet<string> = new Set(["purelib", "platlib", "headers", "scripts", "data"]);

/** Rejects files that would overwrite files needed to start Python. */
function dataProblems(path: string): readonly string[] {
  const [top = "", scheme = "", ...names] = path.split("/");
  if (!/\.data$/i.test(top)) return [];
  const target = scheme === "scripts" ? ["bin", ...names] : names;
  const [folder = "", name = ""] = target.map((each) => each.toLowerCase());
  const replacesPython =
    (scheme === "scripts" || scheme === "data") &&
    (folder === "pyvenv.cfg" || (folder === "bin" && RESERVED_PROGRAM.test(name)));
  if (DATA_SCHEMES.has(scheme) && !replacesPython) return [];
  return [`its file ${JSON.stringify(path)} could overwrite a file in the Python environment: remove it`];
}
