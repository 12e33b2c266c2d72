import { readFile } from "node:fs/promises";
import { dnsRecordTypeValues } from "@seamline/edge/reference";
import * as v from "valibot";
import { parse } from "yaml";

type TypeName = keyof typeof dnsRecordTypeValues;

const integer = v.pipe(v.number(), v.integer());

/** A record in the file. What it leaves out is the service's to choose, and is not compared. */
const record = v.strictObject({
  Type: v.pipe(
    v.picklist(Object.keys(dnsRecordTypeValues) as TypeName[]),
    v.transform((name) => dnsRecordTypeValues[name]),
  ),
  /** Relative to the domain: empty for the domain itself. */
  Name: v.string(),
  Value: v.string(),
  Ttl: v.optional(integer),
  Priority: v.optional(integer),
  Weight: v.optional(integer),
  Port: v.optional(integer),
  Flags: v.optional(integer),
  Tag: v.optional(v.string()),
});

const zone = v.strictObject({ Domain: v.string(), Records: v.array(record) });

/** A zone as its file has it, with the numbers of types instead of their names. */
export type WantedZone = v.InferOutput<typeof zone>;

/** A record as the file has it. */
export type WantedRecord = v.InferOutput<typeof record>;

/** The file is not one of a zone. Its message names the places that are wrong. */
export class InvalidZoneFileError extends Error {
  override readonly name = "InvalidZoneFileError";
}

/**
 * Reads a zone from a YAML file.
 *
 * @throws InvalidZoneFileError when a member is missing, unknown or of another type
 */
export async function readZoneFile(path: string): Promise<WantedZone> {
  const result = v.safeParse(zone, parse(await readFile(path, "utf8")));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new InvalidZoneFileError(`${path} is not a zone:\n${problems.join("\n")}`);
}
