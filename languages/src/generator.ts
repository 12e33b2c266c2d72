import type { Job } from "./job.ts";
import type { Command } from "./run-command.ts";
import type { Stage } from "./stage.ts";

/** A stage that failed in the last recorded run. */
export interface KnownFailure {
  readonly stage: Stage;
  /** Names of documents or document folders, such as `functions`. Default: every document. */
  readonly documents?: readonly string[];
}

/** A client generator: the default export of `generators/<id>/generator.ts`. */
export interface Generator {
  /** Name of the tool, such as `openapi-generator`. */
  readonly tool: string;
  /** For example, `Python`. */
  readonly language: string;
  /** Reads the pinned version from a file that a bot can update. */
  readonly version: () => string;
  /** Required commands, such as `java`. The generator is skipped if a command is missing. */
  readonly needs: readonly string[];
  /** OpenAPI version that the generator reads. */
  readonly form: "3.1" | "3.0";
  /** Names of required overlays from `@seamline/specs`. An overlay is applied to every document that it fits. */
  readonly overlays?: readonly string[];
  /** Generator settings, as users write them. */
  readonly settings: readonly string[];
  /** Stages that are known to fail. All other stages must succeed. */
  readonly knownFailures?: readonly KnownFailure[];
  /** Documents for `--slice`. Default: no documents. */
  readonly slice?: readonly string[];
  /** Installs the tool in the cache. Called once before the first document. */
  readonly install?: () => Promise<void>;
  /** Writes a document's client to the job's folder. */
  readonly generate: (job: Job) => Promise<void>;
  /** Compiles the generated client, together with the story if the job has one. */
  readonly compile: (job: Job) => Promise<void>;
  /**
   * Returns the command that runs the job's story. Its program is in the generator's `stories` folder. If omitted,
   * clients are compiled, but no stories are run.
   */
  readonly run?: (job: Job) => Command;
}
