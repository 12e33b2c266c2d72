import type { Program } from "../code-runner/code-runner.ts";
import { isNodeRuntime } from "../code-runner/runtimes.ts";
import type { CodeCommand, CodeModule, CodeSource, FailedStart, Language } from "../language.ts";
import { type ExaminedPackage, examinePackage } from "./examine-package.ts";
import { hidePaths } from "./framework-program.ts";
import { type InstallOptions, installDependencies } from "./install-dependencies.ts";
import { nodeCommand } from "./node-command.ts";
import { nodeExitError, nodeStartError } from "./node-failures.ts";

/** Runs JavaScript with the Node.js version of this process, regardless of the version in the runtime. */
export function nodeLanguage(options: Pick<InstallOptions, "npm" | "environment">): Language {
  return {
    runs: isNodeRuntime,
    open: ({ folder }): CodeSource => ({
      examine: async (entryPoint, signal) =>
        new NodeModule(folder, await examinePackage(folder, entryPoint, signal)),
      install: (signal) => installDependencies(folder, { ...options, signal }),
    }),
  };
}

/** Lines that the framework writes when it starts listening. */
const BANNER_LINES = [
  /^Serving function\.\.\.$/,
  /^Function: /,
  /^Signature type: /,
  /^URL: http:\/\/localhost:/,
];

class NodeModule implements CodeModule {
  readonly folder: string;
  readonly file: string;
  readonly dependencies: readonly string[];
  readonly bannerLines = BANNER_LINES;
  readonly exitError = nodeExitError;
  readonly isEsModule: boolean;

  constructor(folder: string, { moduleFile, isEsModule, dependencies }: ExaminedPackage) {
    this.folder = folder;
    this.file = moduleFile;
    this.dependencies = Object.keys(dependencies);
    this.isEsModule = isEsModule;
  }

  notes(): readonly string[] {
    return [];
  }

  command(program: Program, socketPath: string): CodeCommand {
    return nodeCommand(program, this, socketPath);
  }

  startError(failed: FailedStart): ReturnType<CodeModule["startError"]> {
    return nodeStartError(this, failed);
  }

  hidePaths(text: string): string {
    return hidePaths(text, this.folder);
  }
}
