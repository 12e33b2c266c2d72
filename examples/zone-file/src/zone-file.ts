import { readFile } from "node:fs/promises";
import { dnsRecordTypeValues } from "@seamline/edge/reference";
import * as v from "valibot";
import { parse } from "yaml";

type TypeName = keyof typeof dnsRecordTypeValues;

const integer = v.pipe(v.number(), v.integer());

/** A record in the file. The service chooses the fields that the file omits, so they are not compared. */
const record = v.strictObject({
  Type: v.pipe(
    v.picklist(Object.keys(dnsRecordTypeValues) as TypeName[]),
    v.transform((name) => dnsRecordTypeValues[name]),
  ),
  /** Relative to the domain. Empty for the domain itself. */
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

/** A zone from the file, with numeric record types. */
export type WantedZone = v.InferOutput<typeof zone>;

/** A record from the file, with a numeric type. */
export type WantedRecord = v.InferOutput<typeof record>;

/** Thrown if the file does not describe a zone. The message contains the path of each invalid value. */
export class InvalidZoneFileError extends Error {
  override readonly name = "InvalidZoneFileError";
}

/**
 * Reads a zone from a YAML file.
 *
 * @throws InvalidZoneFileError if a field is missing, unknown or of the wrong type
 */
export async function readZoneFile(path: string): Promise<WantedZone> {
  const result = v.safeParse(zone, parse(await readFile(path, "utf8")));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
  throw new InvalidZoneFileError(`${path} is not a zone:\n${problems.join("\n")}`);
}
