/** The emulator's responses, which the handwritten servers send. The first argument names their file. */
import { readFileSync } from "node:fs";

interface Responses {
  readonly matter: { readonly matterId: string };
  readonly zonePage: object;
}

export const { matter, zonePage } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Responses;
