import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { generate } from "../generate.ts";
import { isPackagedSpec } from "../load/packaged-spec.ts";
import { SpecError } from "../spec-error.ts";
import { type GeneratedFolder, writeFolders } from "../write-generated.ts";
import { type DocumentRequest, parseArguments, type Request, UsageError } from "./parse-arguments.ts";

/** Where the command writes its messages. */
export interface Output {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

const help = `seamline-codegen: a typed client's data and types from an OpenAPI 3 document

Usage: seamline-codegen --spec FILE [--overlay FILE]... --out DIR [--client-name NAME] [--module NAME]
                        [--validators] [--spec FILE --out DIR [...]]...

  --spec FILE         document in JSON or YAML; files that it refers to are read too. Or a document in a package of
                      specs that is installed here: @seamline/specs/retention/v1
  --overlay FILE      OpenAPI Overlay 1.0 or 1.1 in JSON or YAML to apply to the document; several apply in their order
  --out DIR           folder for *.gen.ts; those of an earlier run are replaced, other files stay
  --client-name NAME  name of the client's interface (default: the title of the document and Client)
  --module NAME       module that users merge extension points into (default: ./types.gen.js)
  --validators        writes validators.gen.ts too: a Standard Schema of what every operation returns
  -h, --help          this text
  -v, --version       version of this command

Several documents, each with its options after it, take one run: nothing is written unless all are right.`;

/** Runs the command. Failures of the input are a line each on `output.error`; nothing is written then. */
export async function runCli(args: readonly string[], output: Output): Promise<0 | 1> {
  try {
    const request = parseArguments(args);
    for (const line of await response(request)) {
      output.log(line);
    }
    return 0;
  } catch (error) {
    for (const line of describe(error).split("\n")) {
      output.error(`seamline-codegen: ${line}`);
    }
    return 1;
  }
}

async function response(request: Request): Promise<string[]> {
  switch (request.kind) {
    case "help":
      return [help];
    case "version":
      return [version()];
    case "generate":
      return write(request.documents);
  }
}

async function write(documents: readonly DocumentRequest[]): Promise<string[]> {
  const folders: GeneratedFolder[] = [];
  for (const { out, ...request } of documents) {
    folders.push({ files: await generate({ ...request, command: commandOf(request) }), outDir: out });
  }
  const changed = writeFolders(folders);
  return folders.map(({ files, outDir }, index) => {
    const outcome = changed[index] ? `${files.length} files written` : "up to date";
    return `${outDir}: ${outcome}`;
  });
}

/** The command as the header of the files shows it: without folders, which differ from machine to machine. */
function commandOf(request: Omit<DocumentRequest, "out">): string {
  const { spec, overlays, clientName, moduleName, validators } = request;
  const options = [
    ["spec", isPackagedSpec(spec) ? spec : basename(spec)],
    ...overlays.map((overlay) => ["overlay", basename(overlay)]),
    ["client-name", clientName],
    ["module", moduleName],
    ["validators", validators && ""],
  ];
  const given = options.filter(([, value]) => value !== undefined);
  return ["seamline-codegen", ...given.map(([name, value]) => `--${name} ${value}`.trim())].join(" ");
}

function version(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

function describe(error: unknown): string {
  if (error instanceof UsageError) {
    return `${error.message} (see seamline-codegen --help)`;
  }
  if (error instanceof SpecError) {
    return error.message;
  }
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
