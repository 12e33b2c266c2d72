import { readdirSync, readFileSync } from "node:fs";
import type { Schema } from "../src/document.ts";

/** A schema from the official test suite with valid and invalid values. */
export interface SuiteGroup {
  /** File name and description, such as `enum: simple enum validation`. */
  readonly title: string;
  readonly schema: Schema | boolean;
  /** Referenced schemas by name. */
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly tests: readonly SuiteTest[];
}

export interface SuiteTest {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

interface WrittenGroup {
  readonly description: string;
  readonly schema: Schema | boolean;
  readonly tests: readonly SuiteTest[];
}

const FOLDER = new URL("fixtures/json-schema-test-suite/", import.meta.url);

/** Matches ids, dynamic references and unevaluated keywords, which OpenAPI documents do not use. */
const UNSUPPORTED = /"(?:\$id|\$anchor|\$dynamicRef|\$recursiveRef|unevaluated\w+)":/;

/** Matches references to the whole schema or to a nested schema. */
const OTHER_REFERENCE = /"\$ref":"(?!#\/\$defs\/[\w-]+")/;

function isSupported({ schema }: WrittenGroup): boolean {
  const text = JSON.stringify(schema);
  return !UNSUPPORTED.test(text) && !OTHER_REFERENCE.test(text);
}

function groupsOf(file: string): SuiteGroup[] {
  const written: WrittenGroup[] = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
  return written.filter(isSupported).map(({ description, schema, tests }) => {
    const title = `${file.replace(".json", "")}: ${description}`;
    if (typeof schema === "boolean") return { title, schema, definitions: {}, tests };
    const { $schema: _, $defs, ...rest } = schema;
    return { title, schema: rest, definitions: ($defs ?? {}) as SuiteGroup["definitions"], tests };
  });
}

/** Reads the groups of the test suite that only use keywords and references supported in contracts. */
export function readSuite(): SuiteGroup[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .flatMap(groupsOf);
}
