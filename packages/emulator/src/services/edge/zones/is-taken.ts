import type { EdgeReader } from "../edge-context.ts";
import { foldedDomain } from "./domain-name.ts";

/** Whether there is a zone for a domain, in whatever account: a domain has one. */
export async function isTaken(reader: EdgeReader, domain: string): Promise<boolean> {
  return (await reader.count("zones", { index: "byDomain", equals: [foldedDomain(domain)] })) > 0;
}
