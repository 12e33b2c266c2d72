import type { Job } from "./job.ts";
import type { Command } from "./run-command.ts";
import type { Stage } from "./stage.ts";

/** A stage that is known to fail, according to the last recorded execution. */
export interface KnownFailure {
  readonly stage: Stage;
  /** Names of documents or their folders, such as `functions`. Default: every document. */
  readonly documents?: readonly string[];
}

/** A generator of clients: the default export of `generators/<id>/generator.ts`. */
export interface Generator {
  /** `openapi-generator`. */
  readonly tool: string;
  /** `Python`. */
  readonly language: string;
  /** Reads the pinned version from a file that a bot can update. */
  readonly version: () => string;
  /** Required commands, such as `java`. The generator is skipped if a command is missing. */
  readonly needs: readonly string[];
  /** OpenAPI form that the generator reads. */
  readonly form: "3.1" | "3.0";
  /** Names of the required overlays of `@seamline/specs`. An overlay is applied to all documents that it fits. */
  readonly overlays?: readonly string[];
  /** Settings of the generator, as a user writes them. */
  readonly settings: readonly string[];
  /** Stages that are known to fail. All other stages must succeed. */
  readonly knownFailures?: readonly KnownFailure[];
  /** Documents of `--slice`. Default: no documents. */
  readonly slice?: readonly string[];
  /** Installs the tool into the cache. Called once, before the first document. */
  readonly install?: () => Promise<void>;
  /** Writes the client of a document into the job's folder. */
  readonly generate: (job: Job) => Promise<void>;
  /** Compiles the generated client, together with the story if the job has one. */
  readonly compile: (job: Job) => Promise<void>;
  /**
   * Returns the command that runs the job's story, whose program is in `stories` of the generator's folder. If
   * omitted, clients are compiled, but no story is run.
   */
  readonly run?: (job: Job) => Command;
}
