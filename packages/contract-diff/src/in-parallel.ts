import { availableParallelism } from "node:os";

/** Runs as many jobs at once as there are CPU cores, and returns their results in order. */
export async function inParallel<Result>(jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...jobs.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
