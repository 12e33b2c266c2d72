/** What the servers that are written by hand answer with: what the emulator was seen to answer. Its file comes first. */
import { readFileSync } from "node:fs";

interface Responses {
  readonly matter: { readonly matterId: string };
  readonly zonePage: object;
}

export const { matter, zonePage } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Responses;
