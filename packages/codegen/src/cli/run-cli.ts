import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { helpText } from "@seamline/openapi/command-help";
import { SpecError } from "@seamline/openapi/spec-error";
import { generate } from "../generate.ts";
import { readOverlays } from "../load/overlay-document.ts";
import { isPackagedSpec } from "../load/packaged-spec.ts";
import { assertFolder, type GeneratedFolder, writeFolders } from "../write-generated.ts";
import { command } from "./command-description.ts";
import { runFill } from "./fill-command.ts";
import { type CommandResult, runCheck } from "./overlay-command.ts";
import { type DocumentRequest, parseArguments, type Request } from "./parse-arguments.ts";
import { CommandErrors, type ParsedCommand, runSteps, UsageError } from "./usage-error.ts";

/** Destination for the command's output. */
export interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

/** Runs the command. Prints one line per problem to `output.error`. If there is a problem, no files are written. */
export async function runCli(args: readonly string[], output: Output): Promise<0 | 1> {
  const warnings: SpecError[] = [];
  try {
    const parsed = parseArguments(args);
    const { lines, problems, hasFailed } = await response(parsed, (warning) => warnings.push(warning));
    for (const { message } of warnings) {
      output.error(`seamline-codegen: warning: ${message}`);
    }
    for (const line of lines) {
      output.log(line);
    }
    for (const problem of problems) {
      output.error(`seamline-codegen: ${problem}`);
    }
    return hasFailed ? 1 : 0;
  } catch (error) {
    for (const line of describe(error).split("\n")) {
      output.error(`seamline-codegen: ${line}`);
    }
    return 1;
  }
}

async function response(
  { request, problems }: ParsedCommand<Request>,
  onWarning: (warning: SpecError) => unknown,
): Promise<CommandResult> {
  switch (request.kind) {
    case "help":
      return success([helpText(command)]);
    case "version":
      return success([version()]);
    case "fill":
      return success(await runFill(request, problems));
    case "check":
      return runCheck(request, problems);
    case "generate":
      return success(await write(request.documents, problems, onWarning));
  }
}

function success(lines: readonly string[]): CommandResult {
  return { lines, problems: [], hasFailed: false };
}

async function write(
  documents: readonly DocumentRequest[],
  problems: readonly string[],
  onWarning: (warning: SpecError) => unknown,
): Promise<string[]> {
  const folders: GeneratedFolder[] = [];
  const steps = documents.flatMap(({ spec, out, ...request }) => [
    async () => {
      if (spec === undefined) return readOverlays(request.overlays);
      const files = await generate({ ...request, spec, command: commandOf(spec, request), onWarning });
      return folders.push({ files, outDir: out ?? "" });
    },
    () => out !== undefined && assertFolder(out),
  ]);
  await runSteps(problems, steps);
  const changed = writeFolders(folders);
  return folders.map(({ files, outDir }, index) => {
    const outcome = changed[index] ? `${files.length} files written` : "up to date";
    return `${outDir}: ${outcome}`;
  });
}

/** Returns the command for the header of generated files, without folders, which differ between machines. */
function commandOf(spec: string, request: Omit<DocumentRequest, "out" | "spec">): string {
  const { overlays, clientName, moduleName, validators, document, names } = request;
  const options = [
    ["spec", isPackagedSpec(spec) ? spec : basename(spec)],
    ...overlays.map((overlay) => ["overlay", basename(overlay)]),
    ["client-name", clientName],
    ["module", moduleName],
    ["validators", validators && ""],
    ["document", document && ""],
    ["full-names", names && ""],
  ];
  const given = options.filter(([, value]) => value !== undefined);
  return ["seamline-codegen", ...given.map(([name, value]) => `--${name} ${value}`.trim())].join(" ");
}

function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function describe(error: unknown): string {
  if (error instanceof CommandErrors) {
    return [...new Set(error.errors.flatMap((each) => describe(each).split("\n")))].join("\n");
  }
  if (error instanceof UsageError) {
    return `${error.message} (see seamline-codegen --help)`;
  }
  if (error instanceof SpecError) {
    return error.message;
  }
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
