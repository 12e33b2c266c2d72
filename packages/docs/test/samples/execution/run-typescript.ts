/**
 * Runs programs sequentially, without a test framework: `node run-typescript.ts programs.json`. Prints a line of JSON
 * for each program.
 */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** The TypeScript program of a sample, and its operation. */
export interface TypeScriptProgram {
  readonly name: string;
  readonly file: string;
  readonly operationId: string;
  readonly url: string;
  /** True if the program waits for a long-running operation. */
  readonly waits: boolean;
}

export interface TypeScriptOutcome {
  readonly name: string;
  /** Statuses of the requests to the operation. */
  readonly statuses: readonly number[];
  readonly error?: string;
}

/** Step of the clock, and interval between two steps, while a program waits. In milliseconds. */
const TICK = { advance: 1_000, every: 50 };

const programs = JSON.parse(await readFile(process.argv[2] ?? "", "utf8")) as TypeScriptProgram[];
const print = console.log;
console.log = () => undefined;
for (const program of programs) print(JSON.stringify(await outcomeOf(program)));

async function outcomeOf({
  name,
  file,
  operationId,
  url,
  waits,
}: TypeScriptProgram): Promise<TypeScriptOutcome> {
  const control = `${url}/__emulator`;
  await fetch(`${control}/reset`, { method: "POST" });
  const body = JSON.stringify({ advance: TICK.advance });
  const headers = { "content-type": "application/json" };
  const tick = () => void fetch(`${control}/clock`, { method: "POST", headers, body });
  const timer = waits ? setInterval(tick, TICK.every) : undefined;
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    return { name, statuses: [], error: String(error) };
  } finally {
    clearInterval(timer);
  }
  const journal = await fetch(`${control}/requests?operationId=${operationId}`);
  const { requests } = (await journal.json()) as { requests: { status: number }[] };
  return { name, statuses: requests.map(({ status }) => status) };
}
