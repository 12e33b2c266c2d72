/** A seed file holds what is no seed. The message is one line for each problem, as compilers write them: file, line, column. */
export class RefusedSeedError extends Error {
  override readonly name: string = "RefusedSeedError";
}
