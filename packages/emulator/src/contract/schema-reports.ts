import { compiledReports } from "./compiled-checks.ts";
import { interpretedReports } from "./interpreted-checks.ts";
import { mayMakeCode } from "./may-make-code.ts";
import type { Definitions } from "./prepare-schemas.ts";
import type { Validation } from "./schema-definitions.ts";
import type { SchemaReports } from "./schema-failure.ts";

/**
 * Reports that name everything that is wrong, for documents of the user's own. They suit no request: a report may be
 * longer than what it is about.
 *
 * @param validation without it, compiled where code may be made from strings, and interpreted elsewhere
 */
export function schemaReports(definitions: Definitions, validation?: Validation): SchemaReports {
  const isCompiled = validation === undefined ? mayMakeCode() : validation === "compiled";
  return isCompiled ? compiledReports(definitions) : interpretedReports(definitions);
}
