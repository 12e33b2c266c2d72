import { fileURLToPath } from "node:url";
import { documents, workflows } from "@seamline/specs";
import {
  readPackagedDocument,
  readWorkflowFile,
  type VerifiedDocument,
  type VerifyOptions,
  type VerifyResult,
  verifyService,
} from "@seamline/specs/verify";
import { createEmulator, type EmulatorSeed } from "../../../src/index.ts";
import type { Mutate } from "./mutant.ts";

/** Credentials with all rights, by service. */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  edge: { AccessKey: "test-key" },
};
const BEARER = { authorization: "Bearer ada@example.com" };

export interface EmulatorRunOptions extends Partial<VerifyOptions> {
  readonly seed?: never;
  /** State of the emulator at the start. */
  readonly state?: EmulatorSeed;
  /** Defect that a proxy in front of the emulator adds. */
  readonly mutate?: Mutate;
}

/** Document name such as `retention/v1`, or `edge`. */
export function documentNames(): string[] {
  const all = documents.filter(({ profile }) => profile === "reference");
  return all.map(({ service, version }) => (version === undefined ? service : `${service}/${version}`));
}

const read = new Map<string, VerifiedDocument>();

/** Reads a document of the reference profile only once, because its schemas are compiled on first use. */
function documentOf(name: string): VerifiedDocument {
  const known = read.get(name);
  if (known) return known;
  const found = documents.find(
    ({ service, version, profile }) =>
      profile === "reference" && name === (version === undefined ? service : `${service}/${version}`),
  );
  if (found === undefined) throw new Error(`unknown document ${name}`);
  const document = readPackagedDocument(found);
  read.set(name, document);
  return document;
}

/** Returns the workflows of a service that need no seed, no additional accounts and no files. */
function workflowsOf(document: VerifiedDocument) {
  const usable = workflows.filter(
    ({ service, file }) =>
      service === document.service && /\/(?:zone-with|wait-out|service-errors)[^/]*$/.test(file.pathname),
  );
  return usable.map(({ file }) => readWorkflowFile(fileURLToPath(file)));
}

/** Verifies the emulator against a document of the reference profile, on the emulator's clock. */
export async function verifyEmulator(
  name: string,
  { state, mutate, ...options }: EmulatorRunOptions = {},
): Promise<VerifyResult> {
  const document = documentOf(name);
  const emulator = createEmulator({ longRunningMs: 300, ...(state && { seed: state }) });
  const service = emulator[document.service as "retention" | "functions" | "edge"];
  const handle = (request: Request) => service.fetch(request);
  try {
    return await verifyService(document, {
      baseUrl: "http://emulator.local",
      fetch: mutate ? (request) => mutate(request, handle) : handle,
      headers: HEADERS[document.service] ?? BEARER,
      allowWrites: true,
      workflows: workflowsOf(document),
      values: { project: "demo", location: "us-central1" },
      sleep: (ms) => emulator.clock.advance(ms),
      now: () => emulator.clock.now(),
      ...options,
    });
  } finally {
    await emulator.close();
  }
}
