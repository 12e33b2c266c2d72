import { existsSync } from "node:fs";
import path from "node:path";
import type { Workflow } from "./workflow.ts";

/**
 * Absolute paths of the files that a workflow consists of: itself, the descriptions beside it that it calls, which no
 * document of the service refers to, and its seed.
 */
export function workflowFiles(workflow: Workflow): string[] {
  const { seed } = workflow.content["x-emulator"] ?? {};
  const seedFile = typeof seed === "string" ? [path.join(path.dirname(workflow.yaml.file), seed)] : [];
  return [...describingFiles(workflow), ...seedFile.filter((file) => existsSync(file))];
}

/** The workflow and the descriptions beside it. */
export function describingFiles(workflow: Workflow): string[] {
  return [workflow.yaml.file, ...ownDescriptions(workflow)];
}

/** Descriptions that lie in the folder of the workflow; the others are bundles. */
export function ownDescriptions({ yaml, content }: Workflow): string[] {
  const folder = path.dirname(yaml.file);
  return (content.sourceDescriptions ?? [])
    .map(({ url }) => path.join(folder, url))
    .filter((file) => path.dirname(file) === folder && file.endsWith(".openapi.yaml") && existsSync(file));
}
