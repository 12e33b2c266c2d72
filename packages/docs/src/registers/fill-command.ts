import type { SpecDocument } from "@seamline/specs";
import type { RegisteredPoint } from "@seamline/specs/provenance";

/**
 * Returns the command that writes an overlay to fill and close an extension point.
 *
 * @returns undefined if the point itself is not open, for example if only some parts are open
 */
export function fillCommand(spec: SpecDocument, { id, openAt }: RegisteredPoint): string | undefined {
  if (openAt.length === 0) return undefined;
  return [
    `npx seamline-codegen fill ${id}`,
    `  --spec ${specifierOf(spec)}`,
    "  --close --output own.overlay.yaml",
  ].join(" \\\n");
}

/** Returns the specifier of a document for `seamline-codegen`, for example `@seamline/specs/retention/v1/reference`. */
export function specifierOf({ service, version, profile }: SpecDocument): string {
  const parts = [service, version, profile === "as shown" ? undefined : profile];
  return `@seamline/specs/${parts.filter((part) => part !== undefined).join("/")}`;
}
