import { type DocsServer, serveDocs } from "@seamline/docs/serve";

/** The docs port. The READMEs also use it. */
const DOCS_PORT = 4321;

export interface ServedDocs extends DocsServer {
  /** A line with the address of the docs. */
  readonly line: string;
}

/**
 * Serves the docs on their usual port, or on a free port if another program uses that port.
 *
 * @param emulatorPorts ports that the emulator needs
 */
export async function serveDocsOnUsualPort(emulatorPorts: readonly number[]): Promise<ServedDocs> {
  if (emulatorPorts.includes(DOCS_PORT)) return serveDocsOnFreePort("the emulator uses");
  try {
    const docs = await serveDocs({ port: DOCS_PORT });
    return { ...docs, line: `Docs: ${docs.url}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    return serveDocsOnFreePort("another program uses");
  }
}

async function serveDocsOnFreePort(reason: string): Promise<ServedDocs> {
  const docs = await serveDocs({ port: 0 });
  return { ...docs, line: `Docs: ${docs.url} (a free port, because ${reason} port ${DOCS_PORT})` };
}
