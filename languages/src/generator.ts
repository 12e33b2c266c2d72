import type { Job } from "./job.ts";
import type { Command } from "./run-command.ts";
import type { Stage } from "./stage.ts";

/** A stage that is known to fail, as the last recorded execution shows. */
export interface KnownFailure {
  readonly stage: Stage;
  /** Names of documents, or of folders of them: `functions`. Default: every document. */
  readonly documents?: readonly string[];
}

/** A generator of clients: what `generators/<id>/generator.ts` exports as its default. */
export interface Generator {
  /** `openapi-generator`. */
  readonly tool: string;
  /** `Python`. */
  readonly language: string;
  /** Reads the version that is pinned, from a file that a bot can update. */
  readonly version: () => string;
  /** Commands that must be on the machine, such as `java`. Without one of them the generator is skipped. */
  readonly needs: readonly string[];
  /** The form of OpenAPI that it reads. */
  readonly form: "3.1" | "3.0";
  /** Names of overlays of `@seamline/specs` that it needs. Each is applied to the documents that it fits. */
  readonly overlays?: readonly string[];
  /** Its settings, as a user writes them. */
  readonly settings: readonly string[];
  /** Whether a failure of a stage is an error. A stage that is not listed must succeed. */
  readonly knownFailures?: readonly KnownFailure[];
  /** The documents of `--slice`; none unless given. */
  readonly slice?: readonly string[];
  /** Installs the tool into the cache. Called once, before the first document. */
  readonly install?: () => Promise<void>;
  /** Writes the client of a document into the job's folder. */
  readonly generate: (job: Job) => Promise<void>;
  /** Compiles that client, together with the job's story, if it has one. */
  readonly compile: (job: Job) => Promise<void>;
  /**
   * Returns the command that runs the job's story, whose program is in `stories` of the generator's folder. Without it the
   * generator has no stories, and its clients are only compiled.
   */
  readonly run?: (job: Job) => Command;
}
